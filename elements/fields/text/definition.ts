import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Text", "TextArea", "Email", "Url", "Phone", "Password"],
  holds: "text",
  typeTraits: { Password: { isSecret: true } },
  text: "One line of text, an area, an e-mail or web address, a phone number or a password. What was loaded is kept to the byte until somebody changes it.",
  attributes: {
    maxlength: { kind: "number", text: "The most characters that can be typed; no limit unless told." },
    autocomplete: { kind: "text", text: "As on a native input: `name`, `email`, `tel` … (HTML's tokens)." },
    mask: {
      kind: "text",
      text: "What is typed is brought into this form, as `vs-marked-text` does it, whose code comes then.",
    },
  },
  value: { type: "string", text: "The text; empty when there is none." },
  example: '<vs-text name="applicant" title="Заявник" maxlength="120" required></vs-text>',
  isAlone: true,
} satisfies FieldDefinition;
