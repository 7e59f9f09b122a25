/** Days as people type them into cells and filters. */
import { readDate } from "../../src/values/dates/dates.ts";
import { dayFirst } from "../../src/values/dates/shown-days.ts";

/** Reads "5 12" or "завтра"; undefined until it is loaded, at the first focus of a day. */
let short: typeof import("../../src/values/dates/typed-days.ts") | undefined;

/** The day in ISO, null for an empty text, undefined for one that is no day. */
export const readDay = (typed: string): string | null | undefined => (short?.readTypedDay ?? readDate)(dayFirst(typed));

/** Loads the short ways when a control gets the focus; what was typed meanwhile is read again. */
export function readShortDays(control: HTMLInputElement): void {
  const { value } = control;
  const load = async () => {
    short ??= await import("../../src/values/dates/typed-days.ts").catch(() => undefined);
    if (control.value !== value) control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  if (!short) control.addEventListener("focus", () => void load(), { once: true });
}
