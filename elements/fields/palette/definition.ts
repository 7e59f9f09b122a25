import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Palette"],
  holds: "text",
  height: 168,
  text: "A grid of colours, several can be chosen; default 5 rows of 7. Arrows move in the grid, Space chooses. A chosen colour that is not in the grid is shown after it and kept.",
  attributes: {
    options: {
      kind: "json",
      text: "JSON: colours that replace the default ones, colour → name, or a list of colours.",
    },
  },
  value: { type: "string", text: "Hex colours in the order of choice, joined by commas." },
  samples: ["", "#3f9b3f", "#3f9b3f,#e3b30f"],
  example: '<vs-palette name="leaf_colors" title="Colour of the leaves" value="#3f9b3f,#e3b30f"></vs-palette>',
  isAlone: true,
} satisfies FieldDefinition;
