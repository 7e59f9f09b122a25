/** A command for unit tests: gives the focus of the browser's window back to the page of the test. */

/** More than the buttons of Firefox's own toolbars. */
const mostTabs = 30;

/** @returns {import("@web/test-runner").TestRunnerPlugin} */
export const keepFocus = () => ({
  name: "keep-focus",
  async executeCommand({ command, session }) {
    if (command !== "take-focus") return;
    const browser = /** @type {import("@web/test-runner-chrome").ChromeLauncher} */ (session.browser);
    const page = browser.getPage(session.id);
    const isFocused = () => page.evaluate(() => document.hasFocus());
    await page.bringToFront(); // from another window or tab
    for (let count = 0; count < mostTabs && !(await isFocused()); count++) await page.keyboard.press("Tab"); // from a toolbar
    return isFocused();
  },
});
