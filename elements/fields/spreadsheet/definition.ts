import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Spreadsheet"],
  holds: "json",
  height: 420,
  wide: true,
  text: "A spreadsheet: cells with texts, numbers and formulas such as `=SUM(A1:A9)`; arguments are separated by `;` or `,`. Enter and F2 open a cell, Enter goes down, Tab to the right, Escape reverts. Blocks are chosen by Shift and arrows or the mouse, copied, pasted, and filled by Ctrl+D, Ctrl+R or the handle at their corner; references in formulas go along. With the setting `handsontable_key` Handsontable draws the cells.",
  attributes: {
    rows: { kind: "number", text: "How many rows are shown at least; default 100. Rows are added as they are needed." },
    cols: { kind: "number", text: "How many columns are shown at least; default 26, at most 702." },
  },
  value: {
    type: "(string | number | boolean | null)[][]",
    text: "The rows of cells; formulas are texts that begin with `=`. Empty rows and cells at the ends are left out.",
  },
  samples: [[], [["Асфальт", 12.5, "=B1*2", null, true]], [[], [null, "007"]]],
  example:
    '<vs-spreadsheet name="estimate" title="Estimate" value=\'[["Asphalt",12.5,340,"=B1*C1"]]\'></vs-spreadsheet>',
  isAlone: true,
} satisfies FieldDefinition;
