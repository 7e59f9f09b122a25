import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["HtmlBlock"],
  traits: { defaults: { title: "" } },
  text: "Markup between fields; it stores nothing and is neither posted nor saved. Scripts and anything that runs on its own are removed; styles of the page and of the form do not apply to it.",
  attributes: {
    html: {
      kind: "text",
      text: "Markup of the template's author, trusted like the server's: `vs-` tags and click attributes work in it.",
    },
    value: {
      kind: "text",
      text: "A person's markup, shown when there is no `html`: without classes, forms, pictures of other sites and actions.",
    },
  },
  samples: ["<p>Строк розгляду — <b>30 днів</b>.</p>"],
  example: '<vs-html html="<p>It takes <b>30 days</b>.</p>"></vs-html>',
  isAlone: true,
} satisfies FieldDefinition;
