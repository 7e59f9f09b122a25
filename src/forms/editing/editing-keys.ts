/** Actions of keys in an open form, besides typing. */
export type EditingKey = "undo" | "redo" | "before" | "after";
type Key = Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Finds the action of Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z, Alt+PageUp and Alt+PageDown by `event.code`, so that they work on
 * every keyboard layout. A text control keeps its own undo.
 */
export function editingKey(key: Key, { isTyping, hasList }: { isTyping: boolean; hasList: boolean }) {
  const { code, altKey, shiftKey } = key;
  const isCtrl = (key.ctrlKey || key.metaKey) && !altKey;
  if (altKey && hasList) return listKeys[code];
  if (!isCtrl || isTyping) return undefined;
  if (code === "KeyY" || (code === "KeyZ" && shiftKey)) return "redo";
  return code === "KeyZ" ? "undo" : undefined;
}

const listKeys: Partial<Record<string, EditingKey>> = { PageDown: "after", PageUp: "before" };
