/** @typedef {import("puppeteer-core").Page} Page */

/**
 * A browser for Web Test Runner: each test file gets a context of its own, so that no fault leaves anything behind, and
 * its pages know which fault is on. Each such browser runs one file at a time; several share a process.
 * @param {object} how
 * @param {string} how.name
 * @param {import("puppeteer-core").Browser} how.browser
 * @param {(sessionId: string) => Promise<{ fault: number, limitMs: number } | undefined>} how.taskOf undefined: no need to run;
 * a page still open after `limitMs` is closed, which fails the session
 * @param {(sessionId: string, reached: number[]) => void} how.tellReached the planted places that a session without a fault executed
 * @returns {import("@web/test-runner").BrowserLauncher & { getPage(sessionId: string): Page }}
 */
export function pages({ name, browser, taskOf, tellReached }) {
  /** @type {Map<string, { page: Page, fault: number, limit: NodeJS.Timeout, opened: Promise<unknown> }>} */
  const open = new Map();
  return {
    name,
    type: "puppeteer",
    concurrency: 1,
    async startSession(id, url) {
      const task = await taskOf(id);
      if (!task) throw new Error("not needed");
      const { fault, limitMs } = task;
      const page = await (await browser.createBrowserContext()).newPage();
      const limit = setTimeout(() => void page.browserContext().close().catch(ignoreClosed), limitMs);
      const load = async () => {
        await page.setViewport({ width: 800, height: 600 });
        await page.evaluateOnNewDocument(listen, fault);
        await page.goto(url);
      };
      const opened = load();
      open.set(id, { page, fault, limit, opened });
      await opened;
    },
    async stopSession(id) {
      const { page, fault, limit, opened } = pageOf(id);
      open.delete(id);
      await opened.catch(ignoreClosed); // short tests end before the page has loaded, when it cannot be asked yet
      clearTimeout(limit);
      const reached = () => page.evaluate(() => [...globalThis.reachedFaults]);
      if (fault === 0) tellReached(id, page.isClosed() ? [] : await reached());
      await page.browserContext().close().catch(ignoreClosed);
      return {};
    },
    startDebugSession: () => Promise.reject(new Error("faults are planted without a window")),
    isActive: (id) => open.has(id),
    getBrowserUrl: (id) => open.get(id)?.page.url(),
    getPage: (id) => pageOf(id).page,
  };

  /** @param {string} id */
  function pageOf(id) {
    const found = open.get(id);
    if (!found) throw new Error(`session ${id} has no page`);
    return found;
  }
}

/** The limit or the end of the session has closed it. */
const ignoreClosed = () => {};

/** Runs in the page, before its scripts. @param {number} fault */
function listen(fault) {
  /** @type {Set<number>} */
  const reached = new Set();
  globalThis.reachedFaults = reached;
  globalThis.faultActs = (id) => {
    reached.add(id);
    return id === fault;
  };
}
