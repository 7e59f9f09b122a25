import { offeredDays } from "../../../src/page/fields/shared-attributes.ts";
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Reminder"],
  holds: "json",
  height: 94,
  text: "A day, a time and the responsible person, as one value. An invalid time becomes `00 : 00`. Posts its JSON text.",
  attributes: {
    start: offeredDays.start,
    end: offeredDays.end,
    data: {
      kind: "text",
      text: "The name of the list of persons at GET `/api-user/select/{name}`; default `person`.",
    },
    options: {
      kind: "json",
      text: "JSON: the persons, instead of a list of the server: id → name, rows, objects or texts.",
    },
  },
  value: {
    type: "{ date: string | null; time: string | null; person: string | null } | null",
    text: "`YYYY-MM-DD`, `HH:MM` and the id of the person; null when all three are empty.",
  },
  samples: [null, { date: "2026-03-05", time: "14:05", person: "7" }],
  example:
    '<vs-reminder name="remind" title="Remind" value=\'{"date":"2026-03-05","time":"14:05","person":"7"}\'></vs-reminder>',
} satisfies FieldDefinition;
