/**
 * Native statics and constructors, for pages where a library replaces the globals: Prototype and MooTools the statics,
 * `Event`, `Document` and `Element`, old Promise libraries `Promise`. The build uses these in place of the globals in our
 * modules (build/statics.mjs); the page's own globals stay unchanged.
 */
const isNative = (value: unknown): boolean =>
  typeof value === "function" && /\[native code\]\s*\}\s*$/.test(Function.prototype.toString.call(value));
const { getOwnPropertyNames, getPrototypeOf, prototype } = Object;
const isOwnEnumerable = (object: object, key: string): boolean =>
  Reflect.apply(prototype.propertyIsEnumerable, object, [key]);

function keys(object: object): string[] {
  const found: string[] = [];
  for (const key of getOwnPropertyNames(Object(object))) if (isOwnEnumerable(object, key)) found[found.length] = key;
  return found;
}

function from(
  source: Iterable<unknown> | ArrayLike<unknown>,
  map?: (value: unknown, index: number) => unknown,
): unknown[] {
  const list: unknown[] = [];
  if (Symbol.iterator in Object(source)) for (const value of source as Iterable<unknown>) list[list.length] = value;
  else
    for (let index = 0; index < (source as ArrayLike<unknown>).length; index++)
      list[index] = (source as ArrayLike<unknown>)[index];
  if (map) for (let index = 0; index < list.length; index++) list[index] = map(list[index], index);
  return list;
}

function pairs<T>(object: Record<string, unknown>, pick: (key: string) => T): T[] {
  const list: T[] = [];
  for (const key of keys(object)) list[list.length] = pick(key);
  return list;
}

const { from: pageFrom } = Array;
const { values: pageValues, entries: pageEntries } = Object;

export const $arrayFrom: typeof from = /* @__PURE__ */ isNative(pageFrom)
  ? (source, map) => (map ? pageFrom(source, map) : pageFrom(source))
  : from;
export const $values: typeof pageValues = /* @__PURE__ */ isNative(pageValues)
  ? pageValues
  : (object: Record<string, unknown>) => pairs(object, (key) => object[key]);
export const $entries: typeof pageEntries = /* @__PURE__ */ isNative(pageEntries)
  ? pageEntries
  : (object: Record<string, unknown>) => pairs(object, (key): [string, unknown] => [key, object[key]]);
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
