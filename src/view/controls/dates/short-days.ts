// layer 6: fields
/** Reads "5 12" or "завтра"; undefined until the code is loaded, at the first focus of a date. */
let readers: typeof import("../../../values/dates/typed-days.ts") | undefined;

export const shortDays = () => readers;

/** Loads them for a control that has the focus; text that was typed meanwhile is read again. */
export async function loadShortDays(control: HTMLInputElement): Promise<void> {
  if (readers) return;
  const { value } = control;
  readers = await import("../../../values/dates/typed-days.ts").catch(() => undefined);
  if (readers) readAgain(control, value);
}

/**
 * Reads the text of a control again as if it had just been typed, and left if it was left. What was not typed stays: a
 * stored value may hold more than its text shows.
 *
 * @param before the text at the focus
 */
export function readAgain(control: HTMLInputElement, before: string): void {
  if (control.value === before || !control.isConnected) return;
  control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  const isLeft = (control.getRootNode() as ShadowRoot).activeElement !== control;
  if (isLeft) control.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}
