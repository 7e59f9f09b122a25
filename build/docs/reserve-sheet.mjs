/** dist/reserve.css: the space of the tags before they are defined, for pages that load vs.js late (src/base/runtime/reserved.ts). */

/** @param {import("./tables.mjs").Tables} tables */
export function reserveSheet({ space, elements }) {
  /** @type {Map<import("../../src/base/runtime/reserved.ts").Place, string[]>} */
  const places = new Map();
  for (const { tag } of elements) {
    const place = space.placeOf(tag.slice(3));
    places.set(place, [...(places.get(place) ?? []), tag]);
  }
  const css = [...places].map(([place, tags]) =>
    space.styleOf(place, (condition) => `:where(:is(${tags.join(", ")}):not(:defined)${condition})`),
  );
  return `/* vs-elements: the space of the tags until they are drawn */\n${css.join("").replaceAll("}", "}\n")}`;
}
