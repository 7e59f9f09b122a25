import { useEffect, useState } from "react";
import { natives } from "../base/runtime/runtime.ts";

/** How long browsers show the bubble of a refused submit, in ms. */
const shownMs = 5000;

export type Control = HTMLElement & { form: HTMLFormElement | null; reportValidity(): boolean };

/**
 * Whether the browser shows its own bubble at a tag. A refused submit focuses the first invalid field and shows the
 * bubble there until the field is typed in or left. `checkValidity` dispatches the same event, but moves no focus.
 * @param isWrong `invalid` was dispatched before the view was drawn
 */
export function useBubble(host: Control, isWrong: boolean): boolean {
  const [isShown, setShown] = useState(false);
  const [wasWrong] = useState(isWrong);
  useEffect(() => {
    const gone = () => setShown(false);
    let timer = 0;
    const shown = ({ isTrusted }: Event) => {
      if (!isTrusted) return; // of a wrapped control
      natives.cancel(timer);
      setShown(true);
      natives.after(0, () => setShown(natives.matches(host, ":focus-within")));
      timer = natives.after(shownMs, gone);
    };
    const stop = new AbortController();
    host.addEventListener("invalid", shown, stop);
    for (const type of ["input", "focusout"]) host.addEventListener(type, gone, stop);
    // a submit was refused before the view was drawn: the browser had nothing to focus and gave no reason
    const pressed = document.activeElement as HTMLButtonElement | null;
    if (wasWrong && pressed?.type === "submit" && pressed.form === host.form) host.reportValidity();
    return () => {
      natives.cancel(timer);
      stop.abort();
    };
  }, [host, wasWrong]);
  return isShown;
}
