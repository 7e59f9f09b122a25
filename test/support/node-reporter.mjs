/** The reporter for `node --test`: counts tests, not suites, and reports the count at the end; the spec reporter prints. */
import path from "node:path";
import { tellOutcomes } from "./outcomes.mjs";

/**
 * @param {AsyncIterable<{ type: string, data: any }>} events
 * @returns {AsyncGenerator<string>}
 */
export default async function* nodeReporter(events) {
  /** @type {import("./outcomes.mjs").Outcome[]} */
  const outcomes = [];
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    if (data.details.type === "suite") continue;
    const result =
      data.skip !== undefined || data.todo !== undefined ? "skipped" : type === "test:pass" ? "passed" : "failed";
    outcomes.push({
      title: `${path.relative(".", data.file ?? "")} ${data.name}`,
      ms: data.details.duration_ms,
      result,
    });
  }
  tellOutcomes(outcomes);
  yield "";
}
