import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Address"],
  holds: "text",
  traits: { isAddress: true },
  text: "An address, found while it is typed by GET `/api-user/suggest/{data}` or by the setting `geocoder`, those in Ukraine first. What comes with the chosen one fills fields of its names, its `x` and `y` the field `place`, or the one that `geom` of a schema names, as a GeoJSON point.",
  attributes: {
    data: { kind: "text", text: "What is searched at the suggest call; `address` unless told." },
    parent: { kind: "text", text: "The name of a field whose value goes along." },
    index_key: {
      kind: "text",
      text: "What of an address is stored: `id` unless told; with `text` its words, and an address that nobody knows may be typed.",
    },
  },
  value: { type: "string", text: "The id of the address, or its words; empty when there is none." },
  example: '<vs-address name="address_id" title="Адреса" placeholder="Вулиця й будинок"></vs-address>',
} satisfies FieldDefinition;
