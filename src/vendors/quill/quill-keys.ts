import type { Quill } from "./quill-parts.ts";

/** Tab leaves the text, but in a table moves to the next cell; lists are indented by buttons and Ctrl+]. */
export const tabKeys = {
  ...Object.fromEntries(
    ["tab", "remove tab", "indent", "outdent", "indent code-block", "outdent code-block"].map((name) => [name, null]),
  ),
  "table tab": { key: "Tab", shiftKey: null, format: ["table"], handler: toNextCell },
};

interface At {
  event: KeyboardEvent;
  /** The cell. */
  line: { offset(root: unknown): number; length(): number };
}

/** @returns true when no cell follows: then the browser handles Tab */
function toNextCell(this: { quill: Quill }, _range: unknown, { event, line }: At): boolean {
  const at = line.offset(this.quill.scroll);
  const next = event.shiftKey ? at - 1 : at + line.length();
  if (next < 0 || !this.quill.getFormat(next)["table"]) return true;
  this.quill.setSelection(next, 0, "user");
  return false;
}
