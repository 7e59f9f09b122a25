import { exactJson } from "./exact-json.ts";

/** JSON that follows other output, such as PHP warnings. */
export interface JsonAtEnd {
  data: unknown;
  /** The output before it. */
  before: string;
}

/**
 * The complete JSON object or array at the end of a text. It must start a line or follow `>`, and the text before it must
 * not contain `<html`, `<form` or `<script`, nor open an object or a list: then this is a part of a truncated answer. Else
 * undefined. Runs in linear time.
 */
export function jsonAtEnd(text: string): JsonAtEnd | undefined {
  const whole = text.trimEnd();
  const start = openingBracket(whole);
  if (start < 1) return undefined;
  const before = whole.slice(0, start);
  if (!startsLine(before) || /<(?:html|form|script)|(^|>)[ \t]*(\{|\[\s*[{[])/im.test(before)) return undefined;
  const data = exactJson(whole.slice(start));
  return data === undefined ? undefined : { data, before };
}

/**
 * Index of the opening bracket that matches the last character; -1 when the last character is not a closing bracket.
 */
function openingBracket(text: string): number {
  let depth = 0;
  let isInText = false;
  for (let at = text.length - 1; at >= 0; at--) {
    const letter = text[at]!;
    if (letter === '"') isInText = isInText === isEscaped(text, at);
    else if (isInText) continue;
    else if (letter === "}" || letter === "]") depth++;
    else if ((letter === "{" || letter === "[") && --depth === 0) return at;
    if (depth === 0) return -1;
  }
  return -1;
}

/** True after an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === "\\") before--;
  return (at - before) % 2 === 1;
}

function startsLine(before: string): boolean {
  let end = before.length - 1;
  while (before[end] === " " || before[end] === "\t") end--;
  return end < 0 || /[\n\r>]/.test(before[end]!);
}
