/** The css door (docs/safety.md, §2) for sizes. */

/** A width or height such as "80%", "600px", "40em"; a plain number is px. Null for anything else. */
export function length(text: unknown): string | null {
  const found = /^\s*(\d{1,5}(?:\.\d{1,4})?)(px|%|em|rem|ch|vw|vh|vmin|vmax|dvh|dvw)?\s*$/i.exec(String(text ?? ""));
  return found ? `${found[1]}${(found[2] ?? "px").toLowerCase()}` : null;
}
