import { marks, type Edit, type MarkName, type Selected } from "./marks.ts";

/**
 * Does a mark, or another edit, where the selection stands, as if it was typed: the browser tells `input` and its undo
 * knows it. @returns false when there is nothing to do
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

/** The one way of a page to write what the browser can undo; where it is refused the text is set and told. */
function typeInto(control: HTMLTextAreaElement, { start, end, text }: Edit): void {
  const command = text ? "insertText" : "delete";
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
  if ((!text && start === end) || document.execCommand(command, false, text)) return;
  control.setRangeText(text, start, end);
  control.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText" }));
}
