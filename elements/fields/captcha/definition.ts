import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Captcha", "captcha", "Recaptcha"],
  holds: "text",
  traits: { isRequired: true, isSecret: true, isUsedUp: true, sentAs: "recaptcha-token" },
  text: "A check box that starts about a second of proof of work in the browser, without pictures or another host; with the setting `captcha` the widget of its provider, in Ukrainian. Always required. A `vs-form` sends the proof as `recaptcha-token` and clears it after each save; a native form posts it under `name`.",
  value: { type: "string", text: "The proof, valid for one save; empty until there is one." },
  samples: ["", "10.1790000000000.abc.mac.17"],
  example: '<vs-captcha name="recaptcha-token" title="Check"></vs-captcha>',
} satisfies FieldDefinition;
