/**
 * Makes the browsers of BROWSERS available, and the libraries of test/hostile that npm does not have as browser builds:
 * uses installed ones, else installs Debian's, else says how.
 */
import { existsSync } from "node:fs";
import process from "node:process";
import { apt, aptInstall, mayInstall } from "./apt.mjs";
import { chosenBrowsers, chromePath, firefoxPath, shellPath } from "./browser.mjs";

const font = { package: "fonts-dejavu-core", isThere: () => existsSync("/usr/share/fonts/truetype/dejavu") };
const sources = new Map([
  ["chromium", { package: "chromium", isThere: () => isFound(chromePath) }],
  ["firefox", { package: "firefox-esr", isThere: () => isFound(firefoxPath) }],
]);

const libraries = ["mootools", "prototype"].map((name) => ({
  package: `libjs-${name}`,
  isThere: () => existsSync(`/usr/share/javascript/${name}`),
}));

const ofDebian = existsSync("/usr/bin/apt-get") ? [font, ...libraries] : [];
const missing = [...chosenBrowsers.map(sourceOf), ...ofDebian]
  .filter((source) => !source.isThere())
  .map((source) => source.package);
if (missing.length > 0) install(missing);
// it makes the runs faster; not every system has it
if (chosenBrowsers.includes("chromium") && mayInstall && !shellPath())
  apt("install", "-y", "--no-install-recommends", "chromium-headless-shell");

/** @param {string} name */
function sourceOf(name) {
  const source = sources.get(name);
  if (!source) throw new Error(`BROWSERS names "${name}"; it takes ${[...sources.keys()].join(" and ")}.`);
  return source;
}

/** @param {string[]} packages */
function install(packages) {
  const list = packages.join(" ");
  if (!mayInstall) {
    console.error(`The tests need ${list}. Debian or Ubuntu: sudo apt-get install ${list}`);
    console.error("Elsewhere: install Chrome and Firefox, or set CHROME_PATH and FIREFOX_PATH to them.");
    process.exitCode = 1;
    return;
  }
  console.log(`Installing ${list}`);
  process.exitCode = aptInstall(packages) ? 0 : 1;
}

/** @param {() => unknown} find */
function isFound(find) {
  try {
    find();
    return true;
  } catch {
    return false;
  }
}
