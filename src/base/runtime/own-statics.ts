/**
 * Statics that Prototype and MooTools replace, by the language itself. The build uses them in place of the globals
 * (build/statics.mjs).
 */

/** `Array.from`. */
export const $arrayFrom = (
  source: Iterable<unknown> | ArrayLike<unknown>,
  map: (value: unknown, index: number) => unknown = (value) => value,
): unknown[] => {
  const list = Symbol.iterator in Object(source) ? (source as Iterable<unknown>) : [].slice.call(source);
  return [...list].map((value, index) => map(value, index));
};

/** `Object.entries`. */
export function $entries(object: object): [string, unknown][] {
  const own = { __proto__: null, ...object } as unknown as Record<string, unknown>;
  const list: [string, unknown][] = [];
  for (const key in own) list.push([key, own[key]]);
  return list;
}
/** `Object.values`. */
export const $values = (object: object) => $entries(object).map(([, value]) => value);
