/**
 * Copies a text to the clipboard, also on plain http, where `navigator.clipboard` does not exist. @returns whether it
 * was copied
 */
export async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byCommand(text);
  }
}

/** Fallback by execCommand: a `copy` listener supplies the text, so nothing has to be selected. */
function byCommand(text: string): boolean {
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("copy", give, true);
  try {
    return document.execCommand("copy");
  } finally {
    removeEventListener("copy", give, true);
  }
}
