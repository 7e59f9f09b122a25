/** CPU time of a page's main thread, and alternating rounds, so that a busy machine slows all sides alike. */

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */
/** One side of a comparison: a page in its own context, and so in its own process. @typedef {{ page: Page, cpu(work: () => Promise<unknown>): Promise<number>, collectGarbage(): Promise<void>, close(): Promise<void> }} Side */

/**
 * Opens a page. `cpu` returns the ms that its main thread worked during `work`, without waiting for a core.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Side>}
 */
export async function openSide(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "uk-UA" });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${url}: ${error.message}`));
  await page.goto(url);
  await page.evaluate("globalThis.vs?.ready");
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  return {
    page,
    async cpu(work) {
      const before = await worked();
      await work();
      return (await worked()) - before;
    },
    collectGarbage: async () => void (await session.send("HeapProfiler.collectGarbage")),
    close: () => context.close(),
  };
}

/**
 * Runs all sides in turns; the first rounds only warm up.
 * @template {string} Name
 * @param {{ rounds: number, warm: number }} plan
 * @param {Record<Name, () => Promise<number>>} sides each gives one figure
 * @returns {Promise<Record<Name, number>>} the medians
 */
export async function takeTurns({ rounds, warm }, sides) {
  const names = /** @type {Name[]} */ (Object.keys(sides));
  /** @type {Map<Name, number[]>} */
  const figures = new Map(names.map((name) => [name, []]));
  for (let round = 0; round < warm + rounds; round++)
    // each side is first as often as the other
    for (const name of round % 2 ? names.toReversed() : names) {
      const figure = await sides[name]();
      if (round >= warm) figures.get(name)?.push(figure);
    }
  const medians = names.map((name) => [name, median(figures.get(name) ?? [])]);
  return /** @type {Record<Name, number>} */ (Object.fromEntries(medians));
}

/** @param {number[]} list */
export function median(list) {
  const sorted = list.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/** Two frames: the changes have been laid out and painted. @param {Page} page */
export const painted = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// ---- in the page

/** Starts to keep the lengths of long tasks. */
export function watchTasks() {
  /** @type {number[]} */
  const tasks = [];
  new PerformanceObserver((seen) => void tasks.push(...seen.getEntries().map(({ duration }) => duration))).observe({
    type: "longtask",
  });
  Object.assign(globalThis, { tasks });
}

/** In ms; 0 when there was none. */
export function longestTask() {
  /** @type {{ tasks: number[] }} */
  const { tasks } = Object.assign({ tasks: [] }, globalThis);
  return Math.max(0, ...tasks);
}
