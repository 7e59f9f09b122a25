/**
 * The helpers of templates (R9.2-01 to R9.3-05); helpers.docs.ts documents each. Loaded together with the interpreter.
 */
import { badgeLook } from "./badge.ts";
import { operators } from "./conditions.ts";
import { formatDate } from "../values/dates/date-patterns.ts";
import { formatNumber, readDecimal, roundDecimal, roundNumber, sumOf } from "../values/decimals.ts";
import { age, durationText, expiry } from "../values/dates/durations.ts";
import { toLanguage } from "../base/language/language.ts";
import { ownHelpers } from "./own-helpers.ts";
import { copy } from "../base/copy.ts";
import type { Helper, HelperOptions, Helpers } from "./template-engine.ts";
import { own, reasonOf, toText } from "./template-values.ts";
import { sides } from "../values/words-tables.ts";
import { inWords, moneyInWords, wordsLanguage, type Gender } from "../values/words.ts";

const table = {
  /** R9.2-01 */
  number: ([value, decimals]) => formatNumber(plain(value), decimalsOf(decimals)),
  /** R9.2-04 */
  round: ([value, decimals]) => roundNumber(plain(value), decimalsOf(decimals)),
  /** R9.2-03 */
  sum: (values) => sumOf(summands(values)),
  /** R5.2-25 */
  words: ([value], { hash, site }) => {
    const number = readDecimal(plain(value));
    if (!number) return value;
    const { units } = roundDecimal(number, 0);
    return inWords(units, wordsLanguage(hash["language"], site.language), toGender(hash["gender"]));
  },
  /** R9.2-02, R9.2-05 */
  money: ([value, pattern], { hash, site }) =>
    moneyInWords(plain(value), {
      language: hash["language"] ?? site.language,
      page: site.language,
      currency: hash["currency"] ?? (site.currency || "uah"),
      ...(typeof pattern === "string" && pattern !== "" ? { pattern } : {}),
    }),
  /** R9.2-06 */
  side: ([value]) => sides[Number(toText(value)) - 1] ?? value,
  /** R9.2-07 */
  date: ([value, pattern], options) =>
    formatDate(value, typeof pattern === "string" && pattern !== "" ? pattern : undefined, languageOf(options)),
  /** R9.2-08 */
  age: ([value, unit], { site }) => age(value, typeof unit === "string" ? unit : undefined, site.now?.()),
  /** R9.2-09 */
  duration: ([value], options) => durationText(plain(value), languageOf(options)),
  /** R9.3-01 */
  expiry: ([value], { site }) => expiry(value, site.now?.()),
  /** R9.3-02. Sets the class names of Bootstrap 3, 4 and 5, because the page may use any of them. */
  badge: ([text, look], { markup, escape }) => {
    const { name, color } = badgeLook(look);
    const names = name ? ` badge-${name} label-${name} text-bg-${name}` : "";
    const style = color ? ` style="background-color: ${escape(color)}"` : "";
    return markup(`<span class="badge${names}"${style}>${escape(toText(text))}</span>`);
  },
  /** R9.3-03 */
  progress: ([value, whole]) => {
    const [part, all] = [numberOf(value), whole === undefined ? 100 : numberOf(whole)];
    return part > 0 && all > 0 ? Math.min(100, Math.round((part / all) * 10_000) / 100) : 0;
  },
  /** R9.3-04 */
  truncate: ([value, length]) => truncated(toText(value), Number(toText(length ?? 50))),
  /** R9.3-05 */
  short: ([value, length]) => shortened(toText(value), Number(toText(length ?? 50))),
  /** Makes the first letter a capital, for words at the start of a sentence. */
  capital: ([value]) => toText(value).replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
  /** R8-36 */
  when: (values, options) => {
    const isSo = condition(values, options);
    if (isSo === undefined) return undefined;
    if (!options.fn) return isSo;
    return isSo ? options.fn(options.context) : options.inverse?.(options.context);
  },
  /** R8-35, R8-34 */
  format: ([options], { context, site, markup }) => {
    const name = own(options, "format_template");
    if (name === undefined || name === null || name === "") return " options format_template is null";
    const made = site.format?.(toText(name), options, context);
    return made === undefined ? "EROOROROROROROR" : markup(made);
  },
  /** R8-43 */
  object: ([text], { warn }) => toObject(text, warn),
} satisfies Record<string, Helper>;

export type HelperName = keyof typeof table;

/**
 * The current helpers: built-in ones and the page's own. A built-in helper without a value throws, so its expression
 * stays in the text like an unknown field.
 */
export const helpers = (): Helpers => ({ ...checked, ...ownHelpers });

const checked = Object.fromEntries(
  Object.entries<Helper>(table).map(([name, run]): [string, Helper] => [
    name,
    (values, options) => {
      if (values.length === 0) throw new TypeError("it needs a value, and there is no field of this name");
      return run(values, options);
    },
  ]),
);

const { parse } = JSON;

/**
 * Parses JSON text as data without prototypes; an empty object and a warning in the console when it is invalid (R8-43).
 */
export function toObject(text: unknown, warn: (message: string) => void): unknown {
  if (typeof text !== "string") return typeof text === "object" && text ? text : {};
  try {
    const made: unknown = text.trim() === "" ? {} : parse(text);
    return typeof made === "object" && made ? copy(made) : {};
  } catch (error) {
    warn(`"${text.slice(0, 40)}" is no JSON (${reasonOf(error)})`);
    return {};
  }
}

/** Cuts a text to `length` characters and adds '..' when it is longer (R9.3-04). */
export const truncated = (text: string, length: number): string => cut(text, length, "..");

/** Cuts a text and adds an ellipsis, for cells of a table (R9.3-05). */
export const shortened = (text: string, length = 50): string => cut(text, length, "…");

/** Cuts between code points, never inside a surrogate pair. */
function cut(text: string, length: number, end: string): string {
  const most = Number.isInteger(length) && length > 0 ? length : 50;
  if (text.length <= most) return text;
  const characters = Array.from(text.slice(0, most * 2 + 2));
  return characters.length > most ? `${characters.slice(0, most).join("").trimEnd()}${end}` : text;
}

/**
 * Whether `one operator other`, or an expression given as text, is true; undefined when it cannot be computed (R8-36).
 */
function condition(values: unknown[], { site, context, warn }: HelperOptions): boolean | undefined {
  const [one, operator, other] = values;
  try {
    if (values.length === 3 && typeof operator === "string" && Object.hasOwn(operators, operator))
      return operators[operator]!(one, other);
    if (values.length === 1 && typeof one !== "string") return !!one;
    if (values.length === 1 && site.evaluate) return !!site.evaluate(toText(one), context);
    warn(
      `expected a value, one of ${Object.keys(operators).join(" ")} and a value, found ${values.map(spell).join(" ")}`,
    );
  } catch (error) {
    warn(`${spell(one)} cannot be computed: ${reasonOf(error)}`);
  }
  return undefined;
}

const spell = (value: unknown) => `"${toText(value).slice(0, 40)}"`;

/** The values to add: `sum a b`, `sum list`, or one field of a list of records, `sum rows "price"`. */
function summands(values: unknown[]): unknown[] {
  const [list, field] = values;
  if (!Array.isArray(list)) return values.map(plain);
  return list.map((_, index) => {
    const item = own(list, String(index));
    return plain(typeof field === "string" ? own(item, field) : item);
  });
}

/** Numbers, null and undefined unchanged, other values as text; objects become "". */
const plain = (value: unknown) =>
  typeof value === "number" || typeof value === "bigint" || value === null || value === undefined
    ? value
    : toText(value);
const numberOf = (value: unknown) => Number(roundNumber(plain(value), 6) ?? 0);
const decimalsOf = (given: unknown) => {
  const decimals = Number(toText(given ?? 2));
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= 20 ? decimals : 2;
};
const languageOf = ({ hash, site }: HelperOptions) => toLanguage(hash["language"]) ?? toLanguage(site.language) ?? "ua";
const toGender = (given: unknown): Gender => (given === "f" || given === "n" ? given : "m");
