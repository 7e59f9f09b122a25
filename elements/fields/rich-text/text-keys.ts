import type { KeyboardEvent } from "react";

/** Shortcuts of the buttons, by physical key (`code`), so they work in every keyboard layout. */
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

/** The name of the button for a shortcut; "bar" focuses the toolbar itself. */
export const buttonOfKey = ({ code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined =>
  keys[[(ctrlKey || metaKey) && "Ctrl", altKey && "Alt", shiftKey && "Shift", code].filter(Boolean).join("+")];
