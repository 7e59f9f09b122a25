import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";
import { fileAttributes } from "../../../src/page/fields/file-attributes.ts";

export default {
  types: ["Files"],
  holds: "json",
  text: "Several files in a drop area with thumbnails, in an order that people change by dragging or arrow keys. They are sent, stored and posted like the file of `vs-file`.",
  height: 62,
  wide: true,
  attributes: fileAttributes,
  value: { type: "(string | object | File)[]", text: "The names on the server; a `File` is not sent yet." },
  samples: [null, "a.png", ["a.png", "б.pdf"], [{ file: "a.png", name: "а" }]],
  example: '<vs-files name="photos" title="Photos" dir="photos" format="image/*"></vs-files>',
} satisfies FieldDefinition;
