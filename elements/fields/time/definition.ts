import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Time"],
  holds: "date",
  text: "A time of day with the mask `99 : 99`, hours 0 to 23, minutes 0 to 59. An invalid time is reset to the previous one when the focus leaves, with a message. Holds and posts `HH:MM`, or the spelling of the `value` attribute.",
  attributes: {
    allow_24: { kind: "flag", text: "24 : 00, the end of the day, may be typed too." },
  },
  value: { type: "string", text: "`HH:MM`, or empty." },
  samples: [null, "00:00", "14:05", "23:59"],
  example: '<vs-time name="from" title="Start of work" value="09:00"></vs-time>',
  isAlone: true,
} satisfies FieldDefinition;
