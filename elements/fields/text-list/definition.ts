import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["List"],
  holds: "list",
  text: "A list of texts: Enter adds a line, pasted lines become one line each, a line is moved by its handle with arrow keys or the pointer.",
  attributes: {
    multi_join: {
      kind: "text",
      text: "Posts the lines as one entry, joined by this text; default: one entry for each line.",
    },
  },
  value: { type: "string[]", text: "The lines." },
  samples: [[], ["a"], ["a", "б, в", "a"]],
  example: '<vs-text-list name="emails" title="E-mail" value="office@example.com,sklad@example.com"></vs-text-list>',
  isAlone: true,
} satisfies FieldDefinition;
