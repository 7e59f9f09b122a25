/**
 * Hides personal values of a support case. Every text of the data is masked, not only what looks personal: letters by
 * letters, digits of long numbers by digits, so that lengths, cases, separators and check digits stay. Equal texts are
 * masked equally, and so are their beginnings, so a replay compares, searches and filters as the original did.
 */
import { isData } from "../base/data.ts";
import { parseJson } from "../base/json.ts";
import { natives } from "../base/runtime/runtime.ts";
import { cipherOf } from "./cipher.ts";
import { maskedMarkup, personal } from "./mask-markup.ts";
import { maskedPlace, maskedText } from "./mask-text.ts";
import { maskedNumber } from "./masked-numbers.ts";

export interface Mask {
  text(text: string): string;
  /**
   * What is typed into a field, masked as the value that is sent of it. @param names of the control and its field @param
   * isNumber it is a field for numbers
   */
  typed(text: string, names: readonly string[], isNumber: boolean): string;
  /** JSON; codes, flags, dates and short numbers stay. @param key the name of the value */
  data(value: unknown, key?: string): unknown;
  /** The body of a request or answer: JSON, markup, form pairs or text. */
  body(text: string): string;
  /** Path and query. */
  address(text: string): string;
}

/** A whole value that is a code of a list, a type or the like. */
const code = /^[a-z][a-z0-9]*([_.-][a-z0-9]+)*$/;
/** In such a code or part of an address: a long number, a plate, a passport. */
const numbered = /\d{8}|(?<![a-z\d])[a-z]{2}(?:\d{4}[a-z]{2}|\d{6})(?![a-z\d])/i;
/** Names in an address for what a person looks for. */
const searched = /^(key|q|query|search|term)$/;
/** A phone as a number of JSON is short where it has no country. */
const phone = /phone|mobile|(^|_)tel/i;
const birth = /birth|born|народ|(^|_)(dob|dr)$/i;
/** Names of coordinates: those of GeoJSON, and columns of a place. */
const place = /^(coordinates|bbox|lat|latitude|lon|lng|longitude)$|_(lat|lon|lng)$/i;

/** @param salt a random text: without it the mask cannot be computed again */
export function maskOf(salt: string): Mask {
  const cipher = cipherOf(salt);
  const { digit } = cipher;
  const text = (given: string) => maskedText(given, cipher);
  /** Single words that were typed, each below the name of its field: no codes, though they look like it. */
  const typedWords = new Set<string>();
  return { text, typed, data, body, address };

  function typed(given: string, names: readonly string[], isNumber: boolean): string {
    if (code.test(given)) for (const name of names) typedWords.add(`${name} ${given}`);
    const name = names.find((one) => place.test(one) || birth.test(one));
    if (name) return String(data(given, name));
    const number = Number(given.replace(/\s/g, "").replace(",", "."));
    return isNumber && given !== "" && data(number) === number ? given : text(given);
  }

  function data(value: unknown, key = ""): unknown {
    if (typeof value === "string") return value.length > 1 && isJson(value) ? body(value) : textValue(value, key);
    if (place.test(key) && /^-?\d+(\.\d+)?$/.test(String(value))) {
      const made = maskedPlace(String(value), digit);
      return typeof value === "number" ? Number(made) : made;
    }
    if (typeof value === "number") return isPersonal(value, key) ? Number(maskedNumber(String(value), digit)) : value;
    if (Array.isArray(value)) return value.map((one) => data(one, key));
    if (!isData(value)) return value;
    const names = Object.keys(value);
    return Object.fromEntries(names.map((name) => [isColumn(name) ? name : text(name), data(value[name], name)]));
  }

  function textValue(value: string, key: string): string {
    if (birth.test(key) && /\d/.test(value)) return yearOnly(value) ?? text(value);
    if (isOpen(value, key, typedWords.has(`${key} ${value}`))) return value;
    return /^\/[\w./?=&%-]*$/.test(value) ? address(value) : text(value);
  }

  function body(given: string): string {
    const found = isJson(given) ? parseJson(given) : undefined;
    if (found !== undefined) return natives.json(data(found));
    if (/<[a-z!/]/i.test(given)) return maskedMarkup(given, { text, address });
    return /^[\w.[\]%-]+=[^\s<]*(&|$)/.test(given) ? pairs(given) : text(given);
  }

  function address(given: string): string {
    const [path = "", query] = given.split("?", 2);
    return maskedPath(path, text) + (query === undefined ? "" : `?${pairs(query, searched)}`);
  }

  /** @param own names under which single words are personal, too */
  function pairs(given: string, own?: RegExp): string {
    return given
      .split("&")
      .map((pair) => {
        const [name = "", ...value] = pair.split("=");
        const [key, open] = [plain(name), plain(value.join("="))];
        const made = own?.test(key) && code.test(open) ? text(open) : String(data(open, key));
        return value.length ? `${name}=${encodeURIComponent(made)}` : name;
      })
      .join("&");
  }
}

/** Columns keep their names; a list keyed by its texts does not. */
const isColumn = (name: string): boolean => /^[\w.-]*$/.test(name) && !/\d{8}/.test(name);

const isPersonal = (value: number, key: string): boolean =>
  Number.isInteger(value) && Math.abs(value) >= (phone.test(key) ? 1e6 : 1e7) && !isTime(value);

/** Whether a text is of no person: names of types and tables, sums that a server sends as texts, codes. */
function isOpen(value: string, key: string, isTyped: boolean): boolean {
  if (/^-?\d{1,7}\.\d{1,4}$/.test(value)) return true;
  if (numbered.test(value)) return false;
  if (/^(type|kind|table|model|form|status)$/.test(key) && /^[\w.]+$/.test(value)) return true;
  return code.test(value) && !isTyped && !personal.test(key);
}

const maskedPath = (path: string, text: Mask["text"]): string =>
  path
    .split("/")
    .map((part) => (/^[\w.,-]*$/.test(part) && !numbered.test(part) ? part : encodeURIComponent(text(plain(part)))))
    .join("/");

/** A birthday with its year only, in the spelling of the given one; undefined for other texts. */
function yearOnly(value: string): string | undefined {
  const found =
    /^(\d{4})(?:([-/.])\d{1,2}\2\d{1,2}|\d{4})(?!\d)(.*)$/s.exec(value) ??
    /^\d{1,2}([./-])\d{1,2}\1(\d{4})$/.exec(value);
  if (!found) return undefined;
  const [, first = "", sign = "", rest] = found;
  return rest === undefined ? `01${first}01${first}${sign}` : `${first}${sign}01${sign}01${rest}`;
}

const isJson = (text: string): boolean => /^\s*[[{"]/.test(text) && parseJson(text) !== undefined;
/** Milliseconds or seconds of this century. */
const isTime = (value: number): boolean =>
  (value > 1e12 && value < 4e12) || (value > 1e9 && value < 2e9 && value % 1000 === 0);

function plain(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
