import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Spinner"],
  holds: "number",
  traits: { defaults: { interval: [0, 1000] } },
  text: "A number from 0 to 1000 with buttons for less and more; arrow keys change it by one step, Page Up and Page Down by ten steps.",
  attributes: {
    interval: { kind: "text", text: "The smallest and the largest number, `min,max`; default `0,1000`." },
    step: { kind: "text", text: "The step of the buttons and arrow keys, default 1." },
    decimal_places: { kind: "number", text: "How many decimals can be typed, default 0." },
  },
  value: { type: "number | null", text: "The number; null when empty or not a number." },
  samples: [null, 0, 17, 1000],
  example: '<vs-spinner name="diameter_cm" title="Diameter of the trunk, cm" value="42"></vs-spinner>',
  isAlone: true,
} satisfies FieldDefinition;
