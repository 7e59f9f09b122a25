import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Text", "TextArea", "Email", "Url", "Phone", "Password"],
  holds: "text",
  typeTraits: { Password: { isSecret: true } },
  text: "One line of text, an area, an e-mail or web address, a phone number or a password. A loaded value is kept byte for byte until it is changed.",
  attributes: {
    maxlength: { kind: "number", text: "The most characters that can be typed; no limit by default." },
    autocomplete: { kind: "text", text: "As on a native input: `name`, `email`, `tel` … (HTML's tokens)." },
    mask: {
      kind: "text",
      text: "Formats the typed text by a mask, like `vs-marked-text`, whose code is loaded then.",
    },
  },
  value: { type: "string", text: "The text; may be empty." },
  samples: ["", " a  b ", "<b>&amp;</b>", "a\nb"],
  example: '<vs-text name="applicant" title="Applicant" maxlength="120" required></vs-text>',
  isAlone: true,
} satisfies FieldDefinition;
