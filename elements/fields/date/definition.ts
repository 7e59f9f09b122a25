import { offeredDays } from "../../../src/page/fields/shared-attributes.ts";
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Date", "DatePicker"],
  holds: "date",
  text: "A day, typed as DD.MM.YYYY or picked from a calendar that loads at the first touch; touch screens show the browser's own picker. Holds and posts `YYYY-MM-DD`, or the spelling of the `value` attribute.",
  attributes: {
    ...offeredDays,
    multi: {
      kind: "flag",
      text: "Several days, separated by commas; the record of a form gets a list, or a text when it was loaded as text.",
    },
  },
  value: { type: "string", text: "`YYYY-MM-DD`, several joined by commas, or empty." },
  samples: [null, "2026-03-05"],
  example: '<vs-date name="due" title="Due date" start="2026-01-01"></vs-date>',
  isAlone: true,
} satisfies FieldDefinition;
