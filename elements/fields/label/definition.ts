import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Label"],
  text: "Shows a value and stores nothing: it is neither posted nor saved.",
  attributes: {
    value: { kind: "text", text: "The shown value; a dash when empty." },
  },
  samples: ["ЗВ-2026/00017"],
  example: '<vs-label title="Number" value="RQ-2026/00017"></vs-label>',
  isAlone: true,
} satisfies FieldDefinition;
