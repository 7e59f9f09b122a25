import { listed } from "../../../src/page/fields/shared-attributes.ts";
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Autocomplete", "Autocomplete2"],
  holds: "text",
  traits: { needsList: true },
  typeTraits: { Autocomplete2: { mostSuggested: 100 } },
  text: "A choice among the server's suggestions, requested 100 ms after the last key. Columns of the choice fill the fields of the same names. Text that is not a suggestion is a problem, or with `tags` a value of its own.",
  attributes: {
    ...listed,
    data: {
      kind: "text",
      text: "The `{data}` of GET `/api-user/suggest/{data}`. `Autocomplete2` requests 100 suggestions, `Autocomplete` 30.",
    },
    parent: { kind: "text", text: "The name of a field whose value is sent with the request." },
    parent2: { kind: "text", text: "The name of a second such field." },
    minimumInputLength: {
      kind: "number",
      text: "How many characters must be typed before the server is asked; default 0.",
    },
    smart: { kind: "text", text: "`model.field`: offers its last ten choices while nothing is typed." },
    unselect: { kind: "flag", text: "A required choice can be cleared too." },
  },
  value: {
    type: "string",
    text: "The id of the choice, or its text when the server sends plain texts; empty without a choice.",
  },
  samples: ["", "new", "17"],
  example:
    '<vs-autocomplete name="address_id" title="Address" data="address" placeholder="street, number"></vs-autocomplete>',
} satisfies FieldDefinition;
