import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["BPMN"],
  holds: "text",
  height: 500,
  text: "A BPMN diagram; the value is its XML. The picture is drawn when it scrolls into view, the editor loads when the user starts to edit; the mouse wheel zooms while the focus is in the diagram. Keys: arrows move the selected shapes, Page Down and Page Up select, Enter edits the name, Delete removes, Ctrl+Z and Ctrl+Y undo and redo; shapes can also be added from the list above. Text that is not a diagram, or contains elements unknown to the editor, is shown as text and kept; so is the diagram when the editor's code cannot be loaded. An unchanged diagram is sent back byte for byte; a changed one is written anew, without comments.",
  attributes: {
    size: { kind: "text", text: "The height in lines; default 500 px in all." },
  },
  value: { type: "string", text: "The XML; empty without a diagram." },
  samples: ["", "<definitions/>", "not a diagram"],
  example: '<vs-bpmn name="process" title="How requests are handled"></vs-bpmn>',
  isAlone: true,
} satisfies FieldDefinition;
