import { longestTask, openSide, painted, takeTurns, watchTasks } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */
/** @typedef {import("@playwright/test").Page} Page */

const keys = "id name street kind received cost crew length note code".split(" ");
const frames = 60;

/**
 * vs-table beside a pool of rows by hand: first paint of 10,000 × 10, scrolling through 100,000, and a page's own table
 * of 5,000 rows.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function table(setting) {
  return [...(await drawn(setting)), ...(await scrolled(setting)), ...(await wrapped(setting))];
}

/** @param {Setting} setting @returns {Promise<Result[]>} */
async function drawn({ browser, url }) {
  const ours = await openSide(browser, `${url}/table?by=ours`);
  const hand = await openSide(browser, `${url}/table?by=hand`);
  const round = async (/** @type {import("../measure.mjs").Side} */ side, /** @type {any} */ show) => {
    const ms = await side.cpu(async () => {
      await side.page.evaluate(show, { keys, count: 10_000 });
      await painted(side.page);
    });
    await side.page.evaluate(() => document.querySelector("#place")?.replaceChildren());
    await side.collectGarbage();
    return ms;
  };
  const shown = await takeTurns(
    { rounds: 11, warm: 4 },
    { ours: () => round(ours, showOurs), hand: () => round(hand, showHand) },
  );
  await ours.close();
  await hand.close();
  return [{ name: "table shown", ...shown }];
}

/** @param {Setting} setting @returns {Promise<Result[]>} */
async function scrolled({ browser, url }) {
  const sides = {
    ours: await openSide(browser, `${url}/table?by=ours`),
    hand: await openSide(browser, `${url}/table?by=hand`),
  };
  await sides.ours.page.evaluate(/** @type {any} */ (showOurs), { keys, count: 100_000 });
  await sides.hand.page.evaluate(/** @type {any} */ (showHand), { keys, count: 100_000 });
  await sides.ours.page.evaluate(watchTasks);
  const round = (/** @type {"ours" | "hand"} */ name) => async () => {
    const ms = await sides[name].cpu(() => sides[name].page.evaluate(scrollThrough, frames));
    return ms / frames;
  };
  const moved = await takeTurns({ rounds: 9, warm: 2 }, { ours: round("ours"), hand: round("hand") });
  const longest = await sides.ours.page.evaluate(longestTask);
  await sides.ours.close();
  await sides.hand.close();
  return [
    { name: "table scrolled", ...moved },
    { name: "table long task", ours: longest },
  ];
}

/** @param {Setting} setting @returns {Promise<Result[]>} */
async function wrapped({ browser, url }) {
  const side = await openSide(browser, `${url}/wrapped?by=ours`);
  const round = (/** @type {string} */ name) => async () => {
    const ms = await side.cpu(async () => {
      await side.page.evaluate(wrapIn, name);
      await side.page.waitForTimeout(50); // for what follows the first paint
      await painted(side.page);
    });
    await side.page.evaluate(takeOut);
    await painted(side.page);
    return ms;
  };
  const shown = await takeTurns({ rounds: 11, warm: 3 }, { ours: round("vs-table"), hand: round("div") });
  await side.close();
  return [{ name: "table wrapped", ...shown }];
}

/** Rows for both sides; runs in the page. @param {{ keys: string[], count: number }} given */
async function showOurs({ keys: names, count }) {
  const rows = Array.from({ length: count }, (_, at) =>
    Object.fromEntries(names.map((key, column) => [key, `${key} ${at * (column + 3)}`])),
  );
  const tag = Object.assign(document.createElement("vs-table"), {
    height: "675",
    columns: names.map((name) => ({ name, width: 140 })),
    rows,
  });
  document.querySelector("#place")?.append(tag);
  while (!tag.shadowRoot?.querySelector(".grid-row:not([hidden]) .grid-cell:not(.waiting)[role=gridcell]"))
    await new Promise((done) => setTimeout(done));
}

/** @param {{ keys: string[], count: number }} given */
async function showHand({ keys: names, count }) {
  const rows = Array.from({ length: count }, (_, at) =>
    Object.fromEntries(names.map((key, column) => [key, `${key} ${at * (column + 3)}`])),
  );
  const path = "/hand/table.mjs";
  const { makePool } = await import(path);
  makePool(document.querySelector("#place"), names, rows);
}

/** Scrolls by 400 px a frame, so that half of the rows are new in each. @param {number} count */
async function scrollThrough(count) {
  const box = document.querySelector(".pool") ?? document.querySelector("vs-table")?.shadowRoot?.querySelector(".grid");
  for (let frame = 0; frame < count; frame++) {
    if (box) box.scrollTop = (box.scrollTop + 400) % 3_000_000;
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/** Puts the page's table into a new element, as the server would have sent it. @param {string} name */
function wrapIn(name) {
  const own = document.querySelector("#place table");
  const around = document.createElement(name);
  if (own) around.append(own);
  document.querySelector("#place")?.append(around);
}

function takeOut() {
  const own = document.querySelector("#place table");
  const fresh = own?.cloneNode(true);
  document.querySelector("#place")?.replaceChildren();
  if (fresh) document.querySelector("#place")?.append(fresh);
}
