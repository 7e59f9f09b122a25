/** A copy of the page's elements for another window, where our tags are not defined. */
import { natives, runtime } from "../../base/runtime/runtime.ts";
import { sheets } from "../../base/sheets.ts";

type Page = Window & typeof globalThis;

/**
 * Gives the copies what a copied node lacks: the shadow roots of our tags with their styles, what was typed and chosen,
 * the pictures of canvases.
 *
 * @param from an element of this page, @param to its deep copy, @param page the window of the copy
 */
export function copyViews(from: Element, to: Element, page: Page): void {
  const all = [to, ...to.querySelectorAll("*")];
  [from, ...from.querySelectorAll("*")].forEach((one, at) => {
    const copy = all[at]!;
    copyState(one, copy);
    if (one.shadowRoot && !copy.shadowRoot) copyRoot(one.shadowRoot, copy, page); // a page may have made its own clonable
  });
}

function copyRoot(from: ShadowRoot, host: Element, page: Page): void {
  const root = host.attachShadow({ mode: "open" });
  const texts = [...sheets].filter(([, one]) => from.adoptedStyleSheets.includes(one)).map(([text]) => text);
  root.adoptedStyleSheets = [placeStyle(host), ...texts].map((text) => {
    const made = new page.CSSStyleSheet();
    made.replaceSync(text);
    return made;
  });
  for (const child of from.children) {
    const copy = page.document.importNode(child, true);
    root.append(copy);
    copyViews(child, copy, page);
  }
}

/** How a tag stands in the page (reserved.ts); other elements with a shadow root are as the page has them. */
function placeStyle(host: Element): string {
  const { space } = runtime;
  const name = natives.name(host);
  if (!name.startsWith("vs-")) return "";
  return space.styleOf(space.placeOf(name.slice(3)), (condition) => (condition ? `:host(${condition})` : ":host"));
}

function copyState(from: Element, to: Element): void {
  if (from instanceof HTMLTextAreaElement || from instanceof HTMLSelectElement) (to as typeof from).value = from.value;
  if (from instanceof HTMLInputElement && from.type !== "file")
    Object.assign(to, { value: from.value, checked: from.checked, indeterminate: from.indeterminate });
  // after its list, whose value is only the first of several choices
  if (from instanceof HTMLOptionElement) (to as typeof from).selected = from.selected;
  if (from instanceof HTMLCanvasElement && from.width && from.height)
    (to as HTMLCanvasElement).getContext("2d")?.drawImage(from, 0, 0);
}
