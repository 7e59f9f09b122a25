/** A data table or spreadsheet on paper: all its rows, with numbers, without the empty edges. */
import { titleOf } from "../../../base/language/i18n.ts";
import { showNumber } from "../../../values/numbers.ts";
import { layOnPaper, mostPrinted, paperCell, paperOf } from "../grid/grid-paper.ts";
import { fillCell } from "./fill-cell.ts";
import { words } from "./paper-phrases.ts";
import type { SheetState } from "./sheet-engine.ts";

/** From now on the table in this box is printed whole. */
export function printWhole(state: () => SheetState, box: HTMLElement | null, signal: AbortSignal): void {
  const place = box?.querySelector<HTMLElement>(".sheet-place");
  if (place) layOnPaper({ place, draw: () => draw(state()) }, signal);
}

function draw(state: SheetState): HTMLElement | undefined {
  const { plan, computed } = state;
  const rows = state.rows.slice(0, state.rows.findLastIndex((row) => Object.values(row).some(isFilled)) + 1);
  const last = plan.columns.findLastIndex(({ key }) => !computed || rows.some((row) => isFilled(row[key])));
  const columns = plan.columns.slice(0, last + 1);
  if (!rows.length || !columns.length) return undefined;
  const lines = rows.slice(0, mostPrinted).map((_, row) => {
    const cells = columns.map((column) => {
      const cell = paperCell(column.kind === "number");
      fillCell(cell, { state, row, column, canEdit: false });
      return cell;
    });
    return [numberOf(row), ...cells];
  });
  const range = { last: showNumber(mostPrinted, 0), total: showNumber(rows.length, 0) };
  const note = rows.length > mostPrinted ? words("sheetPrinted", range) : "";
  return paperOf({ heads: ["", ...columns.map(({ key, title }) => titleOf(title, key))], lines, note });
}

const numberOf = (row: number): HTMLElement =>
  Object.assign(document.createElement("th"), { textContent: String(row + 1) });

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== false && value !== "";
