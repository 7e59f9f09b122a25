/**
 * The text of a body. Charset: the byte order mark, else `label` (from Content-Type), else UTF-8, and where the
 * bytes are not valid UTF-8 the page's own charset (such as windows-1251).
 */
export function decodeAs(label: string | undefined, bytes: Uint8Array): string {
  const named = markOf(bytes) ?? decoderOf(label, false);
  if (named) return named.decode(bytes);
  for (const likely of ["utf-8", document.characterSet])
    try {
      return new TextDecoder(likely, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  return new TextDecoder().decode(bytes);
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
