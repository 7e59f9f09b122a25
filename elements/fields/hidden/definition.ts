import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Hidden"],
  holds: "text",
  height: 0,
  traits: { isHidden: true },
  text: "A value that is sent with the form and not shown.",
  value: { type: "string", text: "The posted value." },
  samples: ["", "17"],
  example: '<vs-hidden name="source" value="counter"></vs-hidden>',
  isAlone: true,
} satisfies FieldDefinition;
