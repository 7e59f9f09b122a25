/** Edits of a table's rows: each returns new rows and leaves the given ones unchanged, so undo keeps what was before. */
import { forbidden, type Data } from "../../base/data.ts";

export type Rows = readonly Data[];

/** One cell with its new value. */
export interface CellEdit {
  row: number;
  key: string;
  value: unknown;
}

/** Sets cells; rows that do not exist yet are added, up to `most`. */
export function setCells(rows: Rows, edits: readonly CellEdit[], most = Infinity): Rows {
  const made = [...rows];
  const changed = new Map<number, Data>();
  for (const { row, key, value } of edits) {
    if (row >= most || forbidden.has(key)) continue;
    while (made.length <= row) made.push({});
    const own = changed.get(row) ?? { ...made[row] };
    changed.set(row, own);
    own[key] = value;
  }
  for (const [at, row] of changed) made[at] = row;
  return made;
}

/** Takes one cell back to what it was; late choices of other cells stay. */
export function takeBack(rows: Rows, before: Rows, { row, key }: { row: number; key: string }): Rows {
  const [now, was] = [rows[row], before[row]];
  if (!now || !was || rows === before) return before;
  const isAlone = Object.keys({ ...now, ...was }).every((one) => one === key || now[one] === was[one]);
  if (isAlone) return rows.with(row, was);
  const { [key]: _, ...rest } = now;
  return rows.with(row, key in was ? { ...now, [key]: was[key] } : rest);
}

/** Adds a row at a place, by default at the end. */
export const addRow = (rows: Rows, row: Data = {}, at = rows.length): Rows => rows.toSpliced(at, 0, row);

export const removeRow = (rows: Rows, at: number): Rows => rows.filter((_, place) => place !== at);

/** Empties a row and keeps its place (R4-40). */
export const blankRow = (rows: Rows, at: number): Rows => rows.map((row, place) => (place === at ? {} : row));

/** Moves a row to another place; the same rows when nothing changes. */
export function moveRow(rows: Rows, from: number, to: number): Rows {
  const row = rows[from];
  if (!row || from === to || to < 0 || to >= rows.length) return rows;
  return removeRow(rows, from).toSpliced(to, 0, row);
}

/** Whether none of these columns has a value. A switch that is off is no value. */
export const isBlank = (row: Data | undefined, keys: readonly string[]): boolean =>
  !row || keys.every((key) => isNothing(row[key]));

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (typeof value === "string" && value.trim() === "");

/** The rows without blank ones at the end; a row with a value under a key without a column is not blank. */
export function withoutBlankEnd(rows: Rows): Rows {
  let end = rows.length;
  while (end > 0 && Object.values(rows[end - 1] ?? {}).every(isNothing)) end--;
  return end === rows.length ? rows : rows.slice(0, end);
}
