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
import { maskedText } from "./mask-text.ts";
import { maskedNumber } from "./masked-numbers.ts";

export interface Mask {
  text(text: string): string;
  /** JSON; codes, flags, dates and short numbers stay. @param key the name of the value */
  data(value: unknown, key?: string): unknown;
  /** The body of a request or answer: JSON, markup, form pairs or text. */
  body(text: string): string;
  /** Path and query. */
  address(text: string): string;
}

/** A whole value that is a code of a list, a type or the like. */
const code = /^[a-z][a-z0-9]*([_.-][a-z0-9]+)*$/;

/** @param salt a random text: without it the mask cannot be computed again */
export function maskOf(salt: string): Mask {
  const cipher = cipherOf(salt);
  const { digit } = cipher;
  const text = (given: string) => maskedText(given, cipher);
  return { text, data, body, address };

  function data(value: unknown, key = ""): unknown {
    if (typeof value === "string") return value.length > 1 && isJson(value) ? body(value) : textValue(value, key);
    if (typeof value === "number")
      return Number.isInteger(value) && Math.abs(value) >= 1e7 && !isTime(value)
        ? Number(maskedNumber(String(value), digit))
        : value;
    if (Array.isArray(value)) return value.map((one) => data(one, key));
    if (!isData(value)) return value;
    return Object.fromEntries(Object.keys(value).map((name) => [keyOf(name), data(value[name], name)]));
  }

  /** Columns keep their names; a list keyed by its texts does not. */
  function keyOf(name: string): string {
    return /^[\w.-]*$/.test(name) && !/\d{8}/.test(name) ? name : text(name);
  }

  function textValue(value: string, key: string): string {
    if (/^(type|kind|table|model|form|status)$/.test(key) && /^[\w.]+$/.test(value)) return value;
    if (/birth|born|народ/i.test(key))
      return value.replace(/^(\d{4})-\d\d-\d\d/, "$1-01-01").replace(/^\d\d\.\d\d\.(\d{4})/, "01.01.$1");
    if (code.test(value) && !personal.test(key)) return value;
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
    const made = path
      .split("/")
      .map((part) => (/^[\w.,-]*$/.test(part) && !/\d{8}/.test(part) ? part : encodeURIComponent(text(plain(part)))))
      .join("/");
    return query === undefined ? made : `${made}?${pairs(query)}`;
  }

  function pairs(given: string): string {
    return given
      .split("&")
      .map((pair) => {
        const [name = "", ...value] = pair.split("=");
        return value.length ? `${name}=${encodeURIComponent(String(data(plain(value.join("=")), plain(name))))}` : name;
      })
      .join("&");
  }
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
