/**
 * Native statics and constructors, for pages where a library replaces the globals: Prototype and MooTools the statics,
 * `Event`, `Document` and `Element`, old Promise libraries `Promise`. The build uses these in place of the globals in our
 * modules (build/statics.mjs); the page's own globals stay unchanged.
 */
const { getPrototypeOf, prototype } = Object;
const { slice } = Array.prototype;

/** `Array.from` by the language itself. */
export function $arrayFrom(
  source: Iterable<unknown> | ArrayLike<unknown>,
  map: (value: unknown, index: number) => unknown = (value) => value,
): unknown[] {
  const list: unknown[] = [...((Symbol.iterator in Object(source) ? source : slice.call(source)) as unknown[])];
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
export const $Event = /* @__PURE__ */ getPrototypeOf(UIEvent) as typeof Event;
/** The constructor whose prototype holds the member, from a real node: `window` may name another one. */
const constructorOf = (node: object, member: string): unknown =>
  prototype.hasOwnProperty.call(node, member)
    ? node.constructor
    : constructorOf(getPrototypeOf(node) as object, member);
export const $Document = /* @__PURE__ */ constructorOf(
  getPrototypeOf(document) as object,
  "createElement",
) as typeof Document;
const node = () => getPrototypeOf($Document.prototype.createElement.call(document, "b")) as object;
export const $Element = /* @__PURE__ */ constructorOf(node(), "getAttribute") as typeof Element;
export const $Node = /* @__PURE__ */ constructorOf(node(), "appendChild") as typeof Node;
/** The browser's own Promise: an async function always returns one. */
export const $Promise = /* @__PURE__ */ (async () => {})().constructor as typeof Promise;
