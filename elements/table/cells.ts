/** What stands in the cells of own rows: texts, badges of options, actions. */
import { color } from "../../src/base/css.ts";
import type { Data } from "../../src/base/data.ts";
import { titleOf } from "../../src/base/language/i18n.ts";
import { cellText } from "../../src/tables/cell-kinds.ts";
import type { Column } from "../../src/tables/columns.ts";
import type { SortBy } from "../../src/tables/sorting.ts";
import { readPhone } from "../../src/values/phones.ts";
import { setText } from "../../src/view/controls/grid/set-text.ts";
import { make } from "./make.ts";
import { words } from "./phrases.ts";
import type { ColumnLists } from "./table-columns.ts";

/** Actions of a row, by their click attributes. */
export const rowActions = { edit: "tableEdit", info: "tableInfo", copy: "tableCopy", del: "tableDel" } as const;
export type RowAction = keyof typeof rowActions;

/** Fills a cell with a value; undefined `row`: it is loading. */
export function fillCell(cell: HTMLElement, row: Data | undefined, column: Column, lists: ColumnLists): void {
  const isWaiting = row === undefined;
  if (cell.classList.contains("waiting") !== isWaiting) cell.classList.toggle("waiting", isWaiting);
  if (isWaiting) return setText(cell, "");
  const value = row[column.key];
  const text = cellText(value, column, lists.words(column));
  const option = column.kind === "choice" ? lists.optionOf(column, String(value)) : undefined;
  const phone = column.kind === "phone" && readPhone(text);
  if (phone) return fillLink(cell, `tel:+${phone}`, text);
  if (!option?.color) return setText(cell, text);
  const dot = make("span", { className: `dot ${/^[\w-]+$/.test(option.color) ? option.color : ""}` });
  dot.style.background = color(option.color) ?? "";
  cell.replaceChildren(dot, text);
}

/** The link of a cell stays, so that it keeps the focus. */
function fillLink(cell: HTMLElement, href: string, text: string): void {
  const link = cell.querySelector("a") ?? make("a", {});
  link.href = href;
  setText(link, text);
  if (!link.isConnected) cell.replaceChildren(link);
}

/** The box that chooses a row. */
export function fillChoice(
  cell: HTMLElement,
  { isChosen, isKnown, label }: { isChosen: boolean; isKnown: boolean; label: string },
): void {
  const box = cell.querySelector("input") ?? make("input", { type: "checkbox", tabIndex: -1 });
  box.checked = isChosen;
  box.ariaLabel = label;
  box.disabled = !isKnown;
  if (!box.isConnected) cell.replaceChildren(box);
}

interface ActionCell {
  actions: readonly RowAction[];
  /** `table/id`; "" for a row that is loading, and for one without an id, which has no actions. */
  record: string;
  form: string;
  /** The row is loading. */
  isWaiting: boolean;
}

/** Fills the last cell with the row's actions. Their elements stay, so that an open form returns to them. */
export function fillActions(cell: HTMLElement, { actions, record, form, isWaiting }: ActionCell): void {
  cell.classList.add("actions");
  cell.classList.toggle("waiting", isWaiting);
  if (!record) return cell.replaceChildren();
  const links = cell.querySelectorAll<HTMLElement>("a");
  const isSame = links.length === actions.length;
  const all = isSame ? links : actions.map(() => make("a", { href: "#", className: "action" }));
  actions.forEach((action, at) => {
    const link = all[at]!;
    const hasForm = form && action !== "del";
    link.setAttribute(action, hasForm && action !== "copy" ? `${record}/${form}` : record);
    if (hasForm && action === "copy") link.setAttribute("form", form);
    setText(link, words(rowActions[action]));
  });
  if (!isSame) cell.replaceChildren(...all);
}

/** Width in px of the column with these actions. */
export const actionsWidth = (actions: readonly RowAction[]): number =>
  20 + actions.reduce((sum, action) => sum + words(rowActions[action]).length * 8 + 14, 0);

export interface HeadCell {
  column: Column;
  sort: readonly SortBy[];
  isFiltered: boolean;
}

/** Fills a heading: the title, the direction of the sort, a button for its menu, a grip for its width. */
export function fillHeading(cell: HTMLElement, { column, sort, isFiltered }: HeadCell): void {
  const at = sort.findIndex(({ key }) => key === column.key);
  const title = titleOf(column.title, column.key);
  const isDown = sort[at]?.isDown;
  cell.ariaSort = at < 0 ? "none" : isDown ? "descending" : "ascending";
  cell.title = column.canSort ? words("tableSortHint") : "";
  const mark = at < 0 ? "" : `${isDown ? "↓" : "↑"}${sort.length > 1 ? at + 1 : ""}`;
  const label = words("tableMenu", { title });
  cell.replaceChildren(
    make("span", { className: "heading", textContent: title }),
    make("span", { className: "mark", textContent: mark, ariaHidden: "true" }),
    make("button", {
      type: "button",
      className: isFiltered ? "more filtered" : "more",
      textContent: "⋮",
      tabIndex: -1,
      ariaLabel: label,
    }),
    make("span", { className: "grip", ariaHidden: "true" }),
  );
}
