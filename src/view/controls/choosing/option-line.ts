import { color } from "../../../base/css.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";

/**
 * The element of one option. The badge's colour is one of our names or any valid colour (R9.3-02); texts are inserted
 * as text.
 */
export function optionLine(option: Option): HTMLElement {
  const made = document.createElement("div");
  if (option.color) made.append(dotOf(option.color));
  made.append(option.text);
  return made;
}

function dotOf(given: string): HTMLElement {
  const isNamed = /^(primary|warning|info|danger)$/.test(given);
  const dot = Object.assign(document.createElement("span"), { className: isNamed ? `dot ${given}` : "dot" });
  if (!isNamed) dot.style.background = color(given) ?? "none";
  return dot;
}
