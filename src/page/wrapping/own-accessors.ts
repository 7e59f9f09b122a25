/** Tells when a script sets a property of one node; the browser says nothing then. */
import { nativeAccessor } from "./native-value.ts";

/**
 * Puts accessors for these properties on the node. They call those that were there before: the page's own ones, else
 * the browser's. @returns a function that removes them; accessors that others have put over them stay
 */
export function onScriptSet(node: object, properties: readonly string[], tell: () => void): () => void {
  const ends = properties.map((property) => {
    const own = Object.getOwnPropertyDescriptor(node, property);
    const before = own ?? nativeAccessor(node, property);
    if (!before?.get || !before.set || own?.configurable === false) return () => {};
    const set = function (this: unknown, value: unknown): void {
      before.set!.call(this, value);
      tell();
    };
    const { enumerable = true } = before;
    Object.defineProperty(node, property, { configurable: true, enumerable, get: before.get, set });
    return () => {
      if (Object.getOwnPropertyDescriptor(node, property)?.set !== set) return;
      if (own) Object.defineProperty(node, property, own);
      else Reflect.deleteProperty(node, property);
    };
  });
  return () => ends.forEach((end) => end());
}
