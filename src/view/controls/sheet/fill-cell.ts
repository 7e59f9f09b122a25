/** Draws the value of a data table's cell, whichever engine the cell belongs to. */
import { natives } from "../../../base/runtime/runtime.ts";
import type { Data } from "../../../base/data.ts";
import { phraseOf, titleOf } from "../../../base/language/i18n.ts";
import { isUnread } from "../../field.ts";
import { setText } from "../grid/set-text.ts";
import { fillTemplate } from "./cell-template.ts";
import { cellType } from "./cell-types.ts";
import type { SheetColumn } from "./plan.ts";
import type { SheetState } from "./sheet-engine.ts";
import { cellProblem } from "./sheet-value.ts";

interface DrawnCell {
  state: SheetState;
  row: number;
  column: SheetColumn;
  canEdit: boolean;
}

/** Fills a cell: its value or result, what is wrong with it, its background. */
export function fillCell(cell: HTMLElement, { state, row: at, column, canEdit }: DrawnCell): void {
  const { rows, refusal, computed } = state;
  const row = rows[at] ?? {};
  const problem = cellProblem(column, row);
  const isBlankRow = !Object.keys(row).length;
  const text =
    refusal(at, column.key) ||
    (problem && !isBlankRow ? titleOf(problem.message) || phraseOf(problem.code, problem.params) : "");
  const isWrong = text !== "" && (problem?.code !== "required" || refusal(at, column.key) !== "");
  const shown = computed?.shown(at, column.key);
  cell.classList.toggle("wrong", isWrong);
  cell.ariaInvalid = isWrong ? "true" : null;
  cell.title = isWrong ? text : (shown && String(row[column.key] ?? "")) || "";
  cell.style.background = column.background;
  cell.ariaReadOnly = canEdit ? null : "true";
  if (computed) cell.classList.toggle("numeric", shown?.isNumeric ?? false);
  if (shown) setText(cell, shown.text);
  else fillValue(cell, row, column, canEdit);
}

function fillValue(cell: HTMLElement, row: Data, column: SheetColumn, canEdit: boolean): void {
  const type = cellType(column.kind);
  const value = type.read(row[column.key], column.entry);
  if (column.template && fillTemplate(cell, column.template, row)) return;
  if (column.kind === "flag" && canEdit)
    return fillTick(cell, (value as unknown) === true, titleOf(column.title, column.key));
  setText(cell, isUnread(value) ? value.text : type.show(value, column.entry));
}

function fillTick(cell: HTMLElement, isOn: boolean, label: string): void {
  const known = cell.firstElementChild;
  const tick = known && natives.matches(known, ".tick") ? (known as HTMLInputElement) : document.createElement("input");
  Object.assign(tick, { type: "checkbox", className: "tick", tabIndex: -1, checked: isOn, ariaLabel: label });
  if (tick !== known) cell.replaceChildren(tick);
}
