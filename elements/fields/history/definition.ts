import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["History"],
  text: "The history of a record's states, the newest first: from which state to which, when, by whom. Read only; it stores nothing. In a form it shows the form's own record; it is read again after each save of that record.",
  attributes: {
    table: { kind: "text", text: "The table of the record; in a form the form's own." },
    record: { kind: "text", text: "The id of the record; in a form the form's own." },
    data: {
      kind: "text",
      text: "The list with the names of the states; without it they are shown as the server sends them.",
    },
  },
  samples: [""],
  example: '<vs-history title="History" table="works.request" record="7" data="request_status"></vs-history>',
} satisfies FieldDefinition;
