import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Markdown"],
  holds: "text",
  height: 500,
  text: "Markdown text (`**bold**`, `- list`, `# heading`) in a plain text area, with buttons and Ctrl+B, Ctrl+I, Ctrl+K (the browser's undo works), and a preview beside it, on a phone below or instead of it. Enter continues a list. The preview is inert: HTML in the text is shown as text, pictures of other sites are left out. Line endings stay as loaded.",
  attributes: {
    size: { kind: "text", text: "The height in lines; default 500 px in all." },
  },
  value: { type: "string", text: "The text; may be empty." },
  samples: ["", "# Акт\n\n- дах", "a\r\nb"],
  example:
    '<vs-markdown name="note" title="Note" size="8" value="The roof **has leaked** since spring."></vs-markdown>',
  isAlone: true,
} satisfies FieldDefinition;
