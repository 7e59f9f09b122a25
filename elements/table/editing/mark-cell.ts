/** What is seen of a cell that can be edited beside its value. */
interface CellState {
  /** What was typed is being saved. */
  isBusy: boolean;
  /** What is wrong with what was typed; "" when nothing is. */
  problem: string;
  canEdit: boolean;
}

export function markCell(cell: HTMLElement, { isBusy, problem, canEdit }: CellState): void {
  cell.classList.toggle("busy", isBusy);
  cell.ariaBusy = isBusy ? "true" : null;
  cell.classList.toggle("wrong", problem !== "");
  cell.ariaInvalid = problem ? "true" : null;
  cell.ariaReadOnly = canEdit ? null : "true";
  cell.classList.toggle("editable", canEdit);
  if (problem || cell.title) cell.title = problem;
  // a click opens the cell, and calls no phone
  if (canEdit && cell.querySelector("a")) cell.replaceChildren(cell.textContent);
}
