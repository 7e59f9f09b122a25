/** What a key on a cell of a data table means while no cell is open. */
export type KeyMeaning = "open" | "space" | "empty" | "typing" | "up" | "down" | "insert";
type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const plain: Record<string, KeyMeaning> = {
  Enter: "open",
  F2: "open",
  " ": "space",
  Delete: "empty",
  Backspace: "empty",
  Insert: "insert",
};

/** The meaning of a key; undefined for keys that move or belong to the page. */
export function keyMeaning({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): KeyMeaning | undefined {
  if (altKey) return key === "ArrowUp" ? "up" : key === "ArrowDown" ? "down" : undefined;
  // Shift+Insert pastes and Shift+Delete cuts
  if (ctrlKey || metaKey || (shiftKey && (key === "Insert" || key === "Delete"))) return undefined;
  return (Object.hasOwn(plain, key) ? plain[key] : undefined) ?? (key.length === 1 ? "typing" : undefined);
}
