import { openSide } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */

const fields = 10_000;
const rounds = 3;

/**
 * A page with 10,000 fields: the task that upgrades them, and the longest task after it.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function tags({ browser, url }) {
  const best = { ours: Infinity, empty: Infinity, later: 0 };
  for (let round = 0; round < rounds; round++) {
    const side = await openSide(browser, `${url}/tags?by=ours`);
    const empty = await side.page.evaluate(fill, { name: "x-empty", total: fields });
    const ours = await side.page.evaluate(fill, { name: "vs-number", total: fields });
    best.empty = Math.min(best.empty, empty.upgrade);
    best.ours = Math.min(best.ours, ours.upgrade);
    best.later = round === 0 ? ours.later : Math.min(best.later, ours.later);
    await side.close();
  }
  return [
    { name: "10,000 tags", ours: best.ours, hand: best.empty },
    { name: "10,000 tags, later", ours: best.later },
  ];
}

/**
 * Runs in the page. The first long task is the upgrade itself; two seconds cover what follows.
 * @param {{ name: string, total: number }} given
 */
async function fill({ name, total }) {
  if (!customElements.get("x-empty"))
    customElements.define(
      "x-empty",
      class extends HTMLElement {
        static formAssociated = true;
        inner = this.attachInternals();
      },
    );
  /** @type {PerformanceEntry[]} */
  const long = [];
  const observer = new PerformanceObserver((list) => void long.push(...list.getEntries()));
  observer.observe({ entryTypes: ["longtask"] });
  const rows = Array.from({ length: total }, (_, at) => `<p><${name} name="f${at}" value="${at}"></${name}></p>`);
  const form = document.createElement("form");
  document.querySelector("#place")?.replaceChildren(form);
  const begin = performance.now();
  form.innerHTML = rows.join("");
  const end = performance.now();
  await new Promise((done) => setTimeout(done, 2000));
  observer.disconnect();
  const later = long.filter(({ startTime }) => startTime >= end).map(({ duration }) => duration);
  return { upgrade: end - begin, later: Math.max(0, ...later) };
}
