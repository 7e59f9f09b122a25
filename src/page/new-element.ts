// layer 2: page
import type { LateTagName } from "./late-tags.ts";
import type { PageTagName, Properties } from "./tags.ts";

/** A new element with these properties. The engine creates elements by name and never imports them. */
export function element<Name extends PageTagName | LateTagName>(name: Name, properties: Properties<Name>): HTMLElement {
  return Object.assign(document.createElement(name), properties);
}
