/** A table as a .csv or .xlsx file, made in pieces so that the page stays alive. */
import type { Data } from "../../src/base/data.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { titleOf } from "../../src/base/language/i18n.ts";
import { amountOf, cellText, type CellWords } from "../../src/tables/cell-kinds.ts";
import { widthOf, type Column } from "../../src/tables/columns.ts";
import { csvOf, csvStart } from "../../src/tables/csv.ts";
import { readDate } from "../../src/values/dates/dates.ts";

const pieceRows = 1000;

/** The file of these rows and columns: a heading, then a line for each row. */
export async function csvFile(
  rows: readonly Data[],
  columns: readonly Column[],
  words: (column: Column) => CellWords,
): Promise<Blob> {
  const parts = [csvStart, csvOf([columns.map(({ title, key }) => titleOf(title, key))])];
  for (let at = 0; at < rows.length; at += pieceRows) {
    const piece = rows.slice(at, at + pieceRows);
    parts.push(csvOf(piece.map((row) => columns.map((column) => cellText(row[column.key], column, words(column))))));
    await new Promise<void>((resolve) => natives.after(0, resolve));
  }
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}

/** The same as an .xlsx file: numbers and days as such, all other cells as texts. */
export async function xlsxFile(
  rows: readonly Data[],
  columns: readonly Column[],
  words: (column: Column) => CellWords,
): Promise<Blob> {
  const { writeBook } = await import("../../src/vendors/xlsx/write-book.ts");
  const lines = rows.map((row) =>
    columns.map((column) => {
      const value = row[column.key];
      if (column.kind === "number") return amountOf(value) ?? (cellText(value, column, words(column)) || null);
      const day = column.kind === "date" ? readDate(value) : undefined;
      return day ? new Date(`${day}T00:00:00Z`) : cellText(value, column, words(column)) || null;
    }),
  );
  return writeBook("1", [columns.map(({ title, key }) => titleOf(title, key)), ...lines], columns.map(widthOf));
}
