import { offeredDays } from "../../../src/page/fields/shared-attributes.ts";
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Period"],
  holds: "json",
  text: "A day, week, month, quarter, half-year, year, all time or any two days, with buttons for the previous and the next period. Posts its JSON text.",
  attributes: {
    ...offeredDays,
  },
  value: {
    type: "{ period: string; d1: string; d2: string } | null",
    text: "`period` is d, w, m, 3m, 6m, y, ∞ or -; the first and the last day are ISO dates.",
  },
  samples: [null, { period: "m", d1: "2026-03-01", d2: "2026-03-31" }],
  example:
    '<vs-period name="report" title="Report for" value=\'{"period":"3m","d1":"2026-01-01","d2":"2026-03-31"}\'></vs-period>',
  isAlone: true,
} satisfies FieldDefinition;
