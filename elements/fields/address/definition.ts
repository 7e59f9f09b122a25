import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Address"],
  holds: "text",
  traits: { isAddress: true },
  text: "An address with suggestions while typing, from GET `/api-user/suggest/{data}` or the setting `geocoder`, addresses in Ukraine first. Columns of the chosen suggestion fill the fields of the same names; its `x` and `y` fill the field `place`, or the field named by `geom` of a schema, as a GeoJSON point.",
  attributes: {
    data: { kind: "text", text: "The `{data}` of the suggest call; default `address`." },
    parent: { kind: "text", text: "The name of a field whose value is sent with the request." },
    index_key: {
      kind: "text",
      text: "What is stored: `id` (default), or `text`: the text of the address; then an unknown address may be typed too.",
    },
  },
  value: { type: "string", text: "The id of the address, or its text; empty without an address." },
  samples: ["", "17", "вулиця Садова, 5"],
  example: '<vs-address name="address_id" title="Address" placeholder="Street and number"></vs-address>',
} satisfies FieldDefinition;
