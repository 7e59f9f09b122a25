import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Time"],
  holds: "date",
  text: "A time of day under the mask `99 : 99`, hours 0 to 23, minutes 0 to 59. What a person typed wrong goes back when the control is left, and a line says so. Holds and posts `HH:MM`, or the spelling of its `value` attribute.",
  attributes: {
    allow_24: { kind: "flag", text: "24 : 00, the end of the day, may be typed too." },
  },
  value: { type: "string", text: "`HH:MM`, or empty." },
  example: '<vs-time name="from" title="Початок робіт" value="09:00"></vs-time>',
  isAlone: true,
} satisfies FieldDefinition;
