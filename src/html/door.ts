/**
 * The html door: the only place where a string becomes markup (docs/safety.md, §2). html-sinks.mjs redirects vendor
 * code to it.
 */
import * as allowed from "./allowed.ts";
import type { Level } from "./allowed.ts";
import { flat, isDeep } from "./depth.ts";
import { tidy } from "./tidy.ts";

declare global {
  interface Element {
    setHTML(html: string, options?: { sanitizer: Sanitizer }): void;
  }
}

const svg = allowed.svgElements.map((name) => ({ name, namespace: "http://www.w3.org/2000/svg" }));
/**
 * The browser's sanitizer removes everything that could run; then `tidy` applies the allow lists of person and server.
 */
const configs: Record<Level, SanitizerConfig> = {
  person: { removeElements: [], attributes: allowed.personAttributes, comments: false },
  server: { removeElements: [], removeAttributes: allowed.serverRefused, comments: false },
  vendor: {
    elements: [...allowed.elements.vendor, ...svg],
    attributes: [...allowed.vendorAttributes, ...allowed.svgAttributes],
    dataAttributes: true,
    comments: false,
  },
};
const sanitizers: Partial<Record<Level, Sanitizer>> = {};
let purify: ((html: string, level: Level, context: string) => DocumentFragment) | undefined;

const { createElement } = Document.prototype;
const isNative = () => typeof Element.prototype.setHTML === "function" && typeof Sanitizer === "function";

/**
 * Await this before the first markup of a page and before any vendor chunk: browsers without setHTML load DOMPurify.
 */
export async function htmlReady(): Promise<void> {
  if (!isNative()) purify ??= (await import("./fallback.ts")).purify;
}

/** Replaces an element's content with cleaned markup of a person or the server. */
export function setHtml(target: Element, html: string, level: "person" | "server"): void {
  content(target).replaceChildren(parseHtml(html, level));
}

/** Cleaned markup as inert nodes: nothing has run or loaded yet. Rows and cells work without a table around them. */
export function parseHtml(html: unknown, level: "person" | "server"): DocumentFragment {
  const scratch = template();
  fill(scratch, text(html), level);
  // A person's markup in a filled template (page/content/fill.ts).
  if (level === "server")
    for (const place of scratch.content.querySelectorAll("template[vs-markup]")) {
      const inert = make("span");
      inert.setAttribute("vs-inert", "");
      inert.append(parseHtml(place.getAttribute("vs-markup"), "person"));
      place.replaceWith(inert);
    }
  tidy(scratch.content, level);
  return scratch.content;
}

/** A whole page of the host as an inert document, its body cleaned at level server, to refresh regions from it. */
export function parsePage(html: unknown): Document {
  const page = blankPage();
  page.body.append(parseHtml(html, "server"));
  return page;
}

/** `target.innerHTML = html` of vendor code; returns html, as the assignment does. */
export function setHTML<T>(target: Element, html: T): T {
  fill(target, text(html), "vendor");
  return html;
}

/** Cleaned markup of a level as a string, for templates. */
export function cleanedAs(level: "person" | "server", html: string): string {
  const scratch = make("div");
  setHtml(scratch, html, level);
  return scratch.innerHTML;
}

/** An element with its content as cleaned markup. */
export const cleanedNode = (level: "person" | "server", node: Element): string => cleanedAs(level, node.outerHTML);

/** Cleaned markup at level vendor, for options that take a sanitizer (Handsontable's `sanitizer`). */
export function cleaned(html: unknown): string {
  const scratch = template();
  setHTML(scratch, html);
  return scratch.innerHTML;
}

const ways = { beforebegin: "before", afterbegin: "prepend", beforeend: "append", afterend: "after" } as const;
/** `target.insertAdjacentHTML(position, html)` of vendor code. */
export function insertHTML(target: Element, position: InsertPosition, html: unknown): void {
  const isInside = position === "afterbegin" || position === "beforeend";
  const context = isInside ? target : target.parentElement;
  if (!context) return;
  const scratch = make(context.localName);
  setHTML(scratch, html);
  const range = new Range();
  range.selectNodeContents(scratch);
  target[ways[position]](range.extractContents());
}

/**
 * `new DOMParser().parseFromString(html, "text/html")` of vendor code, for pasted text. Styles and ids pass the sanitizer
 * as data attributes and are restored in the inert document; Word's list definitions, which Quill looks up, stay as a comment.
 */
export function parseDocument(html: unknown, type = "text/html"): Document {
  if (type !== "text/html") throw new TypeError(`the html door does not parse ${type}`);
  const source = text(html);
  const page = blankPage();
  setHTML(page.body, renamed(source, /^(style|id)$/i, "data-carried-"));
  for (const element of page.body.querySelectorAll<HTMLElement>("[data-carried-style]"))
    element.style.cssText = element.dataset["carriedStyle"] ?? "";
  for (const element of page.body.querySelectorAll<HTMLElement>("[data-carried-id]"))
    element.id = element.dataset["carriedId"] ?? "";
  const word = /xmlns:w="([^"]*)"/.exec(source)?.[1];
  if (word) page.documentElement.setAttribute("xmlns:w", word);
  const lists = source.match(/@list[^{}@]*\{[^{}]*\}/g);
  if (lists) page.head.append(page.createComment(lists.join("\n")));
  return page;
}

/** `range.createContextualFragment(html)` of vendor code. */
export function parseFragment(html: unknown): DocumentFragment {
  const scratch = template();
  setHTML(scratch, html);
  return scratch.content;
}

/** Tags below the deepest level are left out only where the parser finds such a level; up to 5,500 levels it is fast enough. */
function fill(target: Element, html: string, level: Level): void {
  const least = flat(html);
  if (least === html) return parse(target, html, level);
  const scratch = template();
  const most = flat(html, 5500);
  parse(scratch, most, level);
  parse(target, isDeep(scratch.content) ? least : most, level);
}

/**
 * Event handlers and style attributes are renamed before parsing: the parser would report them as CSP violations even
 * though they are removed later.
 */
function parse(target: Element, html: string, level: Level): void {
  const source = renamed(html, /^(on[a-z]+|style)$/i, level === "vendor" ? "dropped-" : "vs-carried-");
  if (!/[<&]/.test(source)) content(target).replaceChildren(...(source ? [source] : []));
  else if (isNative()) target.setHTML(source, { sanitizer: (sanitizers[level] ??= new Sanitizer(configs[level])) });
  else if (purify) content(target).replaceChildren(purify(source, level, target.localName));
  else throw new Error("htmlReady() was not awaited");
}

/** Attributes inside opening tags under another name, in one pass. Not what makes markup safe. */
function renamed(html: string, names: RegExp, prefix: string): string {
  if (!/[\s"'/](on[a-z]+|style|id)\s*=/i.test(html)) return html;
  const tag = /<[a-z][^\s/>]*/gi;
  const end = /<\/textarea/gi;
  // A name with its value, as the parser reads them; a quote that stays open reaches to the end.
  const attribute = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*))?|[\s/]*=/y;
  let made = "";
  let copied = 0;
  for (let opened = tag.exec(html); opened; opened = tag.exec(html)) {
    attribute.lastIndex = tag.lastIndex;
    for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
      tag.lastIndex = attribute.lastIndex;
      const [all, name = ""] = found;
      if (!names.test(name)) continue;
      const at = found.index + all.indexOf(name);
      made += html.slice(copied, at) + prefix;
      copied = at;
    }
    // What looks like a tag in a textarea is text.
    if (/^<textarea$/i.test(opened[0])) {
      end.lastIndex = tag.lastIndex;
      tag.lastIndex = end.exec(html)?.index ?? html.length;
    }
  }
  return made + html.slice(copied);
}

/** The host page may have a `<form name="implementation">`. */
const blankPage = (): Document => Reflect.get(Document.prototype, "implementation", document).createHTMLDocument("");
const make = (name: string): Element => createElement.call(document, name);
const template = () => make("template") as HTMLTemplateElement;
const text = (html: unknown) => String(html ?? "");
const content = (target: Element) => (target instanceof HTMLTemplateElement ? target.content : target);
