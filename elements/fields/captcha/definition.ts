import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Captcha", "captcha", "Recaptcha"],
  holds: "text",
  traits: { isRequired: true, isSecret: true, isUsedUp: true, sentAs: "recaptcha-token" },
  text: "A box that a person ticks, whereupon the browser works for a second, with no pictures and no other host; with the setting `captcha` the provider that it names, in Ukrainian. Always required. A form of ours sends its proof as `recaptcha-token` and empties it after each save; a native form posts it under `name`.",
  value: { type: "string", text: "The proof, good for one save; empty until there is one." },
  example: '<vs-captcha name="recaptcha-token" title="Перевірка"></vs-captcha>',
} satisfies FieldDefinition;
