/** Controls with a text that can be longer than they are. */
const controls = "textarea, input:is([type=text], [type=search], [type=url], [type=email], [type=tel], :not([type]))";

/**
 * A control shows the beginning of a long text only, and is never divided between two pages: a copy of the text is.
 *
 * @returns what removes the copies
 */
export function textsOnPaper(root: ShadowRoot): (() => void)[] {
  const all = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(controls)];
  const filled = all.filter((control) => control.value && getComputedStyle(control).display !== "none");
  return filled.map((control) => {
    const text = document.createElement("div");
    text.className = `${control.className} on-paper`;
    text.textContent = control.value;
    control.before(text);
    return () => text.remove();
  });
}
