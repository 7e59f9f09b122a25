/** The six value kinds of field tags: how a value is read, posted, and when it is empty. */
import { isData } from "../base/data.ts";
import { parseJson } from "../base/json.ts";
import { natives } from "../base/runtime/runtime.ts";
import { isUnread, unread, type Unread } from "../values/unread.ts";

export type ValueKind = "text" | "number" | "flag" | "list" | "date" | "json";

export interface Codec<Value = unknown> {
  empty: Value;
  /** Reads an attribute, a restored state or a script's value. Input that does not fit the kind becomes Unread. */
  read(given: unknown): Value | Unread;
  post(value: Value, options: PostOptions): Posted;
}
/** The posted entry, several entries, or none (null). */
export type Posted = string | File | (string | File)[] | null;
export interface PostOptions {
  /** Spells a number; `String` until the view has set its own. */
  spell(value: number): string;
  on: string;
  join: string;
}

/** The text of a value that a script has set: ISO for a Date ("" for an invalid one), JSON for another object. */
const textOf = (given: unknown): string =>
  isData(given) ? natives.json(given).replace(/^"|"$|^null$/g, "") : String(given);

const text: Codec<string> = { empty: "", read: textOf, post: (value) => value };

/** Also reads spaces between thousands and a decimal comma; the view checks the number of decimals. */
const number: Codec<number | null> = {
  empty: null,
  read(given) {
    const written = textOf(given);
    const plain = written
      .replace(/[\s\u2019']/g, "")
      .replace(",", ".")
      .replace("\u2212", "-");
    return plain === "" ? null : /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : unread(written);
  },
  post: (value, { spell }) => (value === null ? "" : spell(value)),
};

const flag: Codec<boolean> = {
  empty: false,
  read: (given) => /^(true|1|t|on)$/.test(textOf(given)),
  post: (value, { on }) => (value ? on : null),
};

const list: Codec<string[]> = {
  empty: [],
  read(given) {
    const written = textOf(given);
    const known = Array.isArray(given) ? given : parseJson(written);
    if (Array.isArray(known)) return known.map(String);
    const items = written.replace(/^\{(.*)\}$/s, "$1");
    return items === "" ? [] : items.split(",").map((item) => item.trim().replace(/^"(.*)"$/s, "$1"));
  },
  post: (value, { join }) => (join ? value.join(join) : value),
};

/** A list or object of its own: the page may change the given one and set it again, and what was written is remembered. */
const copied = (given: unknown): unknown =>
  Array.isArray(given) ? [...given] : Object(given) !== given || isFile(given) ? given : { ...(given as object) };
const isFile = (value: unknown): value is File => value instanceof File;

const json: Codec = {
  empty: null,
  read(given) {
    if (typeof given !== "string") return copied(given);
    if (given.trim() === "") return null;
    const parsed = parseJson(given);
    return parsed === undefined ? unread(given) : parsed;
  },
  /** A text without quotes; a list with chosen files as it is, so that the browser posts them. */
  post: (value) => ([value].flat().some(isFile) ? (value as Posted) : serialized(value)),
};

/** Dates and times are held as the text that is posted (R2.4-07); their views read and write its spelling. */
export const codecs: Record<ValueKind, Codec> = {
  text,
  number,
  flag,
  list,
  date: text,
  json,
};

export const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || value === false || (Array.isArray(value) && !value.length);

/** JSON by the list or object that it was written of: writing a large one takes longer than drawing it. */
export const texts = new WeakMap<object, string>();
/** A value as text. A list or object is written once: nobody changes it in place. */
export function serialized(value: unknown): string {
  if (isUnread(value)) return value.text;
  if (Object(value) !== value) return String(value ?? "");
  let written = texts.get(value as object);
  if (written === undefined) texts.set(value as object, (written = natives.json(value)));
  return written;
}
