/** What a key does in an open form beside typing. */
export type EditingKey = "undo" | "redo" | "before" | "after";
type Key = Pick<KeyboardEvent, "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z and Alt+PageUp, Alt+PageDown, by `event.code`, so that they work on every keyboard layout
 * (§2.3). A text control keeps its own undo.
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
