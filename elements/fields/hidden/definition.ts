import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Hidden"],
  holds: "text",
  traits: { isHidden: true },
  text: "A value that travels with the form and is not shown.",
  value: { type: "string", text: "What is posted." },
  example: '<vs-hidden name="source" value="counter"></vs-hidden>',
  isAlone: true,
} satisfies FieldDefinition;
