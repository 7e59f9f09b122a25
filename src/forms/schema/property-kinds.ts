/** The kinds of schema properties: their description for authors, and how a value of that kind is read. */
import { isData } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";

/**
 * Old servers write numbers and flags as text, lists and objects as JSON text. Undefined: the value is of another kind.
 */
const readers = {
  anything: (given: unknown) => given,
  "a text": (given: unknown) => (typeof given === "string" || typeof given === "number" ? String(given) : undefined),
  "{ua, ru, en}": (given: unknown) =>
    isData(given) && Object.values(given).some((one) => typeof one === "string") ? given : undefined,
  "a number": (given: unknown) => {
    const isNumber = typeof given === "number" || (typeof given === "string" && given.trim() !== "");
    return isNumber && Number.isFinite(Number(given)) ? Number(given) : undefined;
  },
  "1 to 12": (given: unknown) => {
    const columns = Math.round(readers["a number"](given) ?? 0);
    return columns >= 1 && columns <= 12 ? columns : undefined;
  },
  "true/false": (given: unknown) => {
    const text = typeof given === "object" ? "-" : String(given);
    return /^(true|t|1)$/.test(text) ? true : /^(false|f|0)$/.test(text) ? false : undefined;
  },
  "a list": (given: unknown) => whole(given, Array.isArray),
  "an object": (given: unknown) => whole(given, isData),
  names: (given: unknown) => {
    const list = typeof given === "string" ? given.split(",") : given;
    const isNames = Array.isArray(list) && list.every((one) => typeof one === "string");
    return isNames ? list.map((one: string) => one.trim()) : undefined;
  },
  "min,max": (given: unknown) => {
    const [min, max, ...more] = [typeof given === "string" ? given.split(",") : given].flat().map(bound);
    const isPair = !more.length && (min ?? max) !== undefined && !(min! > max!);
    return isPair && !Number.isNaN(min) && !Number.isNaN(max) ? [min, max] : undefined;
  },
};

type Base = keyof typeof readers | `${string}/${string}` | "another name";
/** A kind, words separated by slashes, or several kinds separated by "or": the first that fits is used. */
export type Kind = Base | `${keyof typeof readers} or ${string}`;

/** Reads a value as a kind; undefined when it is of another kind. */
export function readAs(kind: Kind, given: unknown): unknown {
  for (const one of kind.split(" or ")) {
    const read = Object.hasOwn(readers, one) ? readers[one as keyof typeof readers] : undefined;
    const value = read
      ? read(given)
      : one.split("/").find((choice) => typeof given === "string" && choice.toLowerCase() === given.toLowerCase());
    if (value !== undefined) return value;
  }
  return undefined;
}

function whole<Whole>(given: unknown, isWhole: (value: unknown) => value is Whole): Whole | undefined {
  const read = typeof given === "string" ? parseJson(given) : given;
  return isWhole(read) ? read : undefined;
}

const bound = (one: unknown): number | undefined =>
  one === null || one === "" ? undefined : (readers["a number"](one) ?? Number.NaN);

/** Describes a found value, short enough for a message. */
export function found(value: unknown): string {
  if (typeof value === "object" && value) return Array.isArray(value) ? "a list" : "an object";
  return (typeof value === "string" ? `"${value}"` : String(value)).slice(0, 60);
}
