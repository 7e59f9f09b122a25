import { formOf, recordOf, withRule } from "../fields.mjs";
import { openSide, painted, takeTurns } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */
/** @typedef {import("../measure.mjs").Side} Side */

const keys = 10;

/**
 * Mounting a form of many fields; the cost of the form for a typed key, with the check half a second later, and for a
 * key that shows or hides 20 fields: the same key in a page with one input is subtracted.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function form({ browser, url }) {
  /** @type {Result[]} */
  const results = [];
  const bare = await openSide(browser, `${url}/form?by=bare`);
  for (const count of [100, 500]) {
    const ours = await openSide(browser, `${url}/form?by=ours`);
    const hand = await openSide(browser, `${url}/form?by=hand`);
    const given = { schema: formOf(count), record: recordOf(count) };
    const mounted = await takeTurns(
      { rounds: 12, warm: 4 },
      { ours: () => mount(ours, mountOurs, given), hand: () => mount(hand, mountHand, given) },
    );
    const key = await typed({ ours, hand, bare }, `f${Math.floor(count / 12) * 6}`, ["a"]);
    const shown = { schema: withRule(given.schema), record: given.record };
    await mount(ours, mountOurs, shown);
    await mount(hand, mountHand, shown);
    const showing = await typed({ ours, hand, bare }, "f0", ["a", "Backspace"]);
    await ours.close();
    await hand.close();
    results.push(
      { name: `form of ${count}`, ...mounted },
      { name: `key in ${count}`, ...key },
      { name: `key that shows 20 in ${count}`, ...showing },
    );
  }
  await bare.close();
  return results;
}

/** @template {object} Given @param {Side} side @param {(given: Given) => unknown} run @param {Given} given @returns {Promise<number>} ms */
export async function mount({ page, cpu, collectGarbage }, run, given) {
  await page.evaluate(() => document.querySelector("#place")?.replaceChildren());
  await page.waitForTimeout(50);
  const there = await page.evaluateHandle((one) => one, given);
  await collectGarbage();
  const ms = await cpu(async () => {
    await page.evaluate(/** @type {any} */ (run), there);
    await painted(page);
  });
  await there.dispose();
  return ms;
}

/** The cost of a key beyond the same key in a bare page. @param {Record<"ours" | "hand" | "bare", Side>} sides @param {string} field @param {string[]} pressed in turns */
async function typed({ ours, hand, bare }, field, pressed) {
  /** @param {Side} side */
  const type = async ({ page, cpu, collectGarbage }) => {
    await page.evaluate(focus, field);
    await collectGarbage();
    const ms = await cpu(async () => {
      for (let key = 0; key < keys; key++) {
        await page.keyboard.press(pressed[key % pressed.length] ?? "a");
        await painted(page);
      }
      await page.waitForTimeout(700);
    });
    return ms / keys;
  };
  const found = await takeTurns(
    { rounds: 12, warm: 3 },
    { ours: () => type(ours), hand: () => type(hand), bare: () => type(bare) },
  );
  return { ours: found.ours - found.bare, hand: found.hand - found.bare };
}

/** Done when the last field is drawn. @param {{ schema: { schema: object }, record: object }} given */
export function mountOurs({ schema, record }) {
  return new Promise((done) => {
    const made = document.createElement("vs-form");
    Object.assign(made, { schema, value: record, record: "1", mode: "edit" });
    const last = `[data-field="${Object.keys(schema.schema).at(-1)}"]`;
    const watch = new MutationObserver(() => {
      if (!made.shadowRoot?.querySelector(last)) return;
      watch.disconnect();
      done(undefined);
    });
    if (made.shadowRoot) watch.observe(made.shadowRoot, { childList: true, subtree: true });
    document.querySelector("#place")?.append(made);
  });
}

/** @param {{ schema: object, record: object }} given */
async function mountHand({ schema, record }) {
  const path = "/hand/form.mjs";
  const { mountForm } = await import(path);
  const place = document.createElement("div");
  document.querySelector("#place")?.append(place);
  mountForm(place, schema, record);
}

/** @param {string} field */
function focus(field) {
  const root = document.querySelector("vs-form")?.shadowRoot ?? document;
  /** @type {HTMLElement | null} */
  const control = root.querySelector(`[data-field="${field}"] input, #place > input`);
  control?.focus();
  if (control instanceof HTMLInputElement) control.setSelectionRange(control.value.length, control.value.length);
}
