/** Six hex digits get a `#` (R3.4-03); undefined for text that is no colour. */
export function plainColor(given: unknown): string | undefined {
  const color = (typeof given === "string" || typeof given === "number" ? String(given) : "").trim();
  if (/^([\da-f]{6}|[\da-f]{3})$/i.test(color)) return `#${color}`;
  return /^(#[\da-f]{3,8}|[a-z]{3,20}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i.test(color) ? color : undefined;
}
