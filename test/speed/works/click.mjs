import { openSide, takeTurns } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */

const links = 10_000;
const clicks = 300;

/**
 * Cost of the listener for a click on one of 10,000 links, and for a click without an action: the same clicks on the
 * page without a listener are subtracted. The page cancels the action, so that nothing opens.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function click({ browser, url }) {
  const open = (/** @type {string} */ by) => openSide(browser, `${url}/links?count=${links}&by=${by}`);
  const sides = { ours: await open("ours"), hand: await open("hand"), bare: await open("bare") };
  for (const { page } of [sides.ours, sides.hand])
    await page.evaluate(() => document.addEventListener("vs:before", (event) => event.preventDefault()));
  await sides.bare.page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  /** @type {Result[]} */
  const results = [];
  for (const { name, target, waitMs } of [
    { name: "click", target: "a", waitMs: 1200 },
    { name: "click on text", target: "td", waitMs: 100 },
  ]) {
    let from = 0;
    /** @param {import("../measure.mjs").Side} side */
    const some = async ({ page, cpu }) => {
      const ms = await cpu(() => page.evaluate(clickMany, { from: (from += clicks), clicks, links, target, waitMs }));
      return ms / clicks;
    };
    const { ours, hand, bare } = await takeTurns(
      { rounds: 10, warm: 3 },
      { ours: () => some(sides.ours), hand: () => some(sides.hand), bare: () => some(sides.bare) },
    );
    results.push({ name, ours: ours - bare, hand: hand - bare });
  }
  for (const side of Object.values(sides)) await side.close();
  return results;
}

/**
 * Clicks different elements, then waits until all effects are over, the second without repeats too.
 * @param {{ from: number, clicks: number, links: number, target: string, waitMs: number }} given
 */
async function clickMany({ from, clicks: count, links: all, target, waitMs }) {
  for (let at = from; at < from + count; at++) {
    /** @type {HTMLElement | null} */
    const element = document.querySelector(`#row-${(at * 7) % all} ${target}`);
    element?.click();
  }
  await new Promise((done) => setTimeout(done, waitMs));
}
