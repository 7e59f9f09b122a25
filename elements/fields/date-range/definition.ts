import { offeredDays } from "../../../src/page/fields/shared-attributes.ts";
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["DateRange"],
  holds: "date",
  text: "The first and the last day, typed or picked in one calendar with presets. Holds and posts `DD-MM-YYYY,DD-MM-YYYY`, or the spelling of the `value` attribute.",
  attributes: {
    ...offeredDays,
    utc: { kind: "flag", text: "A new range is sent as a pair of UTC strings." },
  },
  value: { type: "string", text: "`01-03-2026,31-03-2026`, or empty." },
  samples: [null, ["2026-03-01", "2026-03-31"], ["2026-03-05", "2026-03-05"]],
  example: '<vs-date-range name="works" title="Works" value="01-03-2026,31-03-2026"></vs-date-range>',
  isAlone: true,
} satisfies FieldDefinition;
