/**
 * What a person types as the address of a link: "example.com" is of the web, "a@example.com" is a mailbox, "/help" and
 * "#top" are of this site. "" where nothing is typed, `undefined` for what no link may hold.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" || /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return text;
  if (/^[/?#](?![/\\])\S*$/.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]\S*)?$/u.test(text) ? `https://${text}` : undefined;
}
