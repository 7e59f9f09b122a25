// layer 2: page
import { logMistake } from "../../base/mistakes.ts";
import { natives } from "../../base/runtime/runtime.ts";

/** The element's own opening tag, as its author wrote it; long values are cut. */
export function openingTag(element: Element): string {
  const names = Element.prototype.getAttributeNames.call(element);
  const written = names.map((name) => {
    const text = natives.attribute(element, name) ?? "";
    return text === "" ? ` ${name}` : ` ${name}="${text.replace(/^(.{60}).+/s, "$1…")}"`;
  });
  return `<${natives.name(element)}${written.join("")}>`;
}

/** Logs a mistake of a template's author: the opening tag, what was expected and what was found. */
export function mistake(element: Element, words: string, ...more: unknown[]): void {
  logMistake(`${openingTag(element)}: ${words}`, ...more);
}
