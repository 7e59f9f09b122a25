import { median, openSide, painted } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */
/** @typedef {import("../measure.mjs").Side} Side */

const plan = { rounds: 9, warm: 2 };
const count = 6000;
const frames = 24;
const sides = /** @type {const} */ (["ours", "hand"]);

/**
 * One edit step in a polygon with many vertices, in an editor that stands there: from the value to the painted polygon,
 * and a frame while a vertex is dragged; beside a bare canvas by hand. And the longest task with 100,000 vertices.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function geometry({ browser, url }) {
  const open = await Promise.all(
    sides.map((by) => openSide(browser, `${url}/geometry?by=${by === "ours" ? by : "bare"}`)),
  );
  for (const [at, side] of open.entries()) await side.page.evaluate(prepare, sides[at] ?? "");
  /** @type {Record<string, number[]>} */
  const figures = {};
  for (let round = 0; round < plan.warm + plan.rounds; round++)
    for (const at of round % 2 ? [1, 0] : [0, 1]) {
      const side = open[at];
      if (!side) continue;
      for (const [step, ms] of Object.entries(await steps(side, round)))
        if (round >= plan.warm) (figures[`${sides[at]} ${step}`] ??= []).push(ms);
    }
  const of = (/** @type {string} */ name) => median(figures[name] ?? []);
  const longest = open[0] ? await longestTask(open[0]) : 0;
  for (const side of open) await side.close();
  return [
    { name: "geometry opened", ours: of("ours open"), hand: of("hand open") },
    { name: "geometry dragged", ours: of("ours drag"), hand: of("hand drag") },
    { name: "geometry long task", ours: longest },
  ];
}

/** @param {Side} side @param {number} round */
async function steps({ page, cpu, collectGarbage }, round) {
  await page.mouse.move(5, 5);
  await page.evaluate(clear);
  await page.evaluate(makeText, { count, round });
  await painted(page);
  await collectGarbage();
  const open = await cpu(async () => {
    await page.evaluate(show);
    await painted(page);
  });
  // measures and validity, which come when the geometry rests
  await page.waitForTimeout(800);
  // the first vertex stands at the right of the middle
  const { x, y } = await page.evaluate(firstVertex);
  await page.mouse.move(x - 12, y);
  await page.mouse.move(x, y);
  await painted(page);
  await page.mouse.down();
  const drag = await cpu(async () => {
    for (let frame = 1; frame <= frames; frame++) {
      await page.mouse.move(x + frame * 4, y + frame);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
  });
  await page.mouse.up();
  await page.waitForTimeout(800);
  return { open, drag: drag / frames };
}

/** Opening a polygon of 100,000 vertices, the measures after it, and one dragged vertex. @param {Side} side */
async function longestTask({ page }) {
  await page.mouse.move(5, 5);
  await page.evaluate(clear);
  await page.waitForTimeout(1000);
  await page.evaluate(makeText, { count: 100_000, round: 0 });
  await page.waitForTimeout(500);
  await page.evaluate(watch);
  await page.evaluate(show);
  await page.waitForTimeout(6000);
  const { x, y } = await page.evaluate(firstVertex);
  await page.mouse.move(x - 3, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 5 });
  await page.mouse.up();
  await page.waitForTimeout(6000);
  return page.evaluate(() => {
    const { tasks } = /** @type {{ tasks: PerformanceEntry[] }} */ (/** @type {unknown} */ (globalThis));
    return Math.max(0, ...tasks.map(({ duration }) => duration));
  });
}

/** Puts an empty editor on the page; runs in it. @param {string} by */
async function prepare(by) {
  const view = { x: 30.52, y: 50.525, zoom: 15 };
  const place = /** @type {HTMLElement} */ (document.querySelector("#place"));
  place.style.cssText = "width:1200px;height:420px";
  if (by === "hand") {
    const file = "/hand/geometry.mjs";
    const { makeEditor } = await import(file);
    const editor = makeEditor(place, view);
    Object.assign(globalThis, { open: editor.open, box: place });
    return;
  }
  const field = document.createElement("vs-geometry");
  place.append(field);
  const first = { type: "Point", coordinates: [view.x, view.y] };
  Object.assign(field, { value: first });
  while (!field.shadowRoot?.querySelector(".map-point")) await new Promise((done) => setTimeout(done, 20));
  const open = (/** @type {number[][]} */ ring) =>
    Object.assign(field, { value: { type: "Polygon", coordinates: [ring] } });
  Object.assign(globalThis, { open, box: field.shadowRoot.querySelector(".map-place"), field });
}

function clear() {
  const { open, field } = /** @type {any} */ (globalThis);
  if (field) field.value = null;
  else open([]);
}

/** Reads a geometry as a server sends it, and shows it. */
function show() {
  const { open, text } = /** @type {any} */ (globalThis);
  open(JSON.parse(text));
}

/** A star around the middle of the view. @param {{ count: number, round: number }} given */
function makeText({ count: corners, round }) {
  const ring = Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    const far = 0.01 + 0.002 * Math.cos(angle * 40) + round * 1e-6;
    // centimetres, as the editor writes them
    return [30.52 + Math.cos(angle) * far, 50.525 + Math.sin(angle) * far * 0.4].map((one) => Number(one.toFixed(7)));
  });
  Object.assign(globalThis, { text: JSON.stringify([...ring, ring[0]]) });
}

/** Where the vertex at the right stands in the window. */
function firstVertex() {
  const { box } = /** @type {any} */ (globalThis);
  const { left, top, width, height } = box.getBoundingClientRect();
  const px = (0.012 / 360) * 256 * 2 ** 15;
  return { x: left + width / 2 + px, y: top + height / 2 };
}

function watch() {
  /** @type {PerformanceEntry[]} */
  const tasks = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((seen) => void tasks.push(...seen.getEntries())).observe({ type: "longtask" });
}
