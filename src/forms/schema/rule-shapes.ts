/** The rules of a field as they are written (§3.6, Behavior), by the value for which they hold. */
import { isData, type Data } from "../../base/data.ts";
import { found } from "./property-kinds.ts";
import { ruleProperties } from "./rule-properties.ts";
import { readProperties } from "./schema.ts";

/** Rules by the value for which they hold, `*` for every other; a value has one or several. What is no rule is named. */
export function readBehavior(given: unknown, at: string, mistakes: string[]): Map<string, Data[]> {
  const behavior = isData(given) ? given : {};
  return new Map(
    Object.keys(behavior).map((value) => [value, readRules(behavior[value], `${at}behavior "${value}": `, mistakes)]),
  );
}

function readRules(given: unknown, at: string, mistakes: string[]): Data[] {
  return [given].flat().flatMap((rule: unknown) => {
    if (isData(rule)) return [readProperties(ruleProperties, rule, at, mistakes)];
    mistakes.push(`${at}expected an object, found ${found(rule)}`);
    return [];
  });
}
