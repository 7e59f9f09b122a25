/**
 * Makes the browsers of BROWSERS available, and the libraries of test/hostile that npm does not have as browser builds:
 * uses installed ones, else installs Debian's, else says how.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { chosenBrowsers, chromePath, firefoxPath, shellPath } from "./browser.mjs";

const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
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
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...packages);
  const lacking = packages.filter((name) => spawnSync("dpkg", ["-s", name], { stdio: "ignore" }).status !== 0);
  if (lacking.length > 0) console.error(`apt-get did not install ${lacking.join(" ")}.`);
  process.exitCode = lacking.length > 0 ? 1 : 0;
}

/**
 * Waits for another apt to end, and retries a failed download.
 * @param {string[]} args
 */
function apt(...args) {
  spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=900", "-o", "Acquire::Retries=3", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
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
