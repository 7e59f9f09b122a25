import { buildPeers } from "../peers.mjs";
import { median, openSide, painted } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */
/** @typedef {import("../measure.mjs").Side} Side */

const count = 10_000;
/** Words that many options share, as in a catalogue. */
const options = /** @type {[string, string][]} */ (
  Array.from({ length: count }, (_, at) => [
    `${at}`,
    `Позиція ${at} загального класифікатора ${at % 7 ? "робіт" : "послуг"}`,
  ])
);
const rounds = 9;
const warm = 3;

/**
 * A select of 10,000 options mounted, opened and filtered by a letter: ours, a hand-written virtual list, tom-select
 * alone.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function select({ browser, url }) {
  await buildPeers();
  const sides = {
    ours: await openSide(browser, `${url}/select?by=ours`),
    hand: await openSide(browser, `${url}/select?by=bare`),
    tom: await openSide(browser, `${url}/select?by=bare`),
  };
  const names = /** @type {(keyof typeof sides)[]} */ (Object.keys(sides));
  /** @type {Record<string, number[]>} */
  const figures = {};
  for (let round = 0; round < warm + rounds; round++)
    for (const name of round % 2 ? names.toReversed() : names)
      for (const [step, ms] of Object.entries(await steps(sides[name], name)))
        if (round >= warm) (figures[`${name} ${step}`] ??= []).push(ms);
  for (const name of names) await sides[name].close();
  const of = (/** @type {string} */ name) => median(figures[name] ?? []);
  return [
    { name: "select ready", ours: of("ours ready"), hand: of("tom ready") },
    { name: "select touched", ours: of("ours touched"), hand: of("hand touched") },
    { name: "select open", ours: of("ours open"), hand: of("hand open") },
    { name: "select key", ours: of("ours key"), hand: of("tom key") },
  ];
}

/** @param {Side} side @param {string} name */
async function steps({ page, cpu, collectGarbage }, name) {
  const step = (/** @type {() => Promise<unknown>} */ work) =>
    cpu(async () => {
      await work();
      await painted(page);
    });
  await page.evaluate(prepare, options);
  const ready = await step(() => page.evaluate(mount, name));
  const touched = await step(() => (name === "ours" ? page.evaluate(wake) : Promise.resolve()));
  const open = await step(() => page.evaluate(openIt));
  const key = await step(() => page.evaluate(typeIt));
  const shown = await page.evaluate(countShown);
  if (!shown) throw new Error(`${name}: expected options, found none`);
  await page.evaluate(() => document.querySelector("#place")?.replaceChildren());
  await page.waitForTimeout(50);
  await collectGarbage();
  return { ready, touched, open, key };
}

/** @param {[string, string][]} given */
function prepare(given) {
  const input = () => {
    const place = document.querySelector("#place");
    const root = place?.querySelector("vs-select")?.shadowRoot ?? place;
    return /** @type {HTMLInputElement | null | undefined} */ (root?.querySelector("input[role=combobox], input"));
  };
  Object.assign(globalThis, { given: given.map((row) => [...row]), input });
}

/** @param {string} name */
async function mount(name) {
  const place = document.querySelector("#place");
  const { given } = /** @type {any} */ (globalThis);
  if (!place) return;
  place.replaceChildren();
  if (name === "ours") {
    const tag = Object.assign(document.createElement("vs-select"), { options: given });
    place.append(tag);
    while (!tag.shadowRoot?.querySelector("input")) await new Promise((done) => requestAnimationFrame(done));
    return;
  }
  const path = name === "hand" ? "/hand/select.mjs" : "/peers/tom.js";
  const { mountSelect } = await import(path);
  mountSelect(place, given);
}

/** The pointer moves before the click: this loads and prepares the code for opening and searching. */
async function wake() {
  const input = /** @type {any} */ (globalThis).input();
  input.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, composed: true }));
  while (!input.parentElement.querySelector(".list-box")) await new Promise((done) => requestAnimationFrame(done));
}

function openIt() {
  const input = /** @type {any} */ (globalThis).input();
  input.focus();
  input.click();
}

/** Types a letter and waits for the filtered list: tom-select filters in a separate task. */
async function typeIt() {
  const input = /** @type {any} */ (globalThis).input();
  input.value = "послуг";
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await new Promise((done) => setTimeout(done, 20));
}

function countShown() {
  const place = document.querySelector("#place");
  const root = place?.querySelector("vs-select")?.shadowRoot ?? place;
  return [...(root?.querySelectorAll("[role=option], [data-id]") ?? [])].filter((one) => one.checkVisibility()).length;
}
