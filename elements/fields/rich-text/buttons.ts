import type { IconName } from "../../../src/view/controls/editing/button-icons.tsx";

/** A toolbar button: applies a format, or runs another command by its name. */
export interface Button {
  name: string;
  icon: IconName;
  format?: string;
  value?: unknown;
}

const buttons: Button[] = [
  { name: "undo", icon: "undo" },
  { name: "redo", icon: "redo" },
  { name: "bold", icon: "bold", format: "bold", value: true },
  { name: "italic", icon: "italic", format: "italic", value: true },
  { name: "underline", icon: "underline", format: "underline", value: true },
  { name: "strike", icon: "strike", format: "strike", value: true },
  { name: "sub", icon: "sub", format: "script", value: "sub" },
  { name: "super", icon: "super", format: "script", value: "super" },
  { name: "ordered", icon: "ordered", format: "list", value: "ordered" },
  { name: "bullet", icon: "bullet", format: "list", value: "bullet" },
  { name: "outdent", icon: "outdent", format: "indent", value: "-1" },
  { name: "indent", icon: "indent", format: "indent", value: "+1" },
  { name: "center", icon: "center", format: "align", value: "center" },
  { name: "right", icon: "right", format: "align", value: "right" },
  { name: "blockquote", icon: "quote", format: "blockquote", value: true },
  { name: "code", icon: "braces", format: "code-block", value: true },
  { name: "link", icon: "link" },
  { name: "image", icon: "image" },
  { name: "table", icon: "table" },
  { name: "clean", icon: "clean" },
  { name: "source", icon: "source" },
  { name: "whole", icon: "whole" },
];

/** The buttons by schema type: simple, standard, full (R2.4-31, R2.4-32). */
const levels: Record<string, string> = {
  Editor: "bold italic underline bullet link clean",
  Wysiwyg: "undo redo bold italic underline strike ordered bullet outdent indent blockquote link image clean whole",
  Html: buttons.map(({ name }) => name).join(" "),
};

/** The table button is also shown at levels without tables while the caret is in a loaded table. */
export const buttonsOf = (type: string, isInTable = false): Button[] => {
  const names = (levels[type] ?? levels["Wysiwyg"]!).split(" ");
  return buttons.filter(({ name }) => names.includes(name) || (isInTable && name === "table"));
};
export const hasHeadings = (type: string): boolean => type !== "Editor";
