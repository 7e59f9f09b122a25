import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Block"],
  holds: "json",
  height: 90,
  wide: true,
  text: "A list of forms inside a form, such as contacts or owners: they are added, removed and moved, and may hold further blocks.",
  attributes: {
    schema: { kind: "json", text: "The fields of one form, as in a form's schema: name → field, as JSON." },
    maxItems: { kind: "number", text: "The most forms; no limit by default." },
  },
  value: { type: "object[] | null", text: "The records of the forms." },
  samples: [[]],
  example:
    '<vs-block name="contacts" title="Contacts" schema=\'{"name":{"type":"Text","title":"Name"},"phone":{"type":"Phone","title":"Phone"}}\'></vs-block>',
} satisfies FieldDefinition;
