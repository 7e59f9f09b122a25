/** A command for unit tests: gives the focus of the browser's window back to the page of the test. */

/** A toolbar of Firefox is left after fewer. */
const mostTabs = 30;

/** @returns {import("@web/test-runner").TestRunnerPlugin} */
export const keepFocus = () => ({
  name: "keep-focus",
  async executeCommand({ command, session }) {
    if (command !== "take-focus") return;
    const browser = /** @type {import("@web/test-runner-chrome").ChromeLauncher} */ (session.browser);
    const page = browser.getPage(session.id);
    const ways = [
      () => page.bringToFront(), // from another window
      () => changeTabs(page), // from the page's own end, by Tab
      ...Array.from({ length: mostTabs }, () => () => page.keyboard.press("Tab")), // from a toolbar
    ];
    for (const way of ways) {
      await way();
      if (await isFocused(page)) return true;
    }
    return false;
  },
});

/** @typedef {import("puppeteer-core").Page} Page */

/** To another tab and back. @param {Page} page */
async function changeTabs(page) {
  const other = await page.browserContext().newPage();
  await page.bringToFront();
  await other.close();
}

/** Within a moment, because the news comes from another process. @param {Page} page */
const isFocused = (page) =>
  page
    .waitForFunction(() => document.hasFocus(), { polling: 20, timeout: 300 })
    .then(
      () => true,
      () => false,
    );
