import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Switcher"],
  holds: "flag",
  text: "Yes or no. Posts `on-value` when on, nothing when off, as a native check box does.",
  attributes: {
    checked: { kind: "flag", text: "The initial state is on; a reset returns to it." },
    on_value: { kind: "text", text: "What is posted when on; default `on`." },
  },
  value: { type: "boolean", text: "True when on." },
  samples: [true, false],
  example: '<vs-switcher name="anonymous" title="Anonymous" on-value="1"></vs-switcher>',
  isAlone: true,
} satisfies FieldDefinition;
