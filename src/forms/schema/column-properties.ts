/** Properties of tables and their columns (R3.7-01 to R3.7-21), like those of forms in properties.ts. */
import { table } from "./properties.ts";

export const columnProperties = table({
  "a text": "name data parent width backgroundColor template_for_cell",
  "Text/Number/Select2/Autocomplete/Switcher/Time/DatePicker/Radio": "type edittype",
  "a text or {ua, ru, en}": "title",
  "true/false": "hide_column",
  "an object": "editoptions editorAttrs",
  anything: "column_filling",
});

/** Properties of a field whose value is a table. */
export const tableProperties = table({
  "a list": "columns button",
  "an object": "options values",
  "a text": "key val data parent",
  "a text or {ua, ru, en}": "import_text",
  "true/false": "disableDrag",
});

/** Properties in the `options` of a table. */
export const tableOptions = table({
  "true/false": "live_editing noaddbutton noeditactions del edit rowReorder remove_del_row_button",
  "min,max": "select_rows_interval",
});

/** Properties in the `values` of a table. */
export const tableValues = table({ "a list": "values show" });
