import { listed } from "../../../src/page/fields/shared-attributes.ts";
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Select", "Select2", "Select3", "MultiSelect", "StepSelect"],
  holds: { Select: "choice", MultiSelect: "list" },
  traits: { needsList: true },
  typeTraits: { MultiSelect: { needsList: "No 'data' for MultiSelect" } },
  text: "One or several choices of a list, searched by typing; 10,000 options are as fast as ten. A value that is not in the list is shown unchanged and kept. The code that opens and searches the list loads at the first touch. Around the page's own `<select>` it is its face: the `<select>` keeps its name, value and scripts.",
  attributes: {
    ...listed,
    new: { kind: "flag", text: "The typed text can be added to the list, by the call select-add." },
    api: { kind: "text", text: "An address that replaces the one of the list." },
    options: {
      kind: "json",
      text: "JSON: the choices, instead of a list of the server: code → text, rows, objects or texts.",
    },
    unselect: { kind: "flag", text: "A required choice can be cleared too; other choices always can." },
    multi: {
      kind: "flag",
      text: "Several choices: the value is a list, posted as one entry for each. `MultiSelect` always has them.",
    },
    multi_join: { kind: "text", text: 'Posts the list as one entry, joined by this text: `multi-join=","`.' },
    maxItems: { kind: "number", text: "The most choices with `multi`." },
    first: { kind: "flag", text: "An empty field takes the first item of its list." },
    step: {
      kind: "text",
      text: "Cascading levels: their highest number, or a JSON list with the list of each level. `StepSelect` has as many levels as its list.",
    },
  },
  value: {
    type: "string | string[]",
    text: "The code of the choice, empty without a choice; a list of codes with `multi`.",
  },
  samples: ["", "new", "17", [], ["new"], ["17", "a, b"]],
  example: '<vs-select name="district_id" title="District" data="district" required></vs-select>',
} satisfies FieldDefinition;
