/** The buttons of a markdown field as edits of plain text; pressing a button again removes its marks. */

export interface Selected {
  text: string;
  start: number;
  end: number;
}
/** Replaces `start` to `end` with `text`, then selects `from` to `to`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  from: number;
  to: number;
}

export const marks = {
  bold: (given) => wrapped(given, "**"),
  italic: (given) => wrapped(given, "*"),
  heading: (given) => onLines(given, nextHeading),
  bullet: (given) => listed(given, /^- /, () => "- "),
  ordered: (given) => listed(given, /^\d+\. /, (at) => `${at + 1}. `),
  quote: (given) => listed(given, /^> /, () => "> "),
  code,
  link,
} satisfies Record<string, (given: Selected) => Edit>;
export type MarkName = keyof typeof marks;

/**
 * Enter in a list or quote starts the next item; in an empty item it ends the list with an empty line. Undefined
 * elsewhere.
 */
export function nextLine({ text, start, end }: Selected): Edit | undefined {
  const line = text.slice(lineStart(text, start), start);
  const [all, indent, sign, number] = /^(\s*)([-*+>]|(\d+)[.)]) /.exec(line) ?? [];
  if (all === undefined || start !== end) return undefined;
  if (line === all) return replaced(start - line.length, start, "\n", 1, 1);
  const next = number === undefined ? sign : sign!.replace(number, String(Number(number) + 1));
  const made = `\n${indent}${next} `;
  return replaced(start, start, made, made.length, made.length);
}

/** `from` and `to` are relative to the start of the new text. */
const replaced = (start: number, end: number, text: string, from: number, to: number): Edit => ({
  start,
  end,
  text,
  from: start + from,
  to: start + to,
});
const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;

/** Toggles stars around the selection or the word at the caret: two mean bold, one italic, three both. */
function wrapped(given: Selected, mark: "*" | "**"): Edit {
  const { text } = given;
  let { start, end } = wordOf(given);
  while (start < end && text[start] === "*" && text[end - 1] === "*") {
    start++;
    end--;
  }
  let stars = 0;
  while (stars < 3 && text[start - stars - 1] === "*" && text[end + stars] === "*") stars++;
  const isOn = mark === "**" ? stars >= 2 : stars % 2 === 1;
  const left = "*".repeat(isOn ? stars - mark.length : stars + mark.length);
  const inner = text.slice(start, end);
  return replaced(start - stars, end + stars, left + inner + left, left.length, left.length + inner.length);
}

/** The selection without spaces at its ends; an empty selection expands to the word at the caret. */
function wordOf({ text, start, end }: Selected): { start: number; end: number } {
  if (start === end) {
    const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, start))![0].length;
    const after = /^[\p{L}\p{N}]*/u.exec(text.slice(start))![0].length;
    return { start: start - before, end: end + after };
  }
  const inner = text.slice(start, end);
  const from = inner.length - inner.trimStart().length;
  return { start: start + from, end: start + from + inner.trim().length };
}

/** Changes each selected line; afterwards the lines are selected, or a bare caret keeps its place in the line. */
function onLines({ text, start, end }: Selected, change: (line: string, at: number) => string): Edit {
  const from = lineStart(text, start);
  const next = text.indexOf("\n", Math.max(start, text[end - 1] === "\n" ? end - 1 : end));
  const to = next < 0 ? text.length : next;
  const made = text.slice(from, to).split("\n").map(change).join("\n");
  const caret = Math.max(0, made.length - (to - end));
  return start === end ? replaced(from, to, made, caret, caret) : replaced(from, to, made, 0, made.length);
}

function listed(given: Selected, sign: RegExp, made: (at: number) => string): Edit {
  const { text, start, end } = given;
  const lines = text.slice(lineStart(text, start), end).split("\n");
  const isOn = lines.every((line) => sign.test(line) || !line.trim()) && lines.some((line) => sign.test(line));
  let count = 0;
  return onLines(given, (line) => {
    const plain = line.replace(/^(- |\d+\. |> )/, "");
    return isOn || (!line.trim() && lines.length > 1) ? plain : made(count++) + plain;
  });
}

/** Cycles the heading: none, first, second, third level, none. */
function nextHeading(line: string): string {
  const [all = "", signs = ""] = /^(#{1,6}) +/.exec(line) ?? [];
  return signs.length >= 3 ? line.slice(all.length) : `${"#".repeat(signs.length + 1)} ${line.slice(all.length)}`;
}

/** Wraps in more backticks than the text contains; several lines become a fenced block. */
function code(given: Selected): Edit {
  const { text } = given;
  const { start, end } = wordOf(given);
  const inner = text.slice(start, end);
  const longest = Math.max(0, ...(inner.match(/`+/g) ?? []).map(({ length }) => length));
  if (inner.includes("\n")) {
    const fence = "`".repeat(Math.max(3, longest + 1));
    const before = start === lineStart(text, start) ? "" : "\n";
    const after = end === text.length || text[end] === "\n" ? "" : "\n";
    const head = `${before}${fence}\n`;
    return replaced(start, end, `${head}${inner}\n${fence}${after}`, head.length, head.length + inner.length);
  }
  const isOn = text[start - 1] === "`" && text[end] === "`";
  if (isOn) return replaced(start - 1, end + 1, inner, 0, inner.length);
  const tick = "`".repeat(longest + 1);
  return replaced(start, end, tick + inner + tick, tick.length, tick.length + inner.length);
}

/**
 * Makes a link: selected text becomes its text, and the address is selected for typing; a selected address becomes the
 * address, and the caret goes to the text.
 */
function link(given: Selected): Edit {
  const { start, end } = wordOf(given);
  const inner = given.text.slice(start, end);
  if (/^(https?:\/\/|mailto:)\S+$/.test(inner)) return replaced(start, end, `[](${inner})`, 1, 1);
  const head = `[${inner}](`;
  return inner
    ? replaced(start, end, `${head}https://)`, head.length, head.length + 8)
    : replaced(start, end, "[](https://)", 1, 1);
}
