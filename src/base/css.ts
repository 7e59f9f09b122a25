// layer 5: values
/** The css door (docs/safety.md, §2): text of a server or schema becomes one property value, never style text. */
const keywords = /^(inherit|initial|unset|revert|revert-layer)$/i;

/** A colour that is safe to set as one property, or null; six hex digits get their # (R3.4-03). */
export function color(text: unknown): string | null {
  if (typeof text !== "string") return null;
  const plain = /^[\da-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text.trim();
  const isPlain = /^(#[\da-f]{3,8}|[a-z]+|(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]{1,60}\))$/i.test(
    plain,
  );
  return isPlain && !keywords.test(plain) && CSS.supports("color", plain) ? plain : null;
}
