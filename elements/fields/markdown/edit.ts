import { marks, type Edit, type MarkName, type Selected } from "./marks.ts";

/**
 * Applies a mark or another edit at the selection, as if typed: the browser fires `input`, and undo works.
 * @returns false when there is nothing to do
 */
export function edit(control: HTMLTextAreaElement, what: MarkName | ((given: Selected) => Edit | undefined)): boolean {
  const change = typeof what === "string" ? marks[what] : what;
  const made = change({ text: control.value, start: control.selectionStart, end: control.selectionEnd });
  if (!made) return false;
  control.focus();
  control.setSelectionRange(made.start, made.end);
  typeInto(control, made);
  control.setSelectionRange(made.from, made.to);
  return true;
}

/**
 * `execCommand` is the only way to insert text that the browser can undo; when it fails, the text is set directly and
 * `input` is fired.
 */
function typeInto(control: HTMLTextAreaElement, { start, end, text }: Edit): void {
  const command = text ? "insertText" : "delete";
  // oxlint-disable-next-line typescript/no-deprecated -- no other API keeps the browser's undo
  if ((!text && start === end) || document.execCommand(command, false, text)) return;
  control.setRangeText(text, start, end);
  control.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText" }));
}
