import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Interval"],
  holds: "number",
  text: "A length of time in days, hours, minutes and seconds; it holds and posts whole seconds.",
  value: { type: "number | null", text: "Seconds; null when empty." },
  samples: [null, 0, 90, 90_061],
  example: '<vs-interval name="reaction" title="Response time" value="5400"></vs-interval>',
  isAlone: true,
} satisfies FieldDefinition;
