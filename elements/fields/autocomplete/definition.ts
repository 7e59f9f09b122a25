import { listed } from "../../../src/page/fields/shared-attributes.ts";
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Autocomplete", "Autocomplete2"],
  holds: "text",
  traits: { needsList: true },
  typeTraits: { Autocomplete2: { mostSuggested: 100 } },
  text: "A choice among what the server suggests while somebody types, 100 ms after the last key. Columns of the choice fill fields of their names. A text that is none of the suggestions is a problem, with `tags` a value of its own.",
  attributes: {
    ...listed,
    data: {
      kind: "text",
      text: "What is searched: GET `/api-user/suggest/{data}`. `Autocomplete2` asks for 100 suggestions, `Autocomplete` for 30.",
    },
    parent: { kind: "text", text: "The name of a field whose value goes along." },
    parent2: { kind: "text", text: "A second one." },
    minimumInputLength: {
      kind: "number",
      text: "So many characters are typed before the server is asked; none unless told.",
    },
    smart: { kind: "text", text: "`model.field`: while nothing is typed the ten last choices of it are offered." },
    unselect: { kind: "flag", text: "A required choice may be cleared too." },
  },
  value: {
    type: "string",
    text: "The id of the choice, or its text where the server sends texts; empty when there is none.",
  },
  example:
    '<vs-autocomplete name="address_id" title="Адреса" data="address" placeholder="вулиця, будинок"></vs-autocomplete>',
} satisfies FieldDefinition;
