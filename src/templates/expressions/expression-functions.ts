/** The functions of expressions. Empty values (null, undefined, "") are skipped in sums and are "" in texts. */
import { readDecimal, roundNumber, spellDecimal, sumOf } from "../../values/decimals.ts";

export const functions = {
  /** Rounds to `decimals` decimals, 2 by default; halves away from zero. */
  round: (value: unknown, decimals: unknown = 2) => roundNumber(value, within(decimals, 0, 20)),
  floor: (value: unknown) => whole(value, Math.floor),
  ceil: (value: unknown) => whole(value, Math.ceil),
  abs: (value: unknown) => whole(value, Math.abs),
  min: (...values: unknown[]) => extreme(values, Math.min),
  max: (...values: unknown[]) => extreme(values, Math.max),
  /** The sum of several values, or of a list. */
  sum: (...values: unknown[]) => Number(sumOf(values.flat(), 10)),
  number: (value: unknown) => {
    const found = readDecimal(value);
    return found ? Number(spellDecimal(found)) : null;
  },
  text: (value: unknown) => text(value),
  length: (value: unknown) => (Array.isArray(value) ? value.length : Array.from(text(value)).length),
  lower: (value: unknown) => text(value).toLowerCase(),
  upper: (value: unknown) => text(value).toUpperCase(),
  trim: (value: unknown) => text(value).trim(),
  includes: (value: unknown, part: unknown) =>
    Array.isArray(value) ? value.map(text).includes(text(part)) : text(value).includes(text(part)),
  isEmpty: (value: unknown) => value === null || value === undefined || text(value).trim() === "",
};

const text = (value: unknown): string =>
  value === null || value === undefined ? "" : typeof value === "object" ? "" : String(value);

function asNumber(value: unknown): number {
  const found = functions.number(value);
  if (found === null) throw new Error(`expected a number, found ${text(value).slice(0, 40) || "nothing"}`);
  return found;
}
const whole = (value: unknown, step: (number: number) => number) => step(asNumber(value));
const within = (value: unknown, least: number, most: number) =>
  Math.min(Math.max(Math.trunc(asNumber(value)), least), most);

function extreme(values: unknown[], pick: (...numbers: number[]) => number): number | null {
  const numbers = values
    .flat()
    .filter((value) => !functions.isEmpty(value))
    .map(asNumber);
  return numbers.length ? pick(...numbers) : null;
}
