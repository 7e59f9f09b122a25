import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["QueryBuilder"],
  holds: "json",
  height: 60,
  wide: true,
  text: "A query about the records of a table: columns with an operator and a value, each column once. The value holds the conditions and their text in PostgreSQL's SQL; a server runs a query of its own, made from the conditions.",
  attributes: {
    table: { kind: "text", text: "The table; its columns come from GET /table_info/columns/{table}." },
  },
  value: {
    type: "{ fields: { column: string; value: unknown; operator: string; show: boolean; typecategory: string; schema: string }[]; query: string } | null",
    text: "The conditions and the text of the query; null without conditions.",
  },
  samples: [
    null,
    {
      fields: [{ column: "priority", value: 3, operator: ">=", show: true, typecategory: "N", schema: "works" }],
      query: 'SELECT "priority"\nFROM "works"."request"\nWHERE "priority" >= 3',
    },
  ],
  example: '<vs-query name="filter" title="Selection of requests" table="works.request"></vs-query>',
} satisfies FieldDefinition;
