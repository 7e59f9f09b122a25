import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";
import { fileAttributes } from "../../../src/page/fields/file-attributes.ts";

export default {
  types: ["File"],
  holds: "json",
  text: 'A file: chosen, dropped or pasted, sent at once to POST `/file/upload/{dir}`, with progress, pause and retry. A lost connection goes on where it stopped. In a page\'s own form with `enctype="multipart/form-data"` and without `dir` nothing is sent: the browser posts the file with the form.',
  height: 32,
  wide: true,
  attributes: fileAttributes,
  value: {
    type: "string | object | File | (string | object | File)[] | null",
    text: "The name on the server; with `multi` a list. A `File` is not sent yet.",
  },
  samples: [null, "a.png", ["a.png", "б.pdf"], { file: "a.png", name: "а" }],
  example: '<vs-file name="act" title="Act" dir="documents" format="pdf,docx"></vs-file>',
} satisfies FieldDefinition;
