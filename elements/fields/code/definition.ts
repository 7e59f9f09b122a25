import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Code", "Monaco"],
  holds: "text",
  height: 300,
  text: "A code editor with syntax highlighting, line numbers, search (Ctrl+F), formatting (Alt+Shift+F), opening and uploading of files, font size (Ctrl+Alt+plus, minus, 0), themes and full screen (Alt+Shift+Enter). It is a plain text area until it is first used. Escape, then Tab moves the focus out.",
  attributes: {
    size: { kind: "text", text: "The height in lines; default 300 px in all." },
    mode: {
      kind: "text",
      text: "The language: `json`, `html`, `css`, `javascript`, `sql`, `xml`, `yaml`, `markdown`, `python`, `typescript`, `sh`, `ini`; any other value means plain text.",
    },
    theme: {
      kind: "text",
      text: "The colour theme: `rainbow` (default), `textmate`, `github`, `monokai`, `tomorrow`; the user's choice wins and is remembered.",
    },
    prettify: {
      kind: "text",
      text: "`false` keeps the text as typed; by default changed text is formatted when the focus leaves.",
    },
    save: { kind: "flag", text: "Adds a button by which the server reloads its helpers, GET `/helper/reload`." },
  },
  value: { type: "string", text: "The text; may be empty." },
  samples: ["", "select 1", "a\r\n\tb", '{"a":1}'],
  example: '<vs-code name="body" title="Settings" mode="json" value=\'{"rows":50}\'></vs-code>',
  isAlone: true,
} satisfies FieldDefinition;
