import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Palette"],
  holds: "text",
  text: "Colours to choose several from, 5 rows of 7 unless told; arrows go over the grid, Space chooses. A chosen colour that no row has is shown behind them and kept.",
  attributes: {
    options: { kind: "json", text: "JSON: own colours in place of ours, colour → name, or a list of colours." },
  },
  value: { type: "string", text: "Hex colours in the order of choice, joined by commas." },
  example: '<vs-palette name="leaf_colors" title="Колір листя" value="#3f9b3f,#e3b30f"></vs-palette>',
  isAlone: true,
} satisfies FieldDefinition;
