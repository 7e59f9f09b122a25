import type { Data } from "../../../base/data.ts";
import { isSystemKey } from "../../../base/system-keys.ts";

/** The values that are sent with a call for a list: texts under 100 characters, numbers, flags; no system keys (R3.9-19, R9.8-09). */
export function filters(values: Data): Record<string, string> {
  const kept = Object.entries(values).filter(([name, value]) => {
    const isPlain = /^(string|number|boolean)$/.test(typeof value) && String(value).length < 100;
    return isPlain && !isSystemKey(name);
  });
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
