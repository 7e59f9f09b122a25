import { color } from "../../../base/css.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";
import { words } from "./several-phrases.ts";

/** A chip for one of several choices, with a remove button unless the field is read-only. */
export function chipOf({ text, color: given }: Option, remove: (() => void) | undefined): HTMLElement {
  const chip = Object.assign(document.createElement("div"), { role: "listitem", className: "chip" });
  if (given) {
    const dot = Object.assign(document.createElement("span"), { className: `dot ${given}` });
    dot.style.background = color(given) ?? "";
    chip.append(dot);
  }
  chip.append(Object.assign(document.createElement("span"), { className: "chip-text", textContent: text }));
  if (remove) chip.append(removal(text, remove));
  return chip;
}

function removal(text: string, remove: () => void): HTMLElement {
  const label = words("listRemove", { text });
  const button = Object.assign(document.createElement("button"), { type: "button", tabIndex: -1, ariaLabel: label });
  button.addEventListener("mousedown", (event) => event.preventDefault()); // keeps the focus in the input
  button.addEventListener("click", (event) => {
    event.stopPropagation(); // not a click on the chip or on the input's box
    remove();
  });
  return button;
}
