import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["List"],
  holds: "list",
  text: "A list of texts: Enter adds a line, several pasted lines become several, a line is moved by its handle with arrows or the pointer.",
  attributes: {
    multi_join: {
      kind: "text",
      text: "The lines are posted as one entry, joined by this text; one entry for each unless told.",
    },
  },
  value: { type: "string[]", text: "The lines." },
  example: '<vs-text-list name="emails" title="Пошта" value="office@example.com,sklad@example.com"></vs-text-list>',
  isAlone: true,
} satisfies FieldDefinition;
