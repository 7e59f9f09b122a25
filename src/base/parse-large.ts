import { parseJson } from "./json.ts";
import { natives } from "./runtime/runtime.ts";

/** Shorter texts are parsed at once. */
const shortLength = 500_000;
/** About so many characters are parsed in one step. */
const pieceLength = 500_000;

/**
 * A JSON object whose member `name` is a long list, or a bare list, parsed in steps so that no task is long; undefined
 * when the text is not valid JSON.
 */
export async function parseLarge(text: string, name: string): Promise<unknown> {
  const start = text.length < shortLength ? -1 : startOfList(text, name);
  if (start < 0) return parseJson(text);
  const steps = items(text, start);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await new Promise<void>((resolve) => natives.after(0, resolve));
  const found = step.value;
  if (!found) return undefined;
  const around = parseJson(`${text.slice(0, start)}[]${text.slice(found.end)}`);
  if (Array.isArray(around)) return found.list;
  if (typeof around !== "object" || around === null) return undefined;
  return { ...around, [name]: found.list };
}

/** Where the list begins; -1 when it has to be looked for in the whole text. */
function startOfList(text: string, name: string): number {
  const head = text.slice(0, 2000);
  if (/^\s*\[/.test(head)) return head.indexOf("[");
  const found = new RegExp(`"${name}"\\s*:\\s*\\[`).exec(head);
  return found ? found.index + found[0].length - 1 : -1;
}

const [quote, backslash, comma, open, close, openList, closeList] = [34, 92, 44, 123, 125, 91, 93] as const;

/** The list that begins at `start`, and the place behind it; undefined when it is not valid. */
function* items(text: string, start: number): Generator<void, { list: unknown[]; end: number } | undefined> {
  const list: unknown[] = [];
  let [depth, from] = [0, start + 1];
  for (let at = start; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === open || sign === openList) depth++;
    else if (sign === close || sign === closeList) depth--;
    const isEnd = depth === 0;
    if (!isEnd && !(depth === 1 && sign === comma && at - from > pieceLength)) continue;
    const piece = parseJson(`[${text.slice(from, at)}]`);
    if (!Array.isArray(piece) || (piece.length === 0 && list.length > 0)) return undefined;
    for (const one of piece) list.push(one);
    if (isEnd) return { list, end: at + 1 };
    from = at + 1;
    yield;
  }
  return undefined;
}

/** The closing quote of the string that begins at `at`. */
function endOfString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before--;
    if ((end - before) % 2) return end;
  }
  return text.length;
}
