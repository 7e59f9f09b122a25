import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["MarkedText"],
  holds: "text",
  replaces: { type: "Text", when: "mask" },
  text: "A text that fits a mask; the mask's own characters come by themselves. What does not fill the mask is a problem; what was loaded stays until somebody changes it.",
  attributes: {
    mask: { kind: "text", text: "9 a digit, a a letter, * anything but a space, all else as it stands." },
    unmask: { kind: "flag", text: "The value has only what was typed, without the mask's own characters." },
    autocomplete: { kind: "text", text: "As on a native input; `off` unless told." },
  },
  value: { type: "string", text: "The text; empty when there is none." },
  example: '<vs-marked-text name="cad_num" title="Кадастровий номер" mask="9999999999:99:999:9999"></vs-marked-text>',
  isAlone: true,
} satisfies FieldDefinition;
