import type { KeyboardEvent } from "react";

/** Keys that press a button, by their place on the keyboard, whatever its language. */
const keys: Record<string, string> = {
  "Ctrl+KeyB": "bold",
  "Ctrl+KeyI": "italic",
  "Ctrl+KeyU": "underline",
  "Ctrl+KeyK": "link",
  "Ctrl+Shift+Digit7": "ordered",
  "Ctrl+Shift+Digit8": "bullet",
  "Ctrl+BracketLeft": "outdent",
  "Ctrl+BracketRight": "indent",
  "Ctrl+KeyZ": "undo",
  "Ctrl+Shift+KeyZ": "redo",
  "Ctrl+KeyY": "redo",
  "Alt+Shift+Enter": "whole",
  "Alt+F10": "bar",
};

/** The name of the button that a key presses; "bar" goes to the bar itself. */
export const buttonOfKey = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined =>
  keys[[(ctrlKey || metaKey) && "Ctrl", altKey && "Alt", shiftKey && "Shift", code].filter(Boolean).join("+")];
