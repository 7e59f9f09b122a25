/** The rows of a data table as an .xlsx file: numbers and dates as such, texts that begin like a formula as texts. */
import { titleOf } from "../../../base/language/i18n.ts";
import type { Data } from "../../../base/data.ts";
import { isUnread } from "../../field.ts";
import { saveFile } from "../../save-file.ts";
import type { Rows } from "../../../tables/rows/row-edits.ts";
import { cellType } from "../sheet/cell-types.ts";
import type { SheetColumn } from "../sheet/plan.ts";
import { textOfCell } from "../sheet/sheet-blocks.ts";

/** Makes and saves the file. */
export async function exportRows(name: string, rows: Rows, columns: readonly SheetColumn[]): Promise<void> {
  const { writeBook } = await import("../../../vendors/xlsx/write-book.ts");
  const head = columns.map(({ title, key }) => titleOf(title, key));
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row)));
  const file = await writeBook(
    name,
    [head, ...lines],
    columns.map(({ widthPx }) => widthPx),
  );
  saveFile(file, `${name}.xlsx`);
}

function cellOf(column: SheetColumn, row: Data): string | number | Date | null {
  const value: unknown = cellType(column.kind).read(row[column.key], column.entry);
  if (isUnread(value)) return value.text;
  if (column.kind === "number") return value as number | null;
  if (column.kind === "date" && typeof value === "string") return new Date(`${value}T00:00:00Z`);
  return textOfCell(column, row) || null;
}
