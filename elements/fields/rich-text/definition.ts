import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Wysiwyg", "Editor", "Html"],
  holds: "text",
  height: 300,
  text: "A text with formatting: `Wysiwyg` standard, `Editor` simple, `Html` full with tables, source and alignment. It holds a person's markup: scripts, styles, classes and pictures of other sites are removed from everything that is loaded, typed or pasted, also from Word. Pictures are uploaded to `/file/multer/upload/image`. Content that the editor does not support (merged cells, table headings) is one fixed block and is sent back unchanged; an unchanged text is sent back byte for byte. Until the editor is loaded, or when it cannot be loaded, the text is edited without the toolbar's features. Tab moves to the toolbar, where arrow keys move; Alt+F10 moves there too, Ctrl+K asks for a link's address, Ctrl+] and Ctrl+[ indent, Alt+Shift+Enter fills the window; in a table Tab moves to the next cell.",
  attributes: {
    size: { kind: "text", text: "The height in lines; default 300 px in all." },
  },
  value: { type: "string", text: "The markup; may be empty." },
  samples: ["", "<p>Текст</p>", "просто текст"],
  example: '<vs-rich-text name="answer" title="Answer" value="<p>Works <b>are finished</b>.</p>"></vs-rich-text>',
  isAlone: true,
} satisfies FieldDefinition;
