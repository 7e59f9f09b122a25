import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Spinner"],
  holds: "number",
  traits: { defaults: { interval: [0, 1000] } },
  text: "A number from 0 to 1000 with buttons for less and more; arrows go by one step, Page Up and Page Down by ten.",
  attributes: {
    interval: { kind: "text", text: "The smallest and the largest number, `min,max`; `0,1000` unless told." },
    step: { kind: "text", text: "How far a button or an arrow goes, 1 unless told." },
    decimal_places: { kind: "number", text: "How many decimals can be typed, none unless told." },
  },
  value: { type: "number | null", text: "The number; null when nothing or no number stands there." },
  example: '<vs-spinner name="diameter_cm" title="Діаметр стовбура, см" value="42"></vs-spinner>',
  isAlone: true,
} satisfies FieldDefinition;
