import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["HtmlBlock"],
  holds: "text",
  traits: { defaults: { title: "" } },
  text: "Markup between fields; it takes no input, and a record does not store it. A tag with a `name` posts its `value` as it is. Scripts and anything that runs on its own are removed; styles of the page and of the form do not apply to it.",
  attributes: {
    html: {
      kind: "text",
      text: "Markup of the template's author, trusted like the server's: `vs-` tags and click attributes work in it.",
    },
  },
  value: {
    type: "string",
    text: "A person's markup, shown when there is no `html`: without classes, forms, pictures of other sites and actions.",
  },
  example: '<vs-html html="<p>It takes <b>30 days</b>.</p>"></vs-html>',
  isAlone: true,
} satisfies FieldDefinition;
