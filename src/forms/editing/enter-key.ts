import type { Going } from "./going.ts";

type Key = Pick<
  KeyboardEvent,
  "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing" | "defaultPrevented"
>;
interface Place {
  /** The key was pressed in an `<input>`. */
  isInput: boolean;
  /** Its list is open: Enter chooses from it. */
  isListOpen: boolean;
  isInDialog: boolean;
}

/**
 * Enter in a form: Ctrl+Enter saves, Ctrl+Shift+Enter saves and opens the next record, Enter alone saves in a dialog,
 * but not from a text area or an open list (R2.3-14, R2.3-16).
 * @returns undefined when the key is not ours; "none" when only the browser's own submit is prevented
 */
export function enterKey(key: Key, { isInput, isListOpen, isInDialog }: Place): Going | "none" | undefined {
  const isCtrl = (key.ctrlKey || key.metaKey) && !key.altKey;
  // while a letter is composed, Enter ends the composing
  if (key.key !== "Enter" || key.isComposing || key.defaultPrevented || (!isInput && !isCtrl)) return undefined;
  if (isCtrl) return key.shiftKey ? "next" : "leave";
  return isInDialog && !isListOpen ? "leave" : "none";
}
