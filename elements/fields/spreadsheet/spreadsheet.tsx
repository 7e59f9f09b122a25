import { useMemo } from "react";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { readEntry, type Entry } from "../../../src/forms/schema/schema.ts";
import type { Computed } from "../../../src/tables/spreadsheet/compute.ts";
import { matrixOf, rowsOf, textOf } from "../../../src/tables/spreadsheet/matrix-rows.ts";
import {
  cellAt,
  columnName,
  isEmpty,
  mostColumns,
  mostRows,
  readMatrix,
  writeMatrix,
  type Matrix,
} from "../../../src/tables/spreadsheet/matrix.ts";
import { afterInsertion, columnNumber, movedCell } from "../../../src/tables/spreadsheet/references.ts";
import { showNumber } from "../../../src/values/numbers.ts";
import gridStyles from "../../../src/view/controls/grid/grid.css";
import type { ComputedCells } from "../../../src/view/controls/sheet/sheet-engine.ts";
import sheetStyles from "../../../src/view/controls/sheet/sheet.css";
import { Sheet } from "../../../src/view/controls/sheet/sheet.tsx";
import { field, isUnread, unread, type FieldProps } from "../../../src/view/field.ts";
import { copyCells, pasteCells } from "./copied-cells.ts";
import { words } from "./phrases.ts";
import { useResults } from "./use-results.ts";

/** A spreadsheet (R2.4-38); the value is its rows of cells, formulas as they were typed. */
export default field<Matrix>({
  empty: [],
  read: (raw) => readMatrix(raw) ?? unread(typeof raw === "string" ? raw : natives.json(raw)),
  write: writeMatrix,
  show: (matrix) => words("spreadsheetCells", { count: matrix.flat().filter((cell) => !isEmpty(cell)).length }),
  unreadProblem: () => "invalid",
  isGroup: true,
  styles: gridStyles + sheetStyles,
  View: SpreadsheetField,
});

function SpreadsheetField(props: FieldProps<Matrix>) {
  const { entry, value, change } = props;
  const matrix = isUnread(value) ? nothing : value;
  // other rows than before would forget the steps of undo
  const shown = useMemo(() => rowsOf(matrix), [matrix]);
  const { results, isFailed } = useResults(matrix);
  return (
    <>
      <Sheet
        {...props}
        entry={tableOf(entry, matrix)}
        value={isUnread(value) ? value : shown}
        change={(rows) => change(isUnread(rows) ? rows : matrixOf(rows, matrix))}
        computed={cellsOf(matrix, results)}
      />
      {isFailed && <output className="sheet-problem">{words("spreadsheetFailed")}</output>}
    </>
  );
}
const nothing: Matrix = [];

function cellsOf(matrix: Matrix, results: Computed["results"]): ComputedCells {
  const shown: ComputedCells["shown"] = (row, key) => {
    const column = columnNumber(key);
    const result = results.get(`${row},${column}`);
    const cell = result ?? cellAt(matrix, row, column);
    if (typeof cell === "number") return { text: showNumber(cell, 10), isNumeric: true };
    return result === undefined ? undefined : { text: textOf(result), isNumeric: false };
  };
  return { ...moving, shown, copy: (cells) => copyCells(cells, shown), paste: pasteCells };
}

const moving: Pick<ComputedCells, "moved" | "inserted"> = {
  moved: (value, down, right) => movedCell(String(value ?? ""), down, right),
  inserted: (rows, at) =>
    rows.map((row) => {
      const changes = Object.entries(row).flatMap(([key, value]) => {
        const next = afterInsertion(String(value), at);
        return next === value ? [] : [[key, next]];
      });
      return changes.length ? { ...row, ...Object.fromEntries(changes) } : row;
    }),
};

/** So many rows are added when all are filled. */
const spareRows = 20;
const tables = new WeakMap<Entry, { size: string; table: Entry }>();

/** The sheet as a data table: columns by letters, rows numbered, without buttons. The same object until its size changes. */
function tableOf(entry: Entry, matrix: Matrix): Entry {
  const least = sizeOf(entry["rows"], 100);
  const needed = matrix.length < least ? least : Math.ceil((matrix.length + 1) / spareRows) * spareRows;
  const rows = Math.min(mostRows, needed);
  const widest = matrix.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Math.min(mostColumns, Math.max(sizeOf(entry["cols"], 26), widest));
  const size = `${rows} ${columns}`;
  const known = tables.get(entry);
  if (known?.size === size) return known.table;
  const table = readEntry(entry.name, {
    type: "DataTable",
    title: entry["title"],
    columns: Array.from({ length: columns }, (_, at) => ({ name: columnName(at), width: 96 })),
    options: {
      select_rows_interval: `${rows},${mostRows}`,
      noeditactions: true,
      remove_del_row_button: true,
      rowReorder: false,
    },
  });
  tables.set(entry, { size, table });
  return table;
}

const sizeOf = (given: unknown, otherwise: number): number => {
  const size = Math.floor(Number(given));
  return size > 0 ? size : otherwise;
};
