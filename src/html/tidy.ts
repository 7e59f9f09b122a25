/**
 * Applies the allow lists of a level to parsed, inert markup. Safe against DOM clobbering (`<input name=attributes>`).
 */
import { baseUri, pageOrigin } from "../base/runtime/document.ts";
import * as allowed from "./allowed.ts";
import { natives, runtime } from "../base/runtime/runtime.ts";
import { settings } from "../base/settings.ts";

const { setAttribute, removeAttribute, getAttributeNames, remove, before } = Element.prototype;
const { createTreeWalker } = Document.prototype;
const own = (owner: object, name: string) => Object.getOwnPropertyDescriptor(owner, name)!.get as (this: Node) => never;
const childNodes = own(Node.prototype, "childNodes") as (this: Node) => NodeListOf<ChildNode>;
const localName = own(Element.prototype, "localName") as (this: Node) => string;
const namespace = own(Element.prototype, "namespaceURI") as (this: Node) => string | null;
const htmlStyle = own(HTMLElement.prototype, "style");
const svgStyle = own(SVGElement.prototype, "style");

const carried = "vs-carried-style";

type Level = "person" | "server";
const lists = { person: new Set(allowed.elements.person), server: new Set(allowed.elements.server) };
const svgElements = new Set(allowed.svgElements);
const dropped = new Set(allowed.dropped);
const personAttributes = new Set(allowed.personAttributes);
const refused = new Set(allowed.serverRefused);

/** Removes what the level forbids, checks addresses and restores the renamed style attributes. */
export function tidy(root: DocumentFragment, level: Level): void {
  const walker = createTreeWalker.call(document, root, NodeFilter.SHOW_ELEMENT);
  const found: Element[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Element);
  const opened = new Set<Element>();
  for (const element of found) if (stays(element, level, opened)) clean(element, level);
  for (const element of opened) unwrap(element, opened);
}

/** Elements that are not allowed but whose content is go to `opened`. */
function stays(element: Element, level: Level, opened: Set<Element>): boolean {
  const name = localName.call(element);
  const space = namespace.call(element);
  const isServer = level === "server";
  if (space === "http://www.w3.org/2000/svg" && isServer && svgElements.has(name)) return true;
  if (space !== "http://www.w3.org/1999/xhtml") return (remove.call(element), false);
  if (lists[level].has(name) || (isServer && name.includes("-"))) return true;
  if (dropped.has(name)) remove.call(element);
  else opened.add(element);
  return false;
}

/**
 * Puts an element's content in its place, also that of opened elements inside, which are empty then: each node is moved
 * once, however deep they are nested.
 */
function unwrap(element: Element, opened: Set<Node>): void {
  const place = (node: ChildNode): void => {
    if (opened.has(node)) [...childNodes.call(node)].forEach(place);
    else before.call(element, node);
  };
  place(element);
  remove.call(element);
}

function clean(element: Element, level: Level): void {
  const name = localName.call(element);
  const style = level === "server" && (natives.attribute(element, carried) ?? natives.attribute(element, "style"));
  for (const attribute of getAttributeNames.call(element)) {
    const value = natives.attribute(element, attribute) ?? "";
    if (!keeps(element, attribute.toLowerCase(), value, level)) removeAttribute.call(element, attribute);
  }
  if (style) setStyle(element as HTMLElement, style);
  if (name === "a" || name === "area") leaveSafely(element, level);
}

function keeps(element: Element, name: string, value: string, level: Level): boolean {
  if (/^on[a-z]+$/.test(name) || name.startsWith("vs-carried-") || name === "style") return false;
  if (level === "person" ? !personAttributes.has(name) : refused.has(name) || isAction(name)) return false;
  if (/^(href|src|xlink:href|action|formaction|poster|background|longdesc|cite)$/.test(name))
    return isAddress(localName.call(element), name, value, level);
  if (name === "srcset")
    return value.split(/[\s,]+/).every((part) => !part || /^[\d.]+[wxh]$/.test(part) || isOurs(part));
  return namespace.call(element) === "http://www.w3.org/1999/xhtml" || !/url\s*\((?!\s*["']?#)|\\/i.test(value);
}

/** With setting `fetched_actions` false, action attributes are removed from fetched markup (docs/safety.md, §1). */
const isAction = (name: string): boolean =>
  !settings.fetched_actions && name.replace(/^data-/, "") in runtime.clicks.shapes;

/**
 * Allowed addresses: same origin; for links also other hosts, for pictures also data addresses (and blob: at level
 * server).
 */
function isAddress(element: string, name: string, value: string, level: Level): boolean {
  if (isOurs(value)) return true;
  if (name === "href" && /^(a|area)$/.test(element)) return /^(https?|mailto|tel):$/.test(parse(value)?.protocol ?? "");
  const isPicture = element === "img" && name === "src" && /^\s*data:image\/(png|jpeg|gif|webp|avif)[;,]/i.test(value);
  return (
    isPicture ||
    (level === "server" && element === "img" && name === "src" && value.startsWith("blob:") && !!parse(value))
  );
}

function isOurs(address: string): boolean {
  // Fast path: a plain path, as in most table rows, needs no parsing.
  if (/^(?!\/\/)[\w./?=&;#%+,~-]*$/.test(address)) return true;
  const url = parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false;
  return url.origin === pageOrigin() || url.origin === new URL(baseUri()).origin;
}

function parse(address: string): URL | null {
  try {
    return new URL(address, baseUri());
  } catch {
    return null;
  }
}

/** A page opened by a link must not access this page through `opener` (docs/safety.md, §1). */
function leaveSafely(link: Element, level: Level): void {
  const href = natives.attribute(link, "href");
  const leaves = href !== null && !isOurs(href) && /^https?:$/.test(parse(href)?.protocol ?? "");
  if (leaves && level === "person") setAttribute.call(link, "target", "_blank");
  if (leaves || /^_blank$/i.test(natives.attribute(link, "target") ?? "")) {
    const rel = (natives.attribute(link, "rel") ?? "")
      .split(/\s+/)
      .filter((word) => word && !/^(noopener|opener)$/i.test(word));
    setAttribute.call(link, "rel", [...rel, "noopener"].join(" "));
  }
}

/** Sets a style through the CSSOM, which causes no style-src report, without properties that load something. */
function setStyle(element: HTMLElement, text: string): void {
  const style = (element instanceof SVGElement ? svgStyle : htmlStyle).call(element) as CSSStyleDeclaration;
  style.cssText = text;
  if (!loads.test(text)) return;
  const names = [...style];
  for (const name of names) {
    const value = style.getPropertyValue(name);
    // "" comes from a shorthand with var(), whose address cannot be checked.
    if (value === "" || loads.test(value)) style.removeProperty(name);
  }
}
const loads = /url|image|src\s*\(|\\/i;
