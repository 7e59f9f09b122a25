/**
 * Completes a typed link address: "example.com" gets https://, "a@example.com" gets mailto:, "/help" and "#top" stay.
 * "" when empty, `undefined` when the text is not an allowed address.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" || /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return text;
  if (/^[/?#](?![/\\])\S*$/.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(text) ? `https://${text}` : undefined;
}
