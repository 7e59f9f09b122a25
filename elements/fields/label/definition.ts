import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Label"],
  text: "Shows a value and stores none: it is neither posted nor saved.",
  attributes: {
    value: { kind: "text", text: "What is shown; a dash while it is empty." },
  },
  example: '<vs-label title="Номер" value="ЗВ-2026/00017"></vs-label>',
  isAlone: true,
} satisfies FieldDefinition;
