import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Markdown"],
  holds: "text",
  place: "tall",
  text: "A text with marks (`**bold**`, `- list`, `# heading`) in a plain area, with buttons and Ctrl+B, Ctrl+I, Ctrl+K that the browser's undo knows, and a preview beside it, on a phone under or in place of it. Enter goes on with a list. In the preview nothing acts: markup that stands in the text is shown as text, pictures of other sites are left out. Ends of lines stay as they were loaded.",
  attributes: {
    size: { kind: "text", text: "How many lines are seen; 500 px in all unless told." },
  },
  value: { type: "string", text: "The text; empty when there is none." },
  example: '<vs-markdown name="note" title="Примітка" size="8" value="Дах **тече** з весни."></vs-markdown>',
  isAlone: true,
} satisfies FieldDefinition;
