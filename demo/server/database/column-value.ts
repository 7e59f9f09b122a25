import { isGeometry, type Ground } from "../maps/stored-geometry.ts";
import { readWkt } from "../maps/wkt.ts";
import { readJson } from "../read-json.ts";
import type { Column } from "./catalogue.ts";

/** A value for the database, or the end of a sentence that says what is wrong with it, after the column's title. */
export type ColumnValue = { value: unknown } | { problem: string };

/**
 * A value from a request, as the value of a column. Forms send everything as text, so numbers with a comma, dates with
 * dots and flags as '1', 't' or 'on' are understood; an empty text means null.
 */
export function readColumnValue(column: Column, raw: unknown): ColumnValue {
  if (raw === null || raw === undefined || raw === "") return { value: null };
  if (column.geometry) return readGeometry(raw, column.geometry);
  const read = readers[column.type] ?? readText;
  return read(typeof raw === "object" && !structured.has(column.type) ? JSON.stringify(raw) : raw);
}

/** Columns that hold lists and objects; for the others, these are texts. */
const structured = new Set(["jsonb", "_text"]);

const readers: Record<string, (raw: unknown) => ColumnValue> = {
  int2: (raw) => readWhole(raw, 32_767),
  int4: (raw) => readWhole(raw, 2_147_483_647),
  int8: (raw) => readWhole(raw, Number.MAX_SAFE_INTEGER),
  numeric: readDecimal,
  float8: readDecimal,
  bool: readFlag,
  date: readDate,
  timestamptz: readTime,
  time: (raw) =>
    /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(String(raw)) ? { value: raw } : { problem: "має бути часом" },
  jsonb: readJsonColumn,
  _text: readTextList,
};

function readText(raw: unknown): ColumnValue {
  const value = String(raw);
  return value.includes("\u0000") ? { problem: "містить недопустимий символ" } : { value };
}

function readDecimal(raw: unknown): ColumnValue {
  const plain = String(raw)
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(",", ".");
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,2})?$/i.test(plain) ? { value: plain } : { problem: "має бути числом" };
}

function readWhole(raw: unknown, most: number): ColumnValue {
  const text = String(raw);
  const number = Number(text);
  return /^[-+]?\d+$/.test(text) && Math.abs(number) <= most ? { value: number } : { problem: "має бути цілим числом" };
}

function readFlag(raw: unknown): ColumnValue {
  const text = String(raw).toLowerCase();
  if (["true", "t", "1", "on", "yes"].includes(text)) return { value: true };
  if (["false", "f", "0", "off", "no"].includes(text)) return { value: false };
  return { problem: "має бути «так» або «ні»" };
}

function readDate(raw: unknown): ColumnValue {
  const date = /^(\d{4}-\d\d-\d\d)(T.*)?$/.exec(withoutDots(raw))?.[1];
  return isDay(date) ? { value: date } : { problem: "має бути датою" };
}

/** The text with a date of dots as the ISO date: `new Date` reads 05.03 as the third of May. */
const withoutDots = (raw: unknown): string => String(raw).replace(/^(\d\d)\.(\d\d)\.(\d{4})(?!\d)/, "$3-$2-$1");

/** True for a day of the calendar: `new Date` reads 30 February as 2 March. */
const isDay = (date: string | undefined): boolean =>
  date !== undefined && new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date);

const isoTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[-+]\d\d(?::?\d\d)?)?)?$/;

/** ISO 8601 and PostgreSQL's spelling of it, or DD.MM.YYYY HH:MM:SS; without a zone, the time is the server's. */
function readTime(raw: unknown): ColumnValue {
  const [, date, clock, zone = ""] = isoTime.exec(withoutDots(raw)) ?? [];
  const fullZone = zone.replace(/^(.\d\d):?(\d\d)?$/, (_, hours: string, minutes = "00") => `${hours}:${minutes}`);
  const time = new Date(clock ? `${date}T${clock}${fullZone}` : String(date));
  return isDay(date) && !Number.isNaN(time.getTime())
    ? { value: time.toISOString() }
    : { problem: "має бути датою з часом" };
}

/** JSON text in a string is that JSON; any other string is a JSON string. */
function readJsonColumn(raw: unknown): ColumnValue {
  const isJson = typeof raw === "string" && readJson(raw) !== undefined;
  return { value: isJson ? raw : JSON.stringify(raw) };
}

/** GeoJSON, its text, or well-known text; anything else would break each map that shows the column. */
function readGeometry(raw: unknown, ground: Ground): ColumnValue {
  const geometry = typeof raw === "string" ? (readJson(raw) ?? readWkt(raw)) : raw;
  if (geometry === null) return { value: null };
  return isGeometry(geometry, ground)
    ? { value: JSON.stringify(geometry) }
    : { problem: "має бути точкою, лінією або полігоном на карті" };
}

/** A list, PostgreSQL's spelling of one (`{"a,b",c}`), or words with commas; items that are null are left out. */
function readTextList(raw: unknown): ColumnValue {
  if (Array.isArray(raw)) {
    const items = raw.filter((item) => item !== null);
    return { value: items.map((item) => (typeof item === "object" ? JSON.stringify(item) : String(item))) };
  }
  const inner = /^\{(.*)\}$/s.exec(String(raw))?.[1];
  if (inner !== undefined) return { value: itemsOf(inner) };
  return {
    value: String(raw)
      .split(",")
      .map((item) => item.trim()),
  };
}

/** The items between the braces of an array as PostgreSQL writes it (https://www.postgresql.org/docs/15/arrays.html). */
function itemsOf(inner: string): string[] {
  const items: string[] = [];
  let item = "";
  let quotes = 0;
  for (let at = 0; at <= inner.length; at++) {
    const char = inner[at];
    if (char === undefined || (char === "," && quotes !== 1)) {
      if (quotes > 0 || !/^\s*(null)?\s*$/i.test(item)) items.push(quotes > 0 ? item : item.trim());
      item = "";
      quotes = 0;
    } else if (char === '"') {
      if (quotes === 0) item = "";
      quotes++;
    } else if (char === "\\") item += inner[++at] ?? "";
    else if (quotes < 2) item += char;
  }
  return items;
}
