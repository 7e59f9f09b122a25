import { accessSync, constants, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";

const { env, platform } = process;

/** The browsers of a run: BROWSERS=chromium,firefox. */
export const chosenBrowsers = (env["BROWSERS"] ?? "chromium,firefox").split(",");

/** A Chromium-based browser; throws a sentence that says what to install. */
export const chromePath = () => found(chromePlaces()) ?? fail("chromium", "CHROME_PATH");
/** Chromium without its window code, if it is installed, or the program that CHROME_PATH names. */
export const shellPath = () => found(shellPlaces());
/** The browser for tests: the headless shell does a third less work. The long run uses the whole browser. */
export const quickChromePath = () => (env["LONG"] === "1" ? undefined : shellPath()) ?? chromePath();
/** Firefox ESR, or another Firefox; throws a sentence that says what to install. */
export const firefoxPath = () => found(firefoxPlaces()) ?? fail("firefox-esr", "FIREFOX_PATH");

/** Chromium does not start its sandbox as root, so only root turns it off. The other flags keep it off the network. */
export const chromeArgs = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * For flows, whose pages live a few seconds: code that is optimized for a long life and processes of their own for
 * drawing and the network took a fifth of their time. The long run is without these flags. The features are those of
 * Playwright's own flag, which this one replaces, and one more.
 */
export const quickFlowArgs = [
  "--js-flags=--single-threaded --no-opt --no-maglev",
  "--in-process-gpu",
  "--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2",
];

/** @param {Iterable<string | undefined>} places */
const found = (places) => [...places].find((file) => file !== undefined && isProgram(file));

/**
 * @param {string} name
 * @param {string} variable
 * @returns {never}
 */
function fail(name, variable) {
  throw new Error(`No ${name} found. Debian and Ubuntu: apt-get install ${name}. Elsewhere set ${variable}.`);
}

/** Every possible path of a Chromium-based browser, best first. */
function* chromePlaces() {
  yield env["CHROME_PATH"];
  yield* onPath(["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chromium-headless-shell"]);
  if (platform === "darwin")
    for (const name of ["Google Chrome", "Chromium"]) yield `/Applications/${name}.app/Contents/MacOS/${name}`;
  if (platform === "win32")
    for (const root of [env["PROGRAMFILES"], env["LOCALAPPDATA"]])
      if (root) yield path.join(root, "Google/Chrome/Application/chrome.exe");
  yield* newestFirst(path.join(os.homedir(), ".cache/puppeteer/chrome"), "chrome-linux64/chrome");
  yield* newestFirst(path.join(os.homedir(), ".cache/ms-playwright"), "chrome-linux/chrome");
}

function* shellPlaces() {
  yield env["CHROME_PATH"];
  yield* onPath(["chromium-headless-shell"]);
  yield* newestFirst(path.join(os.homedir(), ".cache/ms-playwright"), "chrome-linux/headless_shell");
}

function* firefoxPlaces() {
  yield env["FIREFOX_PATH"];
  yield* onPath(["firefox-esr", "firefox"]);
  if (platform === "darwin") yield "/Applications/Firefox.app/Contents/MacOS/firefox";
}

/** @param {string[]} names */
const onPath = (names) =>
  names.flatMap((name) => (env["PATH"] ?? "").split(path.delimiter).map((folder) => path.join(folder, name)));

/**
 * `base/<version>/tail`.
 * @param {string} base
 * @param {string} tail
 */
function newestFirst(base, tail) {
  try {
    return readdirSync(base)
      .toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }))
      .map((version) => path.join(base, version, tail));
  } catch {
    return []; // no such cache
  }
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
