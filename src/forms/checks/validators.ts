// layer 9: checks
/** Validators of field values: each returns the phrase code of a problem, or undefined. */
import { isMissing } from "../missing.ts";
import { matches } from "./pattern.ts";
import { same } from "../../values/same.ts";
import { readPhone } from "../../values/phones.ts";
import { isUnread } from "../../values/unread.ts";
import type { PhraseKey } from "../../base/language/i18n.ts";
import type { CheckPhrase } from "./phrases.ts";
import "./phrases.ts";
import type { Entry, Validator } from "../schema/schema.ts";

/** For `phraseOf`. */
export type ProblemCode = PhraseKey | CheckPhrase | (string & {});

/** A problem of a value: `code` is a phrase, `message` the author's own words, which win. */
export interface Problem {
  path: string;
  code: ProblemCode;
  params: Record<string, unknown>;
  message?: unknown;
  /** How many problems a block holds (R5.1-04). */
  count?: number;
  /** The person may still be about to enter the rest: shown when the form is sent, not before. */
  isUnfinished?: boolean;
}
export type Found = (Pick<Problem, "code" | "count" | "isUnfinished"> & { params?: Problem["params"] }) | undefined;
/** Gets the value, the validator's options, and a function that reads another field's value. */
type Check = (value: unknown, options: Validator, other: (name: string) => unknown) => Found;

const when = (isWrong: boolean, code: PhraseKey | CheckPhrase, params?: Record<string, unknown>): Found =>
  isWrong ? { code, ...(params && { params }) } : undefined;
/** Characters, not UTF-16 units. */
const lengthOf = (value: unknown) => Array.from(String(value)).length;
/** Of texts as people write them, with spaces between thousands; letters are only those of an exponent. */
const numberOf = (value: unknown): number => {
  if (typeof value === "number") return value;
  const text = String(value).replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, "");
  return /[a-df-z]/i.test(text) ? NaN : Number(text.replace("−", "-").replace(",", "."));
};

export const checks = {
  required: (value) => when(isMissing(value), "required"),
  email: (value) => when(!/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/u.test(String(value)), "invalidEmail"),
  url: (value) => when(!isUrl(String(value)), "invalidUrl"),
  number: (value) => when(Number.isNaN(numberOf(value)), "notNumber"),
  phone: (value) => when(readPhone(String(value)) === undefined, "invalidPhone"),
  positive: (value) => when(!(numberOf(value) > 0), "notPositive"),
  negative: (value) => when(!(numberOf(value) < 0), "notNegative"),
  length(value, { min = 0, max }) {
    const length = lengthOf(value);
    const isWrong = length < Number(min) || (max !== undefined && length > Number(max));
    return when(isWrong, max === undefined ? "tooShort" : "wrongLength", { min, max, length });
  },
  interval(value, { min = 0, max }) {
    const number = numberOf(value);
    const isIn = number >= Number(min) && (max === undefined || number <= Number(max));
    return when(!isIn, max === undefined ? "tooSmall" : "notInInterval", { min, max });
  },
  minlength: (value, { min = 0 }) => when(lengthOf(value) < Number(min), "tooShort", { min }),
  /** Compares with another field's value, or with a fixed one. */
  match(value, { field, value: wanted }, other) {
    if (field === undefined) return when(String(value) !== String(wanted ?? ""), "doesNotMatch");
    return when(!same(value, other(String(field))), "noMatch", { field });
  },
  /** A refused pattern, or one that takes too long, reports no problem; its author gets a console message. */
  regexp: (value, validator) => when(matches(validator, String(value)) === false, "invalid"),
  /** Asks the server, in remote.ts. */
  remote: () => undefined,
} satisfies Record<string, Check>;

/** Gives the problem code of a text that its field could not read, and the field's own check. */
export interface Reader {
  check?(value: never, entry: Entry): Found;
  unreadProblem?(text: string, entry: Entry): ProblemCode;
}

/**
 * The first problem of a value; an empty value can only fail `required`. @param reader the field, for text that it
 * could not read
 */
export function judge(
  entry: Entry,
  value: unknown,
  other: (name: string) => unknown,
  reader?: Reader,
): Problem | undefined {
  const { name: path, validators } = entry;
  if (isUnread(value)) return { path, code: reader?.unreadProblem?.(value.text, entry) ?? "invalid", params: {} };
  const own = reader?.check?.(value as never, entry);
  if (own) return { path, params: {}, ...own };
  for (const validator of validators) {
    const check = Object.hasOwn(checks, validator.type) && (checks as Record<string, Check>)[validator.type];
    if (!check || (validator.type !== "required" && isMissing(value))) continue;
    const found = check(value, validator, other);
    if (found) return { path, code: found.code, params: found.params ?? {}, message: validator.message };
  }
  return undefined;
}

/** The host may be a plain name, as inside an office: http://intranet/doc. */
function isUrl(text: string): boolean {
  try {
    return /^https?:\/\/[^\s/?#]+([/?#]|$)/i.test(text) && Boolean(new URL(text));
  } catch {
    return false;
  }
}
