import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Number", "PositiveDecimal"],
  holds: "number",
  text: "A number with a decimal comma and spaces between thousands. It is posted in the spelling in which it was written (`1234.50`, `1 234,5`).",
  attributes: {
    decimal: {
      kind: "text",
      text: "`false` takes whole numbers only; a number is the same as `decimal-places`. Decimals are allowed unless told.",
    },
    decimal_places: {
      kind: "number",
      text: "How many decimals can be typed, 2 unless told. `PositiveDecimal` takes none.",
    },
    interval: { kind: "text", text: "`min,max`: the number has to lie between them, both included." },
    unit: { kind: "text", text: "Shown behind the control: `грн`, `га`. With `data` the id of a unit of that list." },
    data: {
      kind: "text",
      text: "`unit_system`: the number can be typed in any unit of the family of `unit`, with 8 decimals unless told; the value stays in `unit`.",
    },
    mask: { kind: "text", text: "What can be typed at each place: 9 a digit, all else as it stands." },
  },
  value: { type: "number | null", text: "The number; null when there is none." },
  example: '<vs-number name="spent" title="Витрачено" unit="грн" interval="0,500000"></vs-number>',
  isAlone: true,
} satisfies FieldDefinition;
