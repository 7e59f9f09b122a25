import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Wysiwyg", "Editor", "Html"],
  holds: "text",
  place: "area",
  text: "A text with formatting: `Wysiwyg` standard, `Editor` simple, `Html` full with tables, source and alignment. It holds a person's markup: no scripts, styles, classes, pictures of other sites, in whatever way it came in, by a paste from Word too. Pictures go to `/file/multer/upload/image`. What the editor has no words for (joined cells, headings of tables) stands as one piece and goes back as it came; what nobody has touched goes back to the byte. It is written in plainly until the editor comes, and when it does not come. Tab goes on to the bar, where arrows lead along; Alt+F10 goes there too, Ctrl+K asks for a link's address, Ctrl+] and Ctrl+[ indent, Alt+Shift+Enter fills the window; in a table Tab goes to the next cell.",
  attributes: {
    size: { kind: "text", text: "How many lines are seen; 300 px in all unless told." },
  },
  value: { type: "string", text: "The markup; empty when there is none." },
  example: '<vs-rich-text name="answer" title="Відповідь" value="<p>Роботи <b>завершено</b>.</p>"></vs-rich-text>',
  isAlone: true,
} satisfies FieldDefinition;
