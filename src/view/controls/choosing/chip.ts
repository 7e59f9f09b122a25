import { color } from "../../../base/css.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";
import { words } from "./phrases.ts";

/** One of several that are chosen, with a button that takes it back; without the button where nothing can be changed. */
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
  button.addEventListener("mousedown", (event) => event.preventDefault()); // the focus stays in the input
  button.addEventListener("click", (event) => {
    event.stopPropagation(); // it is no click on the chip, nor on the input's box
    remove();
  });
  return button;
}
