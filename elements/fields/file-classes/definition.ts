import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";
import { fileAttributes } from "../../../src/page/fields/file-attributes.ts";

const { data: _, multi: __, ...shared } = fileAttributes;

export default {
  types: ["FileClasses"],
  holds: "json",
  text: "Files by class: each class of a list is a drop area with thumbnails, for 100 files or `max-files`. A file is moved to another class by its list, or by dragging. Files are sent like those of `vs-files`, with the field `clsid`. Classes of the value that the list does not have are shown too.",
  height: 62,
  wide: true,
  attributes: {
    ...shared,
    options: { kind: "json", text: "The classes: `[{ clsid, name }]`, `[{ clsid, text }]`, or any other list." },
    data: { kind: "text", text: "The name of the server's list that holds the classes." },
    maxFiles: { kind: "number", text: "The most files of one class; default 100." },
  },
  value: {
    type: "{ clsid: string; name?: string; files: (string | object | File)[] }[]",
    text: "The files by class. Loaded as `{ clsid: [names] }`, it is saved as such.",
  },
  samples: [[], [{ clsid: "1", name: "Паспорт", files: ["a.png", "б.pdf"] }]],
  example:
    '<vs-file-classes name="documents" title="Documents" dir="documents" options=\'[{"clsid":1,"name":"Passport"},{"clsid":2,"name":"Certificate"}]\'></vs-file-classes>',
} satisfies FieldDefinition;
