import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["HtmlBlock"],
  traits: { defaults: { title: "" } },
  text: "Markup between fields; it stores nothing, is neither posted nor saved. Scripts and what acts by itself are taken out; styles of the page and of the form do not reach it.",
  attributes: {
    html: {
      kind: "text",
      text: "The markup of the template's author, at the level of the server's: tags and click attributes of ours work in it.",
    },
    value: {
      kind: "text",
      text: "A person's markup, shown where there is no `html`: no classes, forms, pictures of other sites, and nothing in it acts.",
    },
  },
  example: '<vs-html html="<p>Строк розгляду — <b>30 днів</b>.</p>"></vs-html>',
  isAlone: true,
} satisfies FieldDefinition;
