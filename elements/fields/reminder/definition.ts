import { offeredDays } from "../../../src/page/fields/shared-attributes.ts";
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Reminder"],
  holds: "json",
  text: "A day, a time and the person who is responsible, as one value. A time that is none becomes `00 : 00`. Posts its JSON text.",
  attributes: {
    start: offeredDays.start,
    end: offeredDays.end,
    data: {
      kind: "text",
      text: "The name of the list of persons at GET `/api-user/select/{name}`; `person` unless told.",
    },
    options: { kind: "json", text: "JSON: the persons themselves: id → name, rows, objects or texts." },
  },
  value: {
    type: "{ date: string | null; time: string | null; person: string | null } | null",
    text: "`YYYY-MM-DD`, `HH:MM` and the id of the person; null when nothing is told.",
  },
  example:
    '<vs-reminder name="remind" title="Нагадати" value=\'{"date":"2026-03-05","time":"14:05","person":"7"}\'></vs-reminder>',
} satisfies FieldDefinition;
