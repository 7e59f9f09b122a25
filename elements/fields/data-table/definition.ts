import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["DataTable", "InputTable"],
  holds: "json",
  height: 170,
  wide: true,
  text: "A table of rows that is edited in its cells: columns as texts, numbers, choices, suggestions, switches, times, dates and radio buttons, with the rules of the fields. Enter and F2 open a cell, Escape reverts it, Enter goes on to the next cell and Tab adds a row at the end; Insert adds a row, Alt with arrow up or down moves it. Blocks are chosen by Shift and arrows or the mouse, copied to and pasted from spreadsheets, and filled by Ctrl+D, Ctrl+R or the handle at their corner.",
  attributes: {
    columns: {
      kind: "json",
      text: "JSON: the columns in their order, each with `name`, `type`, `title`, `data`, `width`, `hide_column`, `editoptions` and the other properties of a column.",
    },
    button: { kind: "json", text: "JSON: a list of `import`, `export`, `clear`, `del`, `edit`: the buttons to show." },
    options: {
      kind: "json",
      text: "JSON: `live_editing`, `select_rows_interval`, `noaddbutton`, `noeditactions`, `del`, `edit`, `rowReorder`, `remove_del_row_button`.",
    },
    key: { kind: "text", text: "With `val`: the column with the keys of an object that is stored instead of a list." },
    val: { kind: "text", text: "With `key`: the column with the values of that object." },
    values: {
      kind: "json",
      text: "JSON: `values`, the rows of a table whose rows are fixed, and `show`, the columns that are shown.",
    },
    import_text: { kind: "text", text: "A text beside the import." },
    disableDrag: { kind: "flag", text: "Rows cannot be moved." },
    data: { kind: "text", text: "The list for columns that choose and have no list of their own." },
    parent: { kind: "text", text: "The field on which that list depends." },
  },
  value: { type: "Record<string, unknown>[]", text: "The rows, as they are stored." },
  samples: [[], [{ work: "асфальт", amount: 12.5 }], [{ work: "бордюр" }, { other: [1] }]],
  example:
    '<vs-data-table name="works" title="Works" columns=\'[{"name":"work","title":"Work"},{"name":"amount","title":"Quantity","type":"Number"}]\' value=\'[{"work":"Asphalt","amount":12.5}]\'></vs-data-table>',
  isAlone: true,
} satisfies FieldDefinition;
