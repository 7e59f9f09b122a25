import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["BPMN"],
  holds: "text",
  place: "tall",
  text: "A BPMN diagram; the value is its XML. Its picture is drawn when it comes into sight, the editor comes when a person begins to change it; the wheel zooms it while the focus is in it. Keys: arrows move what is selected, Page Down and Page Up select, Enter names, Delete removes, Ctrl+Z and Ctrl+Y undo and redo; shapes are added by the list above too. What is no diagram, or holds what the editor does not know, is shown as text and kept; so is the diagram when the editor's code does not come. What nobody has changed goes back to the byte; what was, is written anew, without comments.",
  attributes: {
    size: { kind: "text", text: "How many lines high it is; 500 px in all unless told." },
  },
  value: { type: "string", text: "The XML; empty when there is none." },
  example: '<vs-bpmn name="process" title="Порядок розгляду"></vs-bpmn>',
  isAlone: true,
} satisfies FieldDefinition;
