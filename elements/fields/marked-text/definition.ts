import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["MarkedText"],
  holds: "text",
  replaces: { type: "Text", when: "mask" },
  text: "A text that fits a mask; the mask's literal characters are inserted automatically. Text that does not fill the mask is a problem; a loaded value stays until it is changed.",
  attributes: {
    mask: {
      kind: "text",
      text: "`9` a digit, `a` a letter, `*` any character except a space; all other characters are literals.",
    },
    unmask: { kind: "flag", text: "The value holds only the typed characters, without the mask's literals." },
    autocomplete: { kind: "text", text: "As on a native input; default `off`." },
  },
  value: { type: "string", text: "The text; may be empty." },
  samples: ["", "12-34", "АЕ 1234 ВН"],
  example: '<vs-marked-text name="cad_num" title="Cadastral number" mask="9999999999:99:999:9999"></vs-marked-text>',
  isAlone: true,
} satisfies FieldDefinition;
