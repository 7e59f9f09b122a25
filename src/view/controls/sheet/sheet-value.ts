/** Rows of a data table as they stand in a record: a list, JSON text, or an object by keys; and what is wrong in them. */
import { copy } from "../../../base/copy.ts";
import { forbidden, isData, type Data } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";
import { phraseOf, titleOf } from "../../../base/language/i18n.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { judge, type Problem } from "../../../forms/checks/validators.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { isBlank, withoutBlankEnd, type Rows } from "../../../tables/rows/row-edits.ts";
import { unread, type Unread } from "../../field.ts";
import { cellType } from "./cell-types.ts";
import { words } from "./phrases.ts";
import { planOf, type SheetColumn } from "./plan.ts";

/** Reads rows: an array of objects, an object by keys (R3.7-17), or either as JSON text. */
export function readRows(raw: unknown, entry: Entry): Rows | Unread {
  const given = typeof raw === "string" ? (raw.trim() === "" ? [] : parseJson(raw)) : (raw ?? []);
  const { map, fixed } = planOf(entry);
  const listed =
    map && isData(given) ? Object.entries(given).map(([key, value]) => ({ [map.key]: key, [map.val]: value })) : given;
  if (!Array.isArray(listed) || !listed.every(isData)) return unread(typeof raw === "string" ? raw : natives.json(raw));
  const rows = listed.map(copyRow);
  return fixed ? fixedRows(fixed, rows) : rows;
}

/** A plain object, because values of a form are also shown as text. */
function copyRow(row: Data): Data {
  const made: Data = {};
  for (const key of Object.keys(row)) if (!forbidden.has(key)) made[key] = copy(row[key]);
  return made;
}

/** The fixed rows with the stored values of the rows that have the same fixed cells (R3.7-19). */
function fixedRows(fixed: readonly Data[], rows: Rows): Rows {
  return fixed.map((base) => {
    const stored = rows.find((row) => Object.keys(base).every((key) => String(row[key]) === String(base[key])));
    return { ...stored, ...base };
  });
}

/** Writes rows in the loaded shape. Blank rows at the end are left out. */
export function writeRows(value: Rows, raw: unknown, entry: Entry): unknown {
  const { map } = planOf(entry);
  const rows = withoutBlankEnd(value);
  const made = map ? mapOf(rows, map) : rows.map((row) => ({ ...row }));
  if (typeof raw === "string" && raw !== "") return natives.json(made);
  return !rows.length && (raw === null || raw === "") ? raw : made;
}

function mapOf(rows: Rows, { key, val }: { key: string; val: string }): Data {
  const made: Data = {};
  for (const row of rows) {
    const name = String(row[key] ?? "");
    if (name !== "" && !forbidden.has(name)) made[name] = row[val] ?? null;
  }
  return made;
}

/** The problem of one cell: a text that could not be read, or a check of its column that fails. */
export function cellProblem(column: SheetColumn, row: Data): Problem | undefined {
  const type = cellType(column.kind);
  const value = type.read(row[column.key], column.entry);
  return judge(column.entry, value, (name) => row[name], type);
}

/** A wrong cell of a table; `column` is undefined when the row as a whole is wrong. */
interface WrongCell {
  row: number;
  column: SheetColumn | undefined;
  problem: Problem;
}

/** The first wrong cell of the rows. Rows without any value are skipped, unless the table is required (R5.2-15). */
export function firstWrong(rows: Rows, entry: Entry): WrongCell | undefined {
  const { columns, keys, interval, map } = planOf(entry);
  const isRequired = entry.validators.some(({ type }) => type === "required");
  const seen = new Set<string>();
  const checked = interval ? withoutBlankEnd(rows) : rows;
  for (let row = 0; row < checked.length; row++) {
    const own = checked[row]!;
    const { isNothing, wrong } = judgedRow(own, columns, keys);
    if (isNothing && isRequired && !interval)
      return { row, column: undefined, problem: { path: entry.name, code: "required", params: {} } };
    if (isNothing) continue;
    if (wrong) return { row, ...wrong };
    const key = map && String(own[map.key] ?? "");
    if (key === undefined) continue;
    const problem = { path: entry.name, code: key === "" ? "required" : "sheetSameKey", params: { key } };
    if (key === "" || seen.has(key)) return { row, column: columns.find((one) => one.key === map!.key), problem };
    seen.add(key);
  }
  return undefined;
}

interface JudgedRow {
  columns: readonly SheetColumn[];
  /** It has no value. */
  isNothing: boolean;
  /** Its first wrong cell. */
  wrong: Pick<WrongCell, "column" | "problem"> | undefined;
}
const judged = new WeakMap<Data, JudgedRow>();

/** Judges a row. Remembered: an edit makes new objects of the rows that it changes, and only of them. */
function judgedRow(row: Data, columns: readonly SheetColumn[], keys: readonly string[]): JudgedRow {
  const known = judged.get(row);
  if (known?.columns === columns) return known;
  const isNothing = isBlank(row, keys);
  const made = { columns, isNothing, wrong: isNothing ? undefined : wrongIn(row, columns) };
  judged.set(row, made);
  return made;
}

function wrongIn(row: Data, columns: readonly SheetColumn[]): JudgedRow["wrong"] {
  for (const column of columns) {
    const problem = cellProblem(column, row);
    if (problem) return { column, problem };
  }
  return undefined;
}

/** The problem of a table's rows: the first wrong cell, in the words of its column's check. */
export function checkRows(rows: Rows, entry: Entry): { code: string; params: Record<string, unknown> } | undefined {
  const wrong = firstWrong(rows, entry);
  if (!wrong) return undefined;
  const { row, column, problem } = wrong;
  if (!column) return { code: problem.code, params: problem.params };
  const place = placeName([String(row), column.key], entry);
  const text = titleOf(problem.message) || phraseOf(problem.code, problem.params);
  return { code: "sheetWrongCell", params: { place, text } };
}

/** The words for a place in the table that the server names: `["1", "price"]` → "рядок 2, Ціна". */
export function placeName(path: readonly string[], entry: Entry): string {
  const at = Number(path[0]);
  const column = planOf(entry).columns.find(({ key }) => key === path[1]);
  if (!Number.isInteger(at)) return path.join(".");
  const row = words("sheetRow", { row: at + 1 });
  return path.length < 2 ? row : `${row}, ${column ? titleOf(column.title, column.key) : path.slice(1).join(".")}`;
}
