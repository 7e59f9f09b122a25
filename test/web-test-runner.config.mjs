/**
 * Units and components in real browsers: `src`, `elements` and `test/*`, files named `*.test.ts(x)`.
 * UNITS="src/base elements/fields" runs only tests below; BROWSERS=chromium only that browser;
 * `--watch` runs again on change.
 */
import { readdirSync } from "node:fs";
import process from "node:process";
import { defaultReporter } from "@web/test-runner";
import { chromeLauncher } from "@web/test-runner-chrome";
import puppeteer from "puppeteer-core";
import { chosenBrowsers, chromeArgs, firefoxPath, quickChromePath } from "./support/browser.mjs";
import { bundleTests, keepChunks } from "./support/bundle-tests.mjs";
import { closingLine } from "./support/closing-line.mjs";
import { keepFocus } from "./support/keep-focus.mjs";
import { lastTests } from "./support/last-test.mjs";

const isWatching = process.argv.includes("--watch");
const chosen = (process.env["UNITS"] ?? "").split(" ").filter(Boolean);
const files = [...testsIn("src"), ...testsIn("elements"), ...testsIn("test", { recursive: false })].filter(
  (file) => chosen.length === 0 || chosen.some((start) => file.startsWith(start)),
);

/** Nothing here reads the browser's network events, which take a third of Firefox's own time. */
const networkEnabled = false;

/** @typedef {{ browsers: ReturnType<typeof chromeLauncher>[], files: string[] }} Group */
/** @type {Record<string, () => Group[]>} */
const groups = {
  // beside two Firefoxes one page is enough for two processors
  chromium: () => [{ browsers: [chromium(chosenBrowsers.length > 1 ? 1 : 2)], files }],
  // A Firefox gives the focus of its window to one page, which waits half of its time: two of them share the files.
  firefox: () => [0, 1].map((half) => ({ browsers: [firefox()], files: files.filter((_, at) => at % 2 === half) })),
};
const chosenGroups = chosenBrowsers.flatMap((name) => groups[name]?.() ?? []).filter((group) => group.files.length > 0);

/** @type {import("@web/test-runner").TestRunnerConfig} */
export default {
  rootDir: ".",
  groups: chosenGroups.map((group, at) => ({ name: String(at), ...group })),
  middleware: [keepChunks],
  plugins: [bundleTests(files), keepFocus(), lastTests()],
  concurrency: 1,
  concurrentBrowsers: chosenGroups.length,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 240_000,
  testRunnerHtml: withoutTracing,
  testFramework: { config: { timeout: 20_000 } },
  reporters: [defaultReporter({ reportTestProgress: isWatching }), closingLine()],
};

/** @param {number} concurrency pages at a time */
function chromium(concurrency) {
  return chromeLauncher({
    concurrency,
    launchOptions: { executablePath: quickChromePath(), args: chromeArgs, networkEnabled },
    // A separate window for each page: in a background tab animation frames stop.
    createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
  });
}

function firefox() {
  return chromeLauncher({
    // @ts-expect-error: the option's type expects the module, its code the object.
    puppeteer,
    launchOptions: { browser: "firefox", executablePath: firefoxPath(), networkEnabled },
  });
}

/**
 * The page of a test file. React in development describes each element and update to Chromium's developer tools, which
 * takes a third of a test's time; without these two functions it does not.
 * @param {string} framework the address of the framework's module
 */
function withoutTracing(framework) {
  return `<!DOCTYPE html><html><body>
    <script>delete console.createTask; delete console.timeStamp;</script>
    <script type="module" src="${framework}"></script>
  </body></html>`;
}

/**
 * @param {string} folder
 * @param {{ recursive: boolean }} [how]
 */
function testsIn(folder, { recursive } = { recursive: true }) {
  return readdirSync(folder, { recursive, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}
