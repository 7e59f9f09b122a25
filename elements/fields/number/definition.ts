import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Number", "PositiveDecimal"],
  holds: "number",
  text: "A number with a decimal comma and spaces between thousands. It is posted in the spelling of the loaded value (`1234.50`, `1 234,5`).",
  attributes: {
    decimal: {
      kind: "text",
      text: "`false` allows whole numbers only; a number means the same as `decimal-places`. Decimals are allowed by default.",
    },
    decimal_places: {
      kind: "number",
      text: "The most decimals, default 2. `PositiveDecimal` allows none.",
    },
    interval: { kind: "text", text: "`min,max`: the allowed range, both included." },
    unit: { kind: "text", text: "Shown after the control: `UAH`, `ha`. With `data` the id of a unit in that list." },
    data: {
      kind: "text",
      text: "`unit_system`: the number can be typed in any unit related to `unit`, with 8 decimals by default; the value stays in `unit`.",
    },
    mask: { kind: "text", text: "The form of the number: `9` a digit, all other characters are literals." },
  },
  value: { type: "number | null", text: "The number; null when empty." },
  samples: [null, 0, -5, 1234.5],
  example: '<vs-number name="spent" title="Spent" unit="UAH" interval="0,500000"></vs-number>',
  isAlone: true,
} satisfies FieldDefinition;
