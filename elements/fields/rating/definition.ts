import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Rating"],
  holds: "number",
  text: "Stars to choose from, by pointer or by arrows; Delete takes the choice back. With `rate` the server keeps the rating by itself.",
  attributes: {
    stars: { kind: "number", text: "How many, 5 unless told." },
    rate: {
      kind: "text",
      text: "The id of a rating at GET `/rate_api/rating/{id}`; each choice is sent to POST `/rate_api/rating/{id}/{value}` at once.",
    },
  },
  value: { type: "number | null", text: "The stars chosen; null when nothing is." },
  example: '<vs-rating name="quality" title="Якість робіт" value="4"></vs-rating>',
  isAlone: true,
} satisfies FieldDefinition;
