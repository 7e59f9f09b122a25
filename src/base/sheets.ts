// layer 2: page
/** All of them by their texts. */
export const sheets = new Map<string, CSSStyleSheet>();

/**
 * One constructed sheet per text, shared by all roots. There is no `<style>` element, so the page's CSP needs no
 * style-src.
 */
export function sheet(text: string): CSSStyleSheet {
  let made = sheets.get(text);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(text);
    sheets.set(text, made);
  }
  return made;
}

/** Adds sheets to a shadow root or document; a sheet that it already has is skipped. */
export function adopt(root: DocumentOrShadowRoot, ...texts: string[]): void {
  const before = root.adoptedStyleSheets;
  const all = new Set([...before, ...[...new Set(texts)].map(sheet)]);
  if (all.size > before.length) root.adoptedStyleSheets = [...all];
}
