import { buildPeers, peers } from "../peers.mjs";
import { formOf, recordOf } from "../fields.mjs";
import { openSide, takeTurns } from "../measure.mjs";
import { mount, mountOurs } from "./form.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */

/**
 * The same form in engines from npm, in the same run.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function beside({ browser, url }) {
  await buildPeers();
  /** @type {Result[]} */
  const results = [];
  for (const count of [100, 500]) {
    const given = { schema: formOf(count), record: recordOf(count) };
    for (const peer of peers) {
      const ours = await openSide(browser, `${url}/form?by=ours`);
      const other = await openSide(browser, `${url}/form?by=bare`);
      const mounted = await takeTurns(
        { rounds: 6, warm: 2 },
        { ours: () => mount(ours, mountOurs, given), hand: () => mount(other, mountPeer, { ...given, peer }) },
      );
      await ours.close();
      await other.close();
      results.push({ name: `beside ${peer}, ${count}`, ...mounted });
    }
  }
  return results;
}

/** Done when its last field is drawn. @param {{ schema: { schema: object, title: string }, record: object, peer: string }} given */
async function mountPeer({ schema, record, peer }) {
  const path = `/peers/${peer}.js`;
  const { mountForm } = await import(path);
  const place = document.createElement("div");
  const last = Object.keys(schema.schema).length - 1;
  const isThere = () => place.textContent?.includes(`Показник ${last}`);
  document.querySelector("#place")?.append(place);
  mountForm(place, schema, record);
  while (!isThere()) await new Promise((done) => requestAnimationFrame(done));
}
