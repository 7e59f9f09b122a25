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
  const found = schemaFindings(data, name).map(({ path, ...one }) => ({ ...about, ...one, at: keyAt(text, path) }));
  return found.toSorted((one, other) => one.at - other.at);
}

/** The position of a field and of a property in it. */
function keyAt(text: string, path: readonly string[]): number {
  let at = 0;
  for (const name of path) {
    const quoted = JSON.stringify(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const key = new RegExp(`${quoted}\\s*:|"name"\\s*:\\s*${quoted}`, "g");
    key.lastIndex = at;
    at = key.exec(text)?.index ?? at;
  }
  return at;
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
