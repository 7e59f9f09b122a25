/** Blocks of cells as text: the clipboard of spreadsheets (tabs), and .csv files. */
/** More cells are refused before anything is read. */
export const mostCells = 200_000;

/** The rows of a block. */
export type Block = readonly (readonly string[])[];

/** What separates the cells of a text: a tab if there is one, else the mark that most lines have. */
export function separatorOf(text: string): string {
  const start = text.slice(0, 20_000);
  if (start.includes("\t")) return "\t";
  const lines = start.split(/\r?\n/).slice(0, 20);
  const count = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  return count(";") >= Math.max(1, count(",") / 2) ? ";" : ",";
}

/** Whether a text has more cells than are accepted; it counts without making them. */
export function isTooLarge(text: string, separator: string): boolean {
  let cells = 1;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if ((mark === separator || mark === "\n") && ++cells > mostCells) return true;
  }
  return false;
}

/**
 * Reads a block in steps. Cells in quotes may hold separators and line breaks; on a clipboard a quote that only begins a
 * text (`"Маяк" ТОВ`) belongs to it. Blank lines at the end are left out.
 */
export function* blockSteps(text: string, separator: string): Generator<void, Block> {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"' ? quotedCell(text, at, separator) : undefined;
    const end = quoted ? quoted.end : plainEnd(text, at, separator);
    row.push(quoted ? quoted.cell : text.slice(at, end));
    const mark = text[end];
    at = end + 1;
    if (mark === separator && at < text.length) continue;
    if (mark === separator) row.push("");
    if (mark === "\r" && text[at] === "\n") at++;
    rows.push(row);
    row = [];
    if (rows.length % 200 === 0) yield;
  }
  while (rows.length > 0 && rows.at(-1)!.every((cell) => cell.trim() === "")) rows.pop();
  return rows;
}

/** Reads a small block at once. */
export function readBlock(text: string, separator = "\t"): Block {
  const steps = blockSteps(text, separator);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function plainEnd(text: string, from: number, separator: string): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end++;
  return end;
}

/** A cell in quotes; undefined when the quote is part of a plain text. */
function quotedCell(text: string, from: number, separator: string): { cell: string; end: number } | undefined {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') continue;
    if (text[at + 1] === '"') {
      at++;
      continue;
    }
    const next = text[at + 1];
    const isEnd = next === undefined || next === separator || next === "\n" || next === "\r";
    const inner = text.slice(from + 1, at);
    const isQuoted = isEnd && (separator !== "\t" || /[\t\n\r]|""/.test(inner));
    return isQuoted ? { cell: inner.replaceAll('""', '"'), end: at + 1 } : undefined;
  }
  return undefined;
}
