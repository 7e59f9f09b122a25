import { offeredDays } from "../../../src/page/fields/shared-attributes.ts";
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["DateTime"],
  holds: "date",
  text: "A day with its time, typed as DD.MM.YYYY HH:MM in local time; the calendar picks the day. Holds and posts an ISO string in UTC, or the spelling of the `value` attribute. In the hour that occurs twice in autumn the first one is meant, unless the text has a zone.",
  attributes: {
    ...offeredDays,
  },
  value: { type: "string", text: "`2026-03-05T12:05:00.000Z`, or empty." },
  samples: [null, "2026-03-05T12:05:00.000Z"],
  example: '<vs-date-time name="seen" title="Inspected" value="2026-03-05T12:05:00Z"></vs-date-time>',
  isAlone: true,
} satisfies FieldDefinition;
