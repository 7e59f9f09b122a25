import { checkTemplate } from "../checking/check-page.ts";
import type { Finding } from "../checking/findings.ts";
import { isSchema, schemaFindings } from "../checking/schema-findings.ts";

export interface Placed extends Finding {
  file: string;
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
}

/** The findings of one file: a template, or a schema where the file is JSON. */
export function checkFile(file: string, text: string): Placed[] {
  const found = /\.json$/i.test(file) ? checkJson(file, text) : checkTemplate(text);
  const places = lineStarts(text);
  return found.map((one) => ({ ...one, file, ...placeOf(places, one.at) }));
}

/** A schema; JSON that holds no fields is other data and is not checked. */
function checkJson(file: string, text: string): Finding[] {
  const about = { rule: "schema", tag: "", link: "forms.html" } as const;
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const found = String(error).replace(/^SyntaxError: | in JSON at position.*$/g, "");
    return [{ ...about, severity: "error", at, expected: "JSON", found }];
  }
  if (!isSchema(data)) return [];
  const name = file.replace(/^.*\/|\.json$/g, "");
  const places = keyPlaces(text);
  const found = schemaFindings(data, name).map(({ path, ...one }) => ({ ...about, ...one, at: keyAt(places, path) }));
  return found.toSorted((one, other) => one.at - other.at);
}

/** The position of a field and of a property in it. */
function keyAt(places: ReadonlyMap<string, readonly number[]>, path: readonly string[]): number {
  let at = 0;
  for (const name of path) {
    const own = places.get(JSON.stringify(name)) ?? [];
    at = own[firstFrom(own, at)] ?? at;
  }
  return at;
}

/** Where each key of JSON stands, and each value of a key `name`, by their text in quotes. */
function keyPlaces(text: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let last = "";
  for (const { 0: whole, 1: quoted = "", index } of text.matchAll(/("[^"\\]*(?:\\.[^"\\]*)*")(?:\s*:)?/g)) {
    const isKey = whole !== quoted;
    const known = places.get(quoted);
    if (known && (isKey || last === '"name"')) known.push(index);
    else if (isKey || last === '"name"') places.set(quoted, [index]);
    last = isKey ? quoted : "";
  }
  return places;
}

/** The number of the first place that is not before another. */
function firstFrom(places: readonly number[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function placeOf(starts: readonly number[], at: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: at - starts[low]! + 1 };
}
