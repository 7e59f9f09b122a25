/**
 * Hides personal values of a support case. Every text of the data is masked, not only what looks personal: letters by
 * letters, digits of long numbers by digits, so that lengths, cases, separators and check digits stay. Equal texts are
 * masked equally, and so are their beginnings, so a replay compares, searches and filters as the original did.
 */
import { isData } from "../base/data.ts";
import { parseJson } from "../base/json.ts";
import { natives } from "../base/runtime/runtime.ts";
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

/** What stays in a text: dates and times, UUIDs, the words of geometries. */
const kept =
  /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?|\d\d\.\d\d\.\d{4}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b(?:MULTI)?(?:POINT|LINESTRING|POLYGON)\b/;
const plate = /[A-ZА-ЯІЇЄҐ]{2}[ -]?\d{4}[ -]?[A-ZА-ЯІЇЄҐ]{2}(?![\p{L}\d])/u;
const passport = /[A-ZА-ЯІЇЄҐ]{2} ?(?:№ ?)?\d{6}(?!\d)/u;
const number = /[A-Z]{2}\d{6,}|\+?\(?\d(?:[\d \u00a0()-]{5,}\d)/;
const word = /\p{L}[\p{L}\p{M}'’ʼ]*/u;
const parts = new RegExp([kept, plate, passport, number, word].map(({ source }) => `(${source})`).join("|"), "gu");

/** A whole value that is a code of a list, a type or the like. */
const code = /^[a-z][a-z0-9]*([_.-][a-z0-9]+)*$/;
/** Under these names a code is masked too: it may be a login. */
const personal =
  /name|login|user|author|applicant|person|owner|inspector|mail|phone|tel\b|address|street|pib|fio|surname/i;

/** @param salt a random text: without it the mask cannot be computed again */
export function maskOf(salt: string): Mask {
  const mask: Mask = { text, data, body, address };
  return mask;

  function text(given: string): string {
    return given.replace(parts, (whole, isKept?: string, isPlate?: string, isPassport?: string, isNumber?: string) => {
      if (isKept) return whole;
      if (isPlate || isPassport)
        return letters(whole.replace(/\d/g, (given_, at: number) => digit(whole.slice(0, at), given_)));
      if (!isNumber) return letters(whole);
      return whole.replace(/\D/g, "").length < 6 ? whole : letters(maskedNumber(whole, digit));
    });
  }

  function letters(given: string): string {
    let before = "";
    return given.replace(/\p{L}/gu, (letter) => {
      const made = letterFor(before, letter.toLowerCase());
      before += letter.toLowerCase();
      return letter === letter.toLowerCase() ? made : made.toUpperCase();
    });
  }

  function letterFor(before: string, letter: string): string {
    const alphabet = /[a-z]/.test(letter) ? latin : cyrillic;
    const at = alphabet.indexOf(letter);
    const step = 1 + (hash(`${salt} ${before} ${letter}`) % (alphabet.length - 1));
    return alphabet[(Math.max(at, 0) + step) % alphabet.length]!;
  }

  function digit(before: string, given: string): string {
    return String((Number(given) + 1 + (hash(`${salt} ${before}`) % 9)) % 10);
  }

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
    if (/<[a-z!/]/i.test(given)) return markup(given);
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

  /** Markup of the server without its scripts and styles; names of attributes and what they link stay. */
  function markup(given: string): string {
    return given
      .replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, "")
      .replace(/<!--[^]*?-->/g, "")
      .replace(/<((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g, (whole, tag?: string) =>
        tag === undefined ? text(whole) : `<${tag.replace(/([^\s=]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/g, attribute)}>`,
      );
  }

  function attribute(whole: string, name: string, sign: string, value: string): string {
    const isText = /^(title|alt|placeholder|value|content|label|aria-label|message|data-row|summary)$/i.test(name);
    const quote = /^["']/.test(value) ? value[0]! : "";
    const inner = quote ? value.slice(1, -1) : value;
    if (/^(class|id|name|type|role|rel|for|method|lang|dir|colspan|rowspan)$/i.test(name)) return whole;
    const made = isText
      ? text(inner)
      : /^[\w./-]*$/.test(inner) && !/\d{8}/.test(inner)
        ? inner
        : /^\/|\?/.test(inner)
          ? address(inner)
          : text(inner);
    return name + sign + quote + made + quote;
  }
}

const latin = "abcdefghijklmnopqrstuvwxyz";
const cyrillic = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя";

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

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let made = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) made = Math.imul(made ^ text.charCodeAt(at), 0x01000193);
  return (made ^ (made >>> 15)) >>> 0;
}
