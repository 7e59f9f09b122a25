/** Puts a text on the clipboard, on plain http too, where there is no `navigator.clipboard`. @returns whether it is there */
export async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byCommand(text);
  }
}

/** The old way: the command copies what a `copy` event is given, so nothing has to be selected. */
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
