/**
 * Native constructors, for pages where a library replaces the globals: Prototype and MooTools `Event`, `Document` and
 * `Element`, old Promise libraries `Promise`. The build uses these in place of the globals in our modules
 * (build/statics.mjs); the page's own globals stay unchanged.
 */
const up = Object.getPrototypeOf as (of: object) => object;

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
