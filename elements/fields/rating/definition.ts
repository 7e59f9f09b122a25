import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Rating"],
  holds: "number",
  text: "Stars, chosen by pointer or arrow keys; Delete clears the choice. With `rate` the rating is stored on the server at once, independent of the form.",
  attributes: {
    stars: { kind: "number", text: "How many stars, 1 to 20; default 5." },
    rate: {
      kind: "text",
      text: "The id of a rating at GET `/rate_api/rating/{id}`; each choice is sent to POST `/rate_api/rating/{id}/{value}` at once.",
    },
  },
  value: { type: "number | null", text: "The number of stars; null without a choice." },
  samples: [null, 1, 5, 3.5],
  example: '<vs-rating name="quality" title="Quality of the work" value="4"></vs-rating>',
  isAlone: true,
} satisfies FieldDefinition;
