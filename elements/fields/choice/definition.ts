import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Checkbox", "Checkboxes", "Radio", "RadioButton", "RadioBool", "ButtonGroup"],
  holds: {
    Checkbox: "flag",
    RadioBool: "flag",
    Checkboxes: "list",
    Radio: "text",
    RadioButton: "text",
    ButtonGroup: "choice",
  },
  typeTraits: {
    Radio: { needsList: true },
    RadioButton: { needsList: true },
    Checkboxes: { needsList: true },
    ButtonGroup: { needsList: true },
  },
  text: "A short list whose choices are all seen: boxes (`Checkboxes`), radios (`Radio`), radios that look like buttons (`RadioButton`), buttons in their groups (`ButtonGroup`), one box (`Checkbox`), yes and no (`RadioBool`). What was loaded and is not in the list is shown and kept.",
  attributes: {
    options: {
      kind: "json",
      text: "JSON: code → label, a list of texts, or rows `[code, label, group, hidden, enabled]`. For `RadioBool` the words of `true` and `false`.",
    },
    data: { kind: "text", text: "The name of a list that the server or `window.select` has, in place of `options`." },
    parent: {
      kind: "text",
      text: "The name of a field on whose value the list depends: entries whose third column is that value.",
    },
    multi: { kind: "flag", text: "`ButtonGroup` takes several; the value is a list then." },
    multi_join: {
      kind: "text",
      text: "Several are posted as one entry, joined by this text; one entry for each unless told.",
    },
    unselect: {
      kind: "flag",
      text: "A required choice, and an answer of `RadioBool`, can be taken back, by a click on it or by Delete, as others always can.",
    },
    checked: { kind: "flag", text: "The first state of `Checkbox` and `RadioBool`." },
    on_value: {
      kind: "text",
      text: "What `Checkbox` and `RadioBool` post for yes, `on` unless told; for no nothing is posted.",
    },
  },
  value: {
    type: "string | string[] | boolean",
    text: "The code chosen; a list of codes for `Checkboxes` and with `multi`; true or false for `Checkbox` and `RadioBool`.",
  },
  example:
    '<vs-choice name="condition" type="Radio" title="Стан дерева" options=\'{"good":"Добрий","weak":"Ослаблений","dead":"Сухостій"}\' value="weak"></vs-choice>',
  isAlone: true,
} satisfies FieldDefinition;
