import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Color"],
  holds: "text",
  text: "One colour, typed as hex digits or picked in the browser's colour picker, which Alt+↓ opens. Short and upper-case spellings are accepted; text that is not a colour stays and is a problem.",
  value: { type: "string", text: "`#rrggbb`, `#rrggbbaa`, or the spelling of the `value` attribute." },
  samples: ["", "#1d5fc2", "#1d5fc280"],
  example: '<vs-color name="mark_color" title="Colour of the mark" value="#1d5fc2"></vs-color>',
  isAlone: true,
} satisfies FieldDefinition;
