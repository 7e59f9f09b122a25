/**
 * Native statics and constructors, for pages where a library replaces the globals: Prototype and MooTools the statics,
 * `Event`, `Document` and `Element`, old Promise libraries `Promise`. The build uses these in place of the globals in our
 * modules (build/statics.mjs); the page's own globals stay unchanged.
 */
const { getPrototypeOf: up, prototype } = Object as typeof Object & { getPrototypeOf(of: object): object };

/** `Array.from` by the language itself. */
export function $arrayFrom(
  source: Iterable<unknown> | ArrayLike<unknown>,
  map: (value: unknown, index: number) => unknown = (value) => value,
): unknown[] {
  const list: unknown[] = [...((Symbol.iterator in Object(source) ? source : [].slice.call(source)) as unknown[])];
  return list.map((value, index) => map(value, index));
}
const ownKeys = (object: object): string[] =>
  Reflect.ownKeys(Object(object) as object).filter(
    (key): key is string => typeof key === "string" && prototype.propertyIsEnumerable.call(object, key),
  );
export const $values = (object: Record<string, unknown>) => ownKeys(object).map((key) => object[key]);
export const $entries = (object: Record<string, unknown>) =>
  ownKeys(object).map((key): [string, unknown] => [key, object[key]]);
/** The native Event constructor, even where a library has replaced `window.Event`. */
export const $Event = /* @__PURE__ */ up(UIEvent) as typeof Event;
// From the prototypes of real nodes, because `window` may name other constructors: an HTMLDocument is a Document, and a
// <b> an HTMLElement, an Element, a Node.
const documents = /* @__PURE__ */ up(up(document)) as Document;
export const $Document = documents.constructor as typeof Document;
const elements = /* @__PURE__ */ up(up(documents.createElement.call(document, "b")));
export const $Element = elements.constructor as typeof Element;
export const $Node = (up(elements) as Node).constructor as typeof Node;
/** The browser's own Promise: an async function always returns one. */
export const $Promise = /* @__PURE__ */ (async () => {})().constructor as typeof Promise;
