import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Icon"],
  holds: "text",
  text: "A picture from GET `/files/less/icon/`, found by typing its name; the folder is read when the choice first opens, once per page. A value that is not in the folder is shown and kept.",
  attributes: {
    options: {
      kind: "json",
      text: "JSON: the icons instead of the folder, file → name, or a list of files; a name that begins with `/` is a full path.",
    },
  },
  value: { type: "string", text: "The name of the file, or its path; empty without a choice." },
  samples: ["", "tree.svg", "/media/street-lamp.png"],
  example: '<vs-icon name="mark" title="Icon of the mark" value="tree.svg"></vs-icon>',
} satisfies FieldDefinition;
