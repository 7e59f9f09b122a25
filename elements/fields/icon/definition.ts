import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Icon"],
  holds: "text",
  text: "A picture from GET `/files/less/icon/`, found by typing its name; the folder is read when the choice opens, once a page. A value that the folder does not have is shown and kept.",
  attributes: {
    options: {
      kind: "json",
      text: "JSON: the icons themselves in place of the folder, file → name, or a list of files; a path that begins with `/` stands for itself.",
    },
  },
  value: { type: "string", text: "The name of the file, or its path; empty when there is none." },
  example: '<vs-icon name="mark" title="Значок позначки" value="tree.svg"></vs-icon>',
} satisfies FieldDefinition;
