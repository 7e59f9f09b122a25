import { VsControl } from "./control.ts";
import { VsElement, withProperties, type Definition, type Mount } from "./element.ts";
import { attributeOf, tags, type Tag, type TagName } from "./tags.ts";

export type Load = () => Promise<Mount<never>>;

/** Defines every tag of a table; `loaders` bring their code. A tag that somebody else has defined is left alone. */
export function defineTags<Name extends Definition["name"] = TagName>(
  loaders: Record<Name, Load>,
  table: Readonly<Record<string, Tag>> = tags,
): void {
  for (const name of Object.keys(table) as Name[])
    if (!customElements.get(name))
      customElements.define(name, classOf({ name, tag: table[name]!, load: loaders[name] }));
}

function classOf(given: Definition): CustomElementConstructor {
  const { tag } = given;
  const Base: new (given: Definition) => VsElement = (tag.value ? VsControl : VsElement) as never;
  const observed = Object.keys(tag.attributes).map(attributeOf);
  class Tag extends Base {
    static readonly formAssociated = tag.value !== undefined;
    static readonly observedAttributes = [...observed, ...(tag.value ? ["value"] : [])];
    constructor() {
      super(given);
    }
  }
  return withProperties(Tag, tag);
}
