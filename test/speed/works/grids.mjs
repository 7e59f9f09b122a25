import { buildPeers } from "../peers.mjs";
import { benchKeys } from "./bench-rows.mjs";
import { longestTask, openSide, painted, takeTurns, watchTasks } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */
/** @typedef {import("../measure.mjs").Side} Side */
/** @typedef {{ keys: string[], count: number, name: string }} Given */

const keys = benchKeys;
const few = keys.slice(0, 5);

/**
 * Tables beside tables of npm: first paint, a committed cell, a pasted block, a page's own table wrapped, Handsontable in
 * our tag beside Handsontable alone, and what is left when they are gone.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function grids(setting) {
  await buildPeers();
  return [
    ...(await shown(setting)),
    ...(await committed(setting)),
    ...(await pasted(setting)),
    ...(await wrapped(setting)),
    ...(await onHandsontable(setting)),
    ...(await opened(setting)),
  ];
}

/** @template {string} Name @param {Setting} setting @param {readonly Name[]} names @returns {Promise<Record<Name, Side>>} */
async function sidesOf({ browser, url }, names) {
  const open = async (/** @type {Name} */ name) => {
    const side = await openSide(browser, `${url}/table?by=${name === "ours" || name === "inTag" ? "ours" : "bare"}`);
    return /** @type {const} */ ([name, side]);
  };
  return /** @type {Record<Name, Side>} */ (Object.fromEntries(await Promise.all(names.map(open))));
}
/** @param {Record<string, Side>} sides */
const closeAll = (sides) => Promise.all(Object.values(sides).map((side) => side.close()));

/** Shows a table in a page. @param {Side} side @param {Given} given */
async function showIn(side, given) {
  await side.page.evaluate(makeRows, given);
  const ms = await side.cpu(async () => {
    await side.page.evaluate(/** @type {any} */ (given.name === "ours" ? showOurs : showOther), given);
    await painted(side.page);
  });
  return ms;
}

/** @param {Setting} setting @returns {Promise<Result[]>} */
async function shown(setting) {
  const sides = await sidesOf(setting, ["ours", "ag", "tabulator"]);
  const round = (/** @type {keyof typeof sides} */ name) => async () => {
    const ms = await showIn(sides[name], { keys, count: 10_000, name });
    await sides[name].page.evaluate(empty);
    await sides[name].collectGarbage();
    return ms;
  };
  const turns = { ours: round("ours"), ag: round("ag"), tabulator: round("tabulator") };
  const { ours, ag, tabulator } = await takeTurns({ rounds: 7, warm: 3 }, turns);
  await closeAll(sides);
  return [{ name: "table beside the best of npm", ours, hand: Math.min(ag, tabulator) }];
}

/** From Enter to the painted cell, with the call that stores it on its way. @param {Setting} setting @returns {Promise<Result[]>} */
async function committed(setting) {
  const sides = await sidesOf(setting, ["ours", "edited", "ag", "tabulator"]);
  for (const [name, side] of Object.entries(sides)) {
    await showIn(side, { keys, count: 10_000, name });
    await side.page.waitForTimeout(1000); // the code of editing comes after the rows
  }
  /** The last row of each side. @type {Map<string, number>} */
  const rows = new Map();
  const round = (/** @type {keyof typeof sides} */ name) => async () => {
    const { page, cpu } = sides[name];
    const row = 1 + ((rows.get(name) ?? 0) % 12);
    rows.set(name, row);
    const box = await page.locator("#place").boundingBox();
    await page.mouse.dblclick((box?.x ?? 0) + 200, (box?.y ?? 0) + 60 + row * 32);
    await page.keyboard.type("x");
    await painted(page);
    const ms = await cpu(async () => {
      await page.keyboard.press("Enter");
      await painted(page);
    });
    await page.waitForTimeout(300); // for the answer
    return ms;
  };
  const turns = { ours: round("ours"), edited: round("edited"), ag: round("ag"), tabulator: round("tabulator") };
  const { ours, edited, ag, tabulator } = await takeTurns({ rounds: 15, warm: 6 }, turns);
  for (const [name, { page }] of Object.entries(sides)) {
    const changed = await page.evaluate(changedCells);
    if (changed < 12) throw new Error(`expected a changed cell in each of 12 rows of ${name}, found ${changed}`);
  }
  const refused = await sides.ours.page.evaluate(refusedCells);
  if (refused) throw new Error(`expected stored cells, found ${refused}`);
  const stored = await sides.ours.page.evaluate(() => performance.getEntriesByType("resource").length);
  if (stored < 20) throw new Error(`expected a call for each commit, found ${stored}`);
  await closeAll(sides);
  return [
    { name: "cell committed", ours, hand: edited },
    { name: "cell committed beside the best of npm", ours, hand: Math.min(ag, tabulator) },
  ];
}

/** 1,000 × 5 cells pasted over a table of 10,000 × 10 rows. @param {Setting} setting @returns {Promise<Result[]>} */
async function pasted(setting) {
  const sides = await sidesOf(setting, ["ours", "edited", "hot"]);
  await sides.ours.page.evaluate(makeRows, { keys, count: 10_000 });
  await sides.ours.page.evaluate(/** @type {any} */ (showData), { keys });
  await showIn(sides.edited, { keys, count: 10_000, name: "edited" });
  await showIn(sides.hot, { keys, count: 10_000, name: "hot" });
  let longest = 0;
  let at = 0;
  const round = (/** @type {keyof typeof sides} */ name) => async () => {
    const { page, cpu, collectGarbage } = sides[name];
    const mark = `m${at++}`;
    await page.evaluate(watchTasks);
    const ms = await cpu(async () => {
      await page.evaluate(pasteBlock, mark);
      await painted(page);
      await page.waitForTimeout(100);
    });
    await page.waitForTimeout(1500); // for checks and the text of the form after the last change
    // before the garbage is collected, which is a task too
    if (name === "ours") longest = Math.max(longest, await page.evaluate(longestTask));
    await collectGarbage();
    return ms;
  };
  const turns = { ours: round("ours"), edited: round("edited"), hot: round("hot") };
  const { ours, edited, hot } = await takeTurns({ rounds: 9, warm: 4 }, turns);
  await closeAll(sides);
  return [
    { name: "block pasted", ours, hand: edited },
    { name: "block pasted beside Handsontable", ours, hand: hot },
    { name: "block pasted, long task", ours: longest },
  ];
}

/** @param {Setting} setting @returns {Promise<Result[]>} */
async function wrapped({ browser, url }) {
  const ours = await openSide(browser, `${url}/wrapped?by=ours`);
  const other = await openSide(browser, `${url}/wrapped?by=bare`);
  const round = (/** @type {Side} */ side, /** @type {boolean} */ isOurs) => async () => {
    const ms = await side.cpu(async () => {
      await side.page.evaluate(/** @type {any} */ (wrapIn), isOurs);
      await side.page.waitForTimeout(50); // for what follows the first paint
      await painted(side.page);
    });
    await side.page.evaluate(takeOut);
    await painted(side.page);
    await side.collectGarbage();
    return ms;
  };
  const took = await takeTurns({ rounds: 9, warm: 3 }, { ours: round(ours, true), hand: round(other, false) });
  await ours.close();
  await other.close();
  const sent = await openSide(browser, `${url}/in-tag?by=ours`);
  await sent.page.waitForTimeout(1500);
  const shift = await sent.page.evaluate(shifted);
  await sent.close();
  return [
    { name: "table wrapped beside datatables.net", ...took },
    { name: "table wrapped, layout shift", ours: shift * 1000 },
  ];
}

/** 1,000 × 5 cells, from the data to the painted table. @param {Setting} setting @returns {Promise<Result[]>} */
async function onHandsontable(setting) {
  const sides = await sidesOf(setting, ["inTag", "hot"]);
  const round = (/** @type {"inTag" | "hot"} */ name) => async () => {
    const { page, cpu, collectGarbage } = sides[name];
    const given = { keys: few, count: 1000, name, key: "non-commercial-and-evaluation" };
    await page.evaluate(makeRows, given);
    const ms = await cpu(async () => {
      await page.evaluate(/** @type {any} */ (name === "inTag" ? showData : showOther), given);
      await painted(page);
      await page.waitForTimeout(100);
    });
    await page.evaluate(empty);
    await collectGarbage();
    return ms;
  };
  const { inTag, hot } = await takeTurns({ rounds: 9, warm: 5 }, { inTag: round("inTag"), hot: round("hot") });
  await closeAll(sides);
  return [{ name: "data table on Handsontable", ours: inTag, hand: hot }];
}

const times = 20;

/** Tables opened and closed. @param {Setting} setting @returns {Promise<Result[]>} */
async function opened({ browser, url }) {
  const side = await openSide(browser, `${url}/table?by=ours`);
  const session = await side.page.context().newCDPSession(side.page);
  const comeAndGo = async (/** @type {number} */ count) => {
    for (let time = 0; time < count; time++) {
      await side.page.evaluate(makeRows, { keys, count: 1000 });
      await side.page.evaluate(/** @type {any} */ (showOurs), { keys });
      await side.page.evaluate(empty);
      for (const key of ["", "non-commercial-and-evaluation"]) {
        await side.page.evaluate(makeRows, { keys: few, count: 100 });
        await side.page.evaluate(/** @type {any} */ (showData), { keys: few, key });
        await side.page.evaluate(empty);
      }
      await side.page.waitForTimeout(60);
    }
    await side.page.waitForTimeout(500);
  };
  const left = async () => {
    for (let round = 0; round < 3; round++) await side.collectGarbage();
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return { nodes, listeners: jsEventListeners };
  };
  await comeAndGo(10);
  const before = await left();
  await comeAndGo(times);
  const after = await left();
  const workers = side.page.workers().length;
  await side.close();
  return [
    { name: "tables: nodes kept", ours: after.nodes - before.nodes },
    { name: "tables: listeners kept", ours: after.listeners - before.listeners },
    { name: "tables: workers kept", ours: workers },
  ];
}

// ---- in the page

/** New rows for the next table: the page has them before it shows a table. @param {{ keys: string[], count: number }} given */
function makeRows({ keys: names, count }) {
  const rows = Array.from({ length: count }, (_, at) =>
    Object.fromEntries(names.map((key, column) => [key, `${key} ${at * (column + 3)}`])),
  );
  Object.assign(globalThis, { rows });
}

/** vs-table with cells that can be edited. @param {Given} given */
async function showOurs({ keys: names }) {
  const { rows } = /** @type {any} */ (globalThis);
  const tag = Object.assign(document.createElement("vs-table"), {
    height: "675",
    table: "works.bench",
    actions: "cells",
    columns: names.map((name) => ({ name, width: 140, edit: true })),
    rows,
  });
  document.querySelector("#place")?.append(tag);
  while (!tag.shadowRoot?.querySelector(".grid-row:not([hidden]) .grid-cell:not(.waiting)[role=gridcell]"))
    await new Promise((done) => setTimeout(done));
}

/** vs-data-table, on Handsontable when it gets a key. @param {Given & { key?: string }} given */
async function showData({ keys: names, key = "" }) {
  const { rows: value } = /** @type {any} */ (globalThis);
  /** @type {any} */ (globalThis).vs.configure({ handsontable_key: key });
  const columns = names.map((name) => ({ name, title: name, width: 140 }));
  const tag = Object.assign(document.createElement("vs-data-table"), { name: "rows", columns, value });
  document.querySelector("#place")?.append(tag);
  const isShown = () => tag.shadowRoot?.querySelector(key ? ".ht_master td" : "[role=gridcell]");
  while (!isShown()) await new Promise((done) => setTimeout(done));
}

/** @param {Given} given */
async function showOther({ keys: names, name }) {
  const { rows } = /** @type {any} */ (globalThis);
  const place = document.createElement("div");
  place.style.cssText = "height:675px;width:1240px";
  document.querySelector("#place")?.append(place);
  if (name === "edited") {
    const path = "/hand/edited.mjs";
    const { makeEdited } = await import(path);
    return makeEdited(place, names, rows);
  }
  if (name !== "ag" && !document.querySelector(`link[href="/peers/${name}.css"]`)) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/peers/${name}.css` });
    await new Promise((done, fail) => {
      link.addEventListener("load", done);
      link.addEventListener("error", () => fail(new Error(`no sheet of ${name}`)));
      document.head.append(link);
    });
  }
  const { makeTable } = await import(`/peers/${name}.js`);
  const table = makeTable(place, names, rows);
  if (name === "hot") Object.assign(globalThis, { hot: table });
  const cells = ".ag-cell, .tabulator-cell, .ht_master td";
  while (!place.querySelector(cells)) await new Promise((done) => setTimeout(done));
}

/** How many cells end with what was typed. */
function changedCells() {
  const root = document.querySelector("vs-table")?.shadowRoot ?? document;
  const cells = [...root.querySelectorAll("[role=gridcell], .pool *")];
  return cells.filter(({ childElementCount, textContent }) => !childElementCount && textContent?.trim().endsWith("x"))
    .length;
}

/** The message of a cell that could not be stored. */
const refusedCells = () =>
  document.querySelector("vs-table")?.shadowRoot?.querySelector("[aria-invalid=true]")?.getAttribute("title");

function empty() {
  const { hot } = /** @type {any} */ (globalThis);
  if (hot && !hot.isDestroyed) hot.destroy();
  document.querySelector("#place")?.replaceChildren();
}

/** Pastes at the first cell, and waits until the second column shows it. @param {string} mark */
async function pasteBlock(mark) {
  const lines = Array.from({ length: 1000 }, (_, row) =>
    [0, 1, 2, 3, 4].map((at) => `${mark} ${row} ${at}`).join("\t"),
  );
  const text = `${lines.join("\r\n")}\r\n`;
  const { hot } = /** @type {any} */ (globalThis);
  const root = document.querySelector("vs-data-table")?.shadowRoot ?? document;
  if (hot) {
    hot.selectCell(0, 0);
    hot.getPlugin("copyPaste").paste(text);
  } else {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const first = root.querySelector('[aria-rowindex="2"] > [aria-colindex="2"], .pool');
    if (first instanceof HTMLElement) first.focus();
    first?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, composed: true, cancelable: true }),
    );
  }
  const isThere = () =>
    document.querySelector("#place")?.textContent?.includes(`${mark} 0 1`) || root.textContent?.includes(`${mark} 0 1`);
  while (!isThere()) await new Promise((done) => setTimeout(done));
}

/** Puts the page's table into our tag, or into DataTables. @param {boolean} isOurs */
async function wrapIn(isOurs) {
  const own = document.querySelector("#place table");
  const around = document.createElement(isOurs ? "vs-table" : "div");
  if (own) around.append(own);
  document.querySelector("#place")?.append(around);
  if (isOurs) return;
  const path = "/peers/datatables.js";
  const { wrapTable } = await import(path);
  wrapTable(own);
}

/** The table as the server has sent it is there again. */
function takeOut() {
  const { sent = document.createElement("template") } = /** @type {any} */ (globalThis);
  const place = document.querySelector("#place");
  if (!sent.innerHTML) sent.innerHTML = `<table>${headAndRows()}</table>`;
  Object.assign(globalThis, { sent });
  place?.replaceChildren(sent.content.cloneNode(true));

  function headAndRows() {
    const names = ["№", "Адреса", "Вид", "Надійшло", "Вартість", "Виконавець"];
    const row = (/** @type {number} */ at) =>
      `<tr><td>${at}</td><td>вул. Садова, ${at % 200}</td><td>Яма</td><td>0${(at % 9) + 1}.03.2026</td><td>${at * 7},50</td><td><a href="#">Бригада ${at % 12}</a></td></tr>`;
    const rows = Array.from({ length: 5000 }, (_, at) => row(at + 1)).join("");
    return `<thead><tr>${names.map((name) => `<th>${name}</th>`).join("")}</tr></thead><tbody>${rows}</tbody>`;
  }
}

/** The sum of all shifts of the layout since the page was loaded. */
async function shifted() {
  let sum = 0;
  new PerformanceObserver((seen) => {
    for (const entry of seen.getEntries()) sum += Reflect.get(entry, "value");
  }).observe({ type: "layout-shift", buffered: true });
  await new Promise((done) => setTimeout(done, 100));
  return sum;
}
