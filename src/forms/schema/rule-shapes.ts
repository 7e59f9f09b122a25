/** The rules of a field as they are written (R3.6-12), by the value for which they apply. */
import { isData, type Data } from "../../base/data.ts";
import { found } from "./property-kinds.ts";
import { ruleProperties } from "./rule-properties.ts";
import { readProperties } from "./schema.ts";

/**
 * Reads the rules by value, `*` for every other value; a value has one or several. Anything else is added to
 * `mistakes`.
 */
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
