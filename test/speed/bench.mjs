/**
 * `npm run bench`: measures the product's speed as ratios to hand-written code of the same behaviour on the same page,
 * in one run. It fails when a goal of goals.json is missed. `npm run bench -- form click` measures only these.
 */
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { chromium } from "@playwright/test";
import { chromeArgs, chromePath } from "../support/browser.mjs";
import { startSite } from "./site.mjs";
import { click } from "./works/click.mjs";
import { files } from "./works/files.mjs";
import { form } from "./works/form.mjs";
import { geometry } from "./works/geometry.mjs";
import { grids } from "./works/grids.mjs";
import { map } from "./works/map.mjs";
import { mixed } from "./works/mixed.mjs";
import { mounts } from "./works/mounts.mjs";
import { beside } from "./works/peers.mjs";
import { popup } from "./works/popup.mjs";
import { rows } from "./works/rows.mjs";
import { select } from "./works/select.mjs";
import { table } from "./works/table.mjs";
import { tags } from "./works/tags.mjs";
import { tree } from "./works/tree.mjs";

/** @typedef {{ browser: import("@playwright/test").Browser, url: string }} Setting */
/** One line of the table: ms of the main thread. Without `hand` it is an absolute figure. @typedef {{ name: string, ours: number, hand?: number }} Result */
/** What a line measures, its limit and the reason of it; a line without a limit is for information. @typedef {{ what: string, why: string, most?: number, unit?: "ms" | "KB" | "" }} Goal */

const works = {
  popup,
  click,
  rows,
  form,
  mixed,
  mounts,
  beside,
  select,
  table,
  grids,
  tags,
  tree,
  map,
  geometry,
  files,
};
/** @type {Record<string, Goal>} */
const goals = JSON.parse(readFileSync("test/speed/goals.json", "utf8"));

if (existsSync("dist/vs.js")) await bench(process.argv.slice(2));
else throw new Error("dist/vs.js: expected a build, found none. Run `npm run build` first.");

/** @param {string[]} names of works; all when empty */
async function bench(names) {
  const unknown = names.find((name) => !(name in works));
  if (unknown) throw new Error(`No work is named ${unknown}. Works: ${Object.keys(works).join(" ")}`);
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: chromePath(), args: chromeArgs });
  console.log(`Chromium ${browser.version()}, CPU of the main thread in ms, medians of rounds that take turns\n`);
  console.log(line(["ours", "by hand", "figure", "goal", ""]));
  for (const [name, work] of Object.entries(works))
    if (names.length === 0 || names.includes(name))
      for (const result of await work({ browser, url: site.url })) tell(result);
  await browser.close();
  site.close();
}

/** @param {Result} result */
function tell({ name, ours, hand }) {
  const { what, most, unit = "×" } = goals[name] ?? { what: name };
  const figure = hand === undefined ? ours : ours / hand;
  const isMissed = most !== undefined && !(figure <= most);
  if (isMissed) process.exitCode = 1;
  console.log(
    line([
      hand === undefined ? "" : spelled(ours),
      hand === undefined ? "" : spelled(hand),
      `${figure.toFixed(unit === "×" ? 2 : 0)} ${unit}`,
      most === undefined ? "–" : `≤ ${most} ${unit}`,
      isMissed ? `MISSED  ${what}` : what,
    ]),
  );
}

/** @param {string[]} cells */
function line(cells) {
  return cells.map((cell, at) => (at === 4 ? cell : cell.padStart(10))).join("  ");
}

/** @param {number} ms */
function spelled(ms) {
  return ms.toFixed(ms < 1 ? 3 : 1);
}
