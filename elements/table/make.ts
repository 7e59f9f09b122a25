// layer 15: tables
/** A new element with properties and children. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** A plain button with words that runs something. */
export function button(text: string, run: () => unknown, className = ""): HTMLButtonElement {
  const made = make("button", { type: "button", textContent: text, className });
  made.addEventListener("click", () => void run());
  return made;
}
