/**
 * Long texts with a link "Більше" and "Менше" (R2.2-28, R9.8-06). Works on text nodes and never cuts markup as a
 * string.
 */
import { phrasesReady, languageStore } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { words } from "./phrases.ts";

const visible = 200;
const leastHidden = 10;
const mark = "vs-rest";
/** Elements that a person has expanded; they stay expanded when the text is fetched again. */
const unfolded = new WeakSet<Element>();

/** Hides the text after the first 200 characters (or the number in `vs-shorten`) when at least 10 would be hidden. */
export async function shorten(element: HTMLElement): Promise<void> {
  if (element.querySelector(`[${mark}]`)) return;
  const limit = Number(natives.attribute(element, "vs-shorten")) || visible;
  const text = element.textContent ?? "";
  if (text.trim().length < limit + leastHidden) return;
  await phrasesReady();
  if (element.querySelector(`[${mark}]`)) return;
  const hidden = cut(element, limit);
  const link = Object.assign(document.createElement("a"), { href: "#", className: "vs-more" });
  link.setAttribute("role", "button");
  link.setAttribute(mark, "");

  function draw(): void {
    const isOpen = unfolded.has(element);
    for (const part of hidden) part.hidden = !isOpen;
    link.textContent = isOpen ? words("less") : words("more");
    link.setAttribute("aria-expanded", String(isOpen));
  }
  link.addEventListener("click", (event) => {
    event.preventDefault();
    event.stopPropagation(); // the click is not meant for the row around it
    if (!unfolded.delete(element)) unfolded.add(element);
    draw();
  });
  element.append(" ", link);
  draw();
  draws.set(link, draw);
}

/** Redraws each link, such as after a change of the language. */
const draws = new WeakMap<Element, () => void>();
languageStore.listen(() => natives.findAll("a.vs-more").forEach((link) => draws.get(link)?.()));

/**
 * Wraps all text after the limit; cuts at a space within 20 characters before it, else at the limit. @returns the
 * wrapped parts
 */
function cut(element: HTMLElement, limit: number): HTMLElement[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  let left = limit;
  return texts.flatMap((text) => {
    const { length } = text.data;
    if (length <= left) {
      left -= length;
      return [];
    }
    const at = left && nearSpace(text.data, left);
    left = 0;
    return [wrap(at ? text.splitText(at) : text)];
  });
}

function nearSpace(text: string, at: number): number {
  const space = text.lastIndexOf(" ", at);
  return space > at - 20 ? space : at;
}

function wrap(text: Text): HTMLElement {
  const part = document.createElement("span");
  part.setAttribute(mark, "");
  text.replaceWith(part);
  part.append(text);
  return part;
}
