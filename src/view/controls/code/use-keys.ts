import { natives } from "../../../base/runtime/runtime.ts";
import { useState, type KeyboardEvent } from "react";
import { fontLimits, keepLook, look } from "./kept-look.ts";

interface Keys {
  /** Tab now moves to the next control. */
  isLeaving: boolean;
  press(event: KeyboardEvent): void;
  forget(): void;
}

export const larger = (): void => keepLook({ fontPx: look().fontPx + 1 });
export const smaller = (): void => keepLook({ fontPx: look().fontPx - 1 });
export const usual = (): void => keepLook({ fontPx: fontLimits.usual });

/**
 * Keys of the code editor (R9.9-03): Alt+Shift+F formats, Ctrl+Alt+plus, minus and 0 set the font size, Alt+Shift+Enter
 * fills the window. Tab indents; after Escape it leaves the editor. A second Escape goes to the dialog around it.
 */
export function useKeys(actions: { prettify(): void; whole(): void; indent(event: KeyboardEvent): void }): Keys {
  const [isLeaving, setLeaving] = useState(false);
  const shortcuts: Record<string, () => void> = {
    "Alt+Shift+KeyF": actions.prettify,
    "Alt+Shift+Enter": actions.whole,
    "Ctrl+Alt+Equal": larger,
    "Ctrl+Alt+NumpadAdd": larger,
    "Ctrl+Alt+Minus": smaller,
    "Ctrl+Alt+NumpadSubtract": smaller,
    "Ctrl+Alt+Digit0": usual,
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const run = shortcuts[nameOf(event)];
    if (run) {
      event.preventDefault();
      event.stopPropagation();
      run();
    } else if (event.key === "Escape" && !isLeaving && !isInSearch(event.target)) {
      event.preventDefault(); // the popup around it stays open
      event.stopPropagation();
      setLeaving(true);
    } else if (event.key === "Tab") {
      if (isLeaving) event.stopPropagation(); // keeps Tab from Ace, which would indent
      else actions.indent(event);
    } else if (isLeaving && !/^(Shift|Control|Alt|Meta|Escape)$/.test(event.key)) setLeaving(false);
  };
  return { isLeaving, press, forget: () => setLeaving(false) };
}

const nameOf = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string =>
  [(ctrlKey || metaKey) && "Ctrl", altKey && "Alt", shiftKey && "Shift", code].filter(Boolean).join("+");

/** In Ace's search box Escape closes the search. */
const isInSearch = (target: EventTarget): boolean =>
  target instanceof Element && !!natives.closest(target, ".ace_search");
