import { listed } from "../../../src/page/fields/shared-attributes.ts";
import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Select", "Select2", "Select3", "MultiSelect", "StepSelect"],
  holds: { Select: "choice", MultiSelect: "list" },
  traits: { needsList: true },
  typeTraits: { MultiSelect: { needsList: "No 'data' for MultiSelect" } },
  text: "A choice of a list, or several, found by typing; 10,000 options are as quick as ten. A value that the list does not know is shown as it stands and kept. What opens and searches the list loads at the first touch.",
  attributes: {
    ...listed,
    new: { kind: "flag", text: "What is typed can become an entry of the list, by select-add." },
    api: { kind: "text", text: "An own address in place of it." },
    options: { kind: "json", text: "JSON: the choices in place themselves: code → text, rows, objects or texts." },
    unselect: { kind: "flag", text: "A required choice may be cleared too; one that is not required always can." },
    multi: {
      kind: "flag",
      text: "Several choices: the value is a list, posted as one entry for each. `MultiSelect` always has them.",
    },
    multi_join: { kind: "text", text: 'Posts the list as one entry, joined by this: `multi-join=","`.' },
    maxItems: { kind: "number", text: "The most choices that `multi` takes." },
    first: { kind: "flag", text: "An empty field takes the first item of its list." },
    step: {
      kind: "text",
      text: "Cascading levels: how many at most, or a JSON list of the levels' lists. `StepSelect` has as many as its list.",
    },
  },
  value: {
    type: "string | string[]",
    text: "The code of the choice, empty when there is none; a list of codes with `multi`.",
  },
  example: '<vs-select name="district_id" title="Район" data="district" required></vs-select>',
} satisfies FieldDefinition;
