/**
 * The text of a body. Charset: the byte order mark, else `label` (from Content-Type), else UTF-8. Where most letters are
 * not UTF-8, the page's own charset, on a page in UTF-8 windows-1251; a text with one broken letter stays UTF-8.
 */
export function decodeAs(label: string | undefined, bytes: Uint8Array): string {
  const named = markOf(bytes) ?? decoderOf(label, false);
  if (named) return named.decode(bytes);
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const whole = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
  if (broken <= whole) return text;
  const { characterSet } = document;
  return new TextDecoder(characterSet === "UTF-8" ? "windows-1251" : characterSet).decode(bytes);
}

function markOf(bytes: Uint8Array): TextDecoder | undefined {
  const start = bytes.subarray(0, 3).join();
  const label = [
    ["239,187,191", "utf-8"],
    ["255,254", "utf-16le"],
    ["254,255", "utf-16be"],
  ].find(([mark = ""]) => start.startsWith(mark));
  return decoderOf(label?.[1], false);
}

/** Undefined when the browser does not know the charset. */
function decoderOf(label: string | undefined, fatal: boolean): TextDecoder | undefined {
  try {
    return label ? new TextDecoder(label, { fatal }) : undefined;
  } catch {
    return undefined;
  }
}
