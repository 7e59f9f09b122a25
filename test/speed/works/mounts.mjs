import { formOf, recordOf } from "../fields.mjs";
import { openSide } from "../measure.mjs";
import { mountOurs } from "./form.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */

const times = 50;
/** Before that the browser still compiles and caches: the heap grows by 300 KB that later forms use again. */
const warm = 90;

/**
 * Memory that a form of 60 fields leaves behind after 50 mounts.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function mounts({ browser, url }) {
  const side = await openSide(browser, `${url}/form?by=ours`);
  const session = await side.page.context().newCDPSession(side.page);
  const given = { schema: formOf(60), record: recordOf(60) };
  const comeAndGo = async (/** @type {number} */ count) => {
    for (let time = 0; time < count; time++) {
      await side.page.evaluate(/** @type {any} */ (mountOurs), given);
      await side.page.waitForTimeout(60); // for the work after the first paint
      await side.page.evaluate(() => document.querySelector("#place")?.replaceChildren());
    }
    await side.page.waitForTimeout(500);
  };
  const left = async () => {
    for (let round = 0; round < 3; round++) await side.collectGarbage();
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    return { nodes, listeners: jsEventListeners, bytes: usedSize };
  };
  await session.send("Runtime.enable");
  await comeAndGo(warm);
  const before = await left();
  await comeAndGo(times);
  const after = await left();
  await side.close();
  return [
    { name: "nodes kept", ours: after.nodes - before.nodes },
    { name: "listeners kept", ours: after.listeners - before.listeners },
    { name: "memory kept", ours: (after.bytes - before.bytes) / 1000 },
  ];
}
