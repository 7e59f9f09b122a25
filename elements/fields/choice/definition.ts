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
    RadioBool: { hasNo: true },
  },
  text: "A short list with all choices visible: check boxes (`Checkboxes`), radios (`Radio`), radios that look like buttons (`RadioButton`), grouped buttons (`ButtonGroup`), one check box (`Checkbox`), yes and no (`RadioBool`). A loaded value that is not in the list is shown and kept.",
  attributes: {
    options: {
      kind: "json",
      text: "JSON: code → label, a list of texts, or rows `[code, label, group, hidden, enabled]`. For `RadioBool` the texts of `true` and `false`.",
    },
    data: { kind: "text", text: "The name of a list of the server or of `window.select`, instead of `options`." },
    parent: {
      kind: "text",
      text: "The name of a field on which the list depends: only entries whose third column is its value are shown.",
    },
    multi: { kind: "flag", text: "`ButtonGroup` allows several choices; the value is a list then." },
    multi_join: {
      kind: "text",
      text: "Posts several choices as one entry, joined by this text; default: one entry for each.",
    },
    unselect: {
      kind: "flag",
      text: "A required choice and an answer of `RadioBool` can be cleared too, by a click on it or by Delete; other choices always can.",
    },
    checked: { kind: "flag", text: "The initial state of `Checkbox` and `RadioBool`." },
    on_value: {
      kind: "text",
      text: "What `Checkbox` and `RadioBool` post for yes, default `on`; nothing is posted for no.",
    },
  },
  value: {
    type: "string | string[] | boolean",
    text: "The chosen code; a list of codes for `Checkboxes` and with `multi`; true or false for `Checkbox` and `RadioBool`.",
  },
  samples: ["", "a", "17", [], ["a"], ["a", "b"], true, false],
  example:
    '<vs-choice name="condition" type="Radio" title="Condition of the tree" options=\'{"good":"Good","weak":"Weak","dead":"Dead"}\' value="weak"></vs-choice>',
  isAlone: true,
} satisfies FieldDefinition;
