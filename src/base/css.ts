// layer 2: page
/** The door for colours, lengths and style sheets: what a server or a schema says is one value, never a style text. */
const sheets = new Map<string, CSSStyleSheet>();

/** One constructed sheet for each text, shared by all roots; no `<style>`, so style-src needs nothing. */
export function sheet(text: string): CSSStyleSheet {
  let made = sheets.get(text);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(text);
    sheets.set(text, made);
  }
  return made;
}

/** Adds sheets to a shadow root (or a document); one that is there already is not added again. */
export function adopt(root: DocumentOrShadowRoot, ...texts: string[]): void {
  const before = root.adoptedStyleSheets;
  const all = new Set([...before, ...[...new Set(texts)].map(sheet)]);
  if (all.size > before.length) root.adoptedStyleSheets = [...all];
}

const keywords = /^(inherit|initial|unset|revert|revert-layer)$/i;

/** A colour to be set as one property, null for anything else; six hex digits get their # (R3.4-03). */
export function color(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const plain = /^[\da-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text.trim();
  const isPlain = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]{1,60}\))$/i.test(
    plain,
  );
  return isPlain && !keywords.test(plain) && CSS.supports("color", plain) ? plain : null;
}

/** A width or height: "80%", "600px", "40em"; a bare number is px. Null for anything else. */
export function length(text: unknown): string | null {
  const found = /^\s*(\d{1,5}(?:\.\d{1,4})?)(px|%|em|rem|ch|vw|vh|vmin|vmax|dvh|dvw)?\s*$/i.exec(String(text ?? ""));
  return found ? `${found[1]}${(found[2] ?? "px").toLowerCase()}` : null;
}
