import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Code", "Monaco"],
  holds: "text",
  place: "area",
  text: "Code with the colours of its language, numbers of lines, search (Ctrl+F), laying out (Alt+Shift+F), opening and sending of files, font size (Ctrl+Alt+plus, minus, 0), colours and full screen (Alt+Shift+Enter). Until it is touched it is a plain area. Escape, then Tab leaves it.",
  attributes: {
    size: { kind: "text", text: "How many lines are seen; 300 px in all unless told." },
    mode: {
      kind: "text",
      text: "The language: `json`, `html`, `css`, `javascript`, `sql`, `xml`, `yaml`, `markdown`, `python`, `typescript`, `sh`, `ini`; another one is plain text.",
    },
    theme: {
      kind: "text",
      text: "The colours: `rainbow` unless told, `textmate`, `github`, `monokai`, `tomorrow`; what a person chooses wins and is remembered.",
    },
    prettify: {
      kind: "text",
      text: "`false` keeps the text as it was typed; what was changed is laid out when it is left unless told.",
    },
    save: { kind: "flag", text: "A button that has the server read its helpers anew, GET `/helper/reload`." },
  },
  value: { type: "string", text: "The text; empty when there is none." },
  example: '<vs-code name="body" title="Налаштування" mode="json" value=\'{"rows":50}\'></vs-code>',
  isAlone: true,
} satisfies FieldDefinition;
