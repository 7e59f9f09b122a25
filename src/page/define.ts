import { natives } from "../base/runtime/runtime.ts";
import { VsControl } from "./control.ts";
import { calls, VsElement, withProperties, type Definition } from "./element.ts";
import type { Mount } from "./inside.ts";
import { attributeOf, tags, type TagName } from "./tags.ts";
import type { Tag } from "./tag.ts";

export type Load = () => Promise<Mount<never>>;

/**
 * Defines every tag of a table; `load` imports its code. Tags that are already defined by somebody else are skipped,
 * and fields where a polyfill has no form-associated elements.
 */
export function defineTags<Name extends Definition["name"] = TagName>(
  load: (name: Name) => Promise<Mount<never>>,
  table: Readonly<Record<string, Tag>> = tags,
): void {
  const { registry, base } = natives;
  for (const name of Object.keys(table) as Name[])
    if (!registry.get(name) && (base || !table[name]!.value))
      registry.define(name, classOf({ name, tag: table[name]!, load: () => load(name) }));
}

/** One request for all tags of a name: a page may hold thousands. After a failure it is requested again. */
export function once<Given>(load: (name: TagName) => Promise<Given>): (name: TagName) => Promise<Given> {
  const asked: Partial<Record<TagName, Promise<Given>>> = {};
  return (name) =>
    (asked[name] ??= load(name).catch((error: unknown) => {
      delete asked[name];
      throw error;
    }));
}

function classOf(given: Definition): CustomElementConstructor {
  const { value, attributes } = given.tag;
  const observed = Object.keys(attributes).map(attributeOf);
  return class extends baseOf(given.tag) {
    static readonly formAssociated = !!value;
    static readonly observedAttributes = [...observed, ...(value ? ["value"] : [])];
    constructor() {
      super(given);
    }
  };
}

/** Methods of page tags: a call waits for the code of the element, which brings its own method. */
const methods = "show close submit validate reset refresh".split(" ");
const waiting = (name: string) =>
  function (this: Called, ...given: unknown[]): Promise<unknown> {
    return new Promise((resolve) => this[calls].push(() => resolve(this[name]!(...given))));
  };
type Called = VsElement & Record<string, (...given: unknown[]) => unknown>;

type Base = new (given: Definition) => VsElement;
const bases = new Map<Tag["attributes"], Base>();
/** One class with the properties for all tags that share a list of attributes. */
function baseOf({ value, attributes }: Tag): Base {
  const Native = (value ? VsControl : VsElement) as Base;
  const made = bases.get(attributes) ?? withProperties(class extends Native {}, Object.keys(attributes));
  if (!value) for (const name of methods) (made.prototype as Called)[name] = waiting(name);
  bases.set(attributes, made);
  return made;
}
