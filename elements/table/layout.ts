/** Which columns a table draws, and how high its rows are. */
import { titleOf } from "../../src/base/language/i18n.ts";
import { widthOf, type Column } from "../../src/tables/columns.ts";
import { viewed, type View } from "../../src/tables/views.ts";
import type { GridColumn } from "../../src/view/controls/grid/grid.ts";
import { actionsWidth } from "./cells.ts";
import type { Given } from "./given.ts";
import { words } from "./phrases.ts";

/** Own columns beside those of the rows; no key of a row has a space at its start. */
export const chooseKey = " choose";
export const actionsKey = " actions";
export const isOwnKey = (key: string): boolean => key.startsWith(" ");

/** Below this width in px rows become cards. */
export const cardsPx = 560;
/** The most lines of a card. */
const mostLines = 6;
const lineHeights = { row: 32, compact: 28, coarse: 44, line: 24, actions: 36, cardPadding: 17 };

/** The columns in their order; a card has those with a priority as its lines. */
export function columnsToDraw(columns: readonly Column[], view: View, given: Given, isCards: boolean): Column[] {
  const { actions, choose } = given;
  const own = viewed(columns, view);
  const lines = own.filter(({ priority }) => priority > 0).toSorted((one, other) => one.priority - other.priority);
  return [
    ...(choose && !isCards ? [plainColumn(chooseKey, "", 40, true)] : []),
    ...(isCards ? lines.slice(0, mostLines) : own),
    ...(actions.length ? [plainColumn(actionsKey, words("tableActions"), actionsWidth(actions), false)] : []),
  ];
}

/** The height of a row or a card in px. */
export function rowHeight(drawn: readonly Column[], isCards: boolean, isCompact: boolean): number {
  const { row, compact, coarse, line, actions, cardPadding } = lineHeights;
  const isCoarse = matchMedia("(pointer: coarse)").matches;
  if (!isCards) return isCoarse ? coarse : isCompact ? compact : row;
  const lines = drawn.filter(({ key }) => key !== actionsKey).length;
  return cardPadding + lines * line + (lines === drawn.length ? 0 : isCoarse ? coarse : actions);
}

export const gridColumn = (column: Column): GridColumn => ({
  key: column.key,
  title: titleOf(column.title, column.key),
  widthPx: widthOf(column),
  isFrozen: column.isFrozen,
  isAtEnd: column.key === actionsKey,
  isNumeric: column.kind === "number",
});

const plainColumn = (key: string, title: string, widthPx: number, isFrozen: boolean): Column => ({
  key,
  title,
  kind: "text",
  widthPx,
  priority: 0,
  isHidden: false,
  isFrozen,
  canSort: false,
  canFilter: false,
  canEdit: false,
  data: "",
  decimals: 0,
});
