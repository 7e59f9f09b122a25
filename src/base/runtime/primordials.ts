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
// Calls that are marked as pure are left out of a file that does not use their result.
const classOf = <Class>(made: object): Class => made.constructor as Class;
// From the prototypes of real nodes, because `window` may name other constructors: an HTMLDocument is a Document, and a
// <b> an HTMLElement, an Element, a Node.
const documents = /* @__PURE__ */ up(up(document)) as Document;
export const $Document = /* @__PURE__ */ classOf<typeof Document>(documents);
const elements = /* @__PURE__ */ up(up(documents.createElement.call(document, "b")));
export const $Element = /* @__PURE__ */ classOf<typeof Element>(elements);
export const $Node = /* @__PURE__ */ classOf<typeof Node>(/* @__PURE__ */ up(elements));
/** The browser's own Promise: an async function always returns one. */
export const $Promise = /* @__PURE__ */ classOf<typeof Promise>((async () => {})());
