import { buildPeers } from "../peers.mjs";
import { median, openSide, painted } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */
/** @typedef {import("../measure.mjs").Side} Side */

/** Numbers of areas, with rounds. */
const plans = [
  { count: 1000, rounds: 7, warm: 2 },
  { count: 10_000, rounds: 5, warm: 1 },
  { count: 50_000, rounds: 3, warm: 1 },
];
const frames = 24;
const names = /** @type {const} */ (["ours", "hand", "leaflet", "ol"]);

/**
 * Areas on a map, all in view: from the data to the painted picture, and a frame while it is dragged; beside a bare
 * canvas by hand, Leaflet's own canvas and OpenLayers.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function map({ browser, url }) {
  await buildPeers();
  /** @type {Result[]} */
  const results = [];
  for (const { count, rounds, warm } of plans) {
    const sides = Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [
          name,
          await openSide(browser, `${url}/map?by=${name === "ours" ? "ours" : "bare"}`),
        ]),
      ),
    );
    /** @type {Record<string, number[]>} */
    const figures = {};
    for (let round = 0; round < warm + rounds; round++)
      for (const name of round % 2 ? names.toReversed() : names)
        for (const [step, ms] of Object.entries(await steps(sides[name], name, count)))
          if (round >= warm) (figures[`${name} ${step}`] ??= []).push(ms);
    for (const name of names) await sides[name].close();
    const of = (/** @type {string} */ name) => median(figures[name] ?? []);
    for (const step of ["paint", "pan"]) {
      results.push({ name: `map ${step}, ${count}`, ours: of(`ours ${step}`), hand: of(`hand ${step}`) });
      for (const peer of ["leaflet", "ol"])
        results.push({
          name: `map ${step} beside ${peer}, ${count}`,
          ours: of(`ours ${step}`),
          hand: of(`${peer} ${step}`),
        });
    }
    results.push({ name: `map long task, ${count}`, ours: of("ours longest") });
  }
  return results;
}

/** @param {Side} side @param {string} name @param {number} count */
async function steps({ page, cpu, collectGarbage }, name, count) {
  await page.evaluate(prepare, { count, name });
  const paint = await cpu(async () => {
    await page.evaluate(show, name);
    await painted(page);
  });
  // hosts and libraries may still have something to do
  await page.waitForTimeout(300);
  const pan = await cpu(() => drag(page));
  const longest = await page.evaluate(longestTask);
  await page.evaluate(() => document.querySelector("#place")?.replaceChildren());
  await page.waitForTimeout(50);
  await collectGarbage();
  return { paint, pan: pan / frames, longest };
}

/** @param {import("@playwright/test").Page} page */
async function drag(page) {
  await page.mouse.move(600, 300);
  await page.mouse.down();
  for (let frame = 1; frame <= frames; frame++) {
    await page.mouse.move(600 - frame * 4, 300 + frame);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  await page.mouse.up();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
}

/** Areas of six corners around the middle, in rows; runs in the page. @param {{ count: number, name: string }} given */
async function prepare({ count, name }) {
  const colors = ["#3b8f4a", "#d63a2f", "#2f6fd6", "#e08a1e", "#8a8a8a"];
  const side = Math.ceil(Math.sqrt(count));
  const [wide, high] = [0.15 / side, 0.05 / side];
  const corners = [0, 1, 2, 3, 4, 5].map((at) => [
    Math.cos((at * Math.PI) / 3) * 0.45,
    Math.sin((at * Math.PI) / 3) * 0.45,
  ]);
  const features = Array.from({ length: count }, (_, at) => {
    const [x, y] = [30.445 + (at % side) * wide, 50.5 + Math.floor(at / side) * high];
    const ring = corners.map(([dx = 0, dy = 0]) => [x + dx * wide, y + dy * high]);
    return {
      type: "Feature",
      id: at,
      properties: { color: colors[at % 5] },
      geometry: { type: "Polygon", coordinates: [[...ring, ring[0]]] },
    };
  });
  const place = document.querySelector("#place");
  const box = document.createElement("div");
  box.style.cssText = "height:600px;width:1200px";
  place?.replaceChildren(box);
  /** @type {PerformanceEntry[]} */
  const tasks = [];
  const { makeMap } = name === "ours" ? {} : await import(name === "hand" ? "/hand/map.mjs" : `/peers/${name}.js`);
  Object.assign(globalThis, { box, given: { type: "FeatureCollection", features }, makeMap, tasks });
  if (name === "ours") {
    // the code is there, as on a page with a second map
    const first = Object.assign(document.createElement("vs-map"), { height: "600" });
    box.append(first);
    while (!first.shadowRoot?.querySelector(".leaflet-map-pane")) await new Promise((done) => setTimeout(done, 20));
    first.remove();
    await new Promise((done) => setTimeout(done, 50));
  }
  new PerformanceObserver((seen) => void tasks.push(...seen.getEntries())).observe({ type: "longtask" });
}

/** Done when the middle is coloured. @param {string} name */
async function show(name) {
  const { box, given, makeMap } = /** @type {any} */ (globalThis);
  const view = { x: 30.52, y: 50.525, zoom: 13 };
  if (name === "ours")
    box.append(
      Object.assign(document.createElement("vs-map"), {
        height: "600",
        zoom: 13,
        center: "30.52,50.525",
        tools: "zoom",
        value: given,
      }),
    );
  else makeMap(box, given, view);
  const isDrawn = () => {
    const root = box.querySelector("vs-map")?.shadowRoot ?? box;
    return [...root.querySelectorAll("canvas")].some((/** @type {HTMLCanvasElement} */ canvas) => {
      if (!canvas.width || !canvas.height) return false;
      const [x, y] = [canvas.width >> 1, canvas.height >> 1];
      return canvas
        .getContext("2d")
        ?.getImageData(x - 8, y - 8, 16, 16)
        .data.some(Boolean);
    });
  };
  while (!isDrawn()) await new Promise((done) => requestAnimationFrame(done));
}

function longestTask() {
  const { tasks } = /** @type {{ tasks: PerformanceEntry[] }} */ (/** @type {unknown} */ (globalThis));
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}
