import calendarStyles from "../../../src/view/controls/dates/calendar.css";
import timeStyles from "../../../src/view/controls/dates/time-input.css";
import listStyles from "../../../src/view/controls/choosing/combo.css";
import gridStyles from "../../../src/view/controls/grid/grid.css";
import { Sheet } from "../../../src/view/controls/sheet/sheet.tsx";
import sheetStyles from "../../../src/view/controls/sheet/sheet.css";
import { words } from "../../../src/view/controls/sheet/phrases.ts";
import { checkRows, placeName, readRows, writeRows } from "../../../src/view/controls/sheet/sheet-value.ts";
import type { Rows } from "../../../src/tables/rows/row-edits.ts";
import { field } from "../../../src/view/field.ts";

/**
 * A table of rows in a form (R3.7-01 to R3.7-21). The value is the rows as the server gave them: cells are read and
 * written one by one, each in its loaded spelling, and keys without a column are kept.
 */
export default field<Rows>({
  empty: [],
  read: readRows,
  write: writeRows,
  check: checkRows,
  placeName,
  show: (rows) => words("sheetCount", { count: rows.length }),
  unreadProblem: () => "invalid",
  isGroup: true,
  styles: calendarStyles + timeStyles + listStyles + gridStyles + sheetStyles,
  View: Sheet,
});
