import { openSide, painted, takeTurns } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */

/**
 * vs-tree of 5,000 items, unfolded, beside nested lists by hand: from the call to the painted rows.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function tree({ browser, url }) {
  const ours = await openSide(browser, `${url}/tree?by=ours`);
  const hand = await openSide(browser, `${url}/tree?by=hand`);
  const round = async (/** @type {import("../measure.mjs").Side} */ side, /** @type {any} */ show) => {
    const ms = await side.cpu(async () => {
      await side.page.evaluate(show, 200);
      await painted(side.page);
    });
    await side.page.evaluate(() => document.querySelector("#place")?.replaceChildren());
    await side.collectGarbage();
    return ms;
  };
  const opened = await takeTurns(
    { rounds: 11, warm: 4 },
    { ours: () => round(ours, showOurs), hand: () => round(hand, showHand) },
  );
  await ours.close();
  await hand.close();
  return [{ name: "tree opened", ...opened }];
}

/** Items for both sides: sections of 24 on three levels; runs in the page. @param {number} sections */
async function showOurs(sections) {
  const items = Array.from({ length: sections }, (_, section) => ({
    name: `Розділ ${section}`,
    enabled: true,
    children: Array.from({ length: 4 }, (_part, part) => ({
      name: `Частина ${section}.${part}`,
      enabled: true,
      children: Array.from({ length: 5 }, (_item, at) => ({ name: `Робота ${section}.${part}.${at}`, enabled: true })),
    })),
  }));
  const tag = Object.assign(document.createElement("vs-tree"), { size: "20", enable: "enabled", value: items });
  document.querySelector("#place")?.append(tag);
  const find = (/** @type {string} */ selector) => tag.shadowRoot?.querySelector(selector);
  while (!find("[role=treeitem]")) await new Promise((done) => setTimeout(done));
  /** @type {HTMLElement | null | undefined} */ (find('[aria-keyshortcuts="*"]'))?.click();
  while (!find("[aria-level='3']")) await new Promise((done) => setTimeout(done));
}

/** @param {number} sections */
async function showHand(sections) {
  const items = Array.from({ length: sections }, (_, section) => ({
    name: `Розділ ${section}`,
    children: Array.from({ length: 4 }, (_part, part) => ({
      name: `Частина ${section}.${part}`,
      children: Array.from({ length: 5 }, (_item, at) => ({ name: `Робота ${section}.${part}.${at}` })),
    })),
  }));
  const path = "/hand/tree.mjs";
  const { makeTree } = await import(path);
  makeTree(document.querySelector("#place"), items);
}
