/**
 * Every tag as a light element without React: attributes, properties, lifecycle. Its code is loaded at the first
 * connection. Members that are not public API are private or keyed by a symbol, so that no attribute and no script can
 * collide with them.
 */
import { logMistake } from "../base/mistakes.ts";
import { parseJson } from "../base/json.ts";
import { natives, runtime } from "../base/runtime/runtime.ts";
import { store } from "../base/store.ts";
import type { Inside, Life, Mount } from "./inside.ts";
import { failure } from "./load-failed.ts";
import type { LateTagName } from "./late-tags.ts";
import type { Place } from "../base/runtime/reserved.ts";
import { attributeOf, type TagName } from "./tags.ts";
import type { Kind, Tag } from "./tag.ts";

const { space } = runtime;
export interface Definition {
  name: TagName | LateTagName;
  tag: Tag;
  load(): Promise<Mount<never>>;
}

export const inside: unique symbol = Symbol() as never;
export const changed: unique symbol = Symbol() as never;
export const calls: unique symbol = Symbol() as never;
const read: unique symbol = Symbol() as never;
const write: unique symbol = Symbol() as never;

export abstract class VsElement extends (natives.base ?? HTMLElement) {
  readonly #definition: Definition;
  readonly #changes = store();
  readonly #root: ShadowRoot;
  /** JSON values: set by a script (kept by reference and not reflected), or parsed from an attribute. */
  readonly #rich = new Map<string, unknown>();
  #life: Life | void = undefined;
  #isStarted = false;
  /** Calls of methods that wait for the code. */
  readonly [calls]: (() => void)[] = [];

  constructor(given: Definition) {
    super();
    this.#definition = given;
    const isField = !!given.tag.value;
    const place = space.placeOf(given.name.slice(3));
    this.#root = this.attachShadow({ mode: "open", delegatesFocus: isField });
    this.#root.adoptedStyleSheets = [sheetOf(place)];
    if (place.endsWith("light")) this.#root.append(document.createElement("slot"));
  }

  // ---- lifecycle

  connectedCallback(): void {
    this.#takeEarlyProperties();
    this[changed]();
    if (this.#life) this.#life.enter();
    else if (!this.#isStarted && !isInert(this)) void this.#start();
  }

  /** A move removes an element and inserts it again within one task: the view is not called then. */
  disconnectedCallback(): void {
    natives.soon(() => {
      if (!this.isConnected) this.#life?.leave();
    });
  }

  async #start(): Promise<void> {
    const { load } = this.#definition;
    this.#isStarted = true;
    // the message of a failure; a slot stays: without it the page's content would be laid out again
    for (const node of this.#root.querySelectorAll(":not(slot)")) node.remove();
    try {
      const mount = await load().catch(load);
      if (this.#definition.tag.value && isMany())
        (await (near ??= import("./near.ts"))).drawNear(this[inside], mount, (view) => this.#draw(view));
      else this.#draw(mount);
    } catch (error) {
      this.#isStarted = false;
      logMistake(`${this.#definition.name}: its code could not be loaded.`, error);
      this.#root.prepend(...failure(() => void this.#start()));
      this.dispatchEvent(new CustomEvent("vs:failed", { bubbles: true, composed: true, detail: { error } }));
    }
  }

  /** Events of inner controls stop here, the element dispatches its own; events from slotted content of the page pass. */
  #draw(mount: Mount<never>): void {
    for (const type of ["input", "change", "keydown", "keypress", "keyup"])
      this.#root.addEventListener(type, (event) => {
        if (this.#root.contains(event.target as Node) && isOurs(event)) event.stopPropagation();
      });
    this.#life = mount(this[inside] as never);
    if (!this.isConnected) this.#life?.leave();
  }

  /** A property that was set before the tag was defined hides the accessor: it is deleted and set again. */
  #takeEarlyProperties(): void {
    const own = this as unknown as Record<string, unknown>;
    // own names are few, attributes are dozens
    for (const property of Object.keys(own)) {
      if (property !== "value" && !Object.hasOwn(this.#definition.tag.attributes, property)) continue;
      const kept = own[property];
      delete own[property];
      own[property] = kept;
    }
  }

  // ---- attributes and properties

  attributeChangedCallback(attribute: string): void {
    const { attributes } = this.#definition.tag;
    const property = Object.keys(attributes).find((one) => attributeOf(one) === attribute) ?? "";
    const kind = attributes[property] ?? "text";
    const text = natives.attribute(this, attribute);
    const value = readers[kind](text);
    if (value === undefined)
      void import("./inspecting/tell-wrong.ts").then(({ tellWrong }) => tellWrong(this, attribute, kind), console.warn);
    if (kind === "json") this.#rich.set(property, value ?? null);
    this[changed]();
  }

  [read](property: string): unknown {
    if (this.#rich.has(property)) return this.#rich.get(property);
    const { tag } = this.#definition;
    const text = natives.attribute(this, attributeOf(property));
    return property === "type" ? text || (tag.type ?? "") : (readers[tag.attributes[property]!](text) ?? null);
  }

  [write](property: string, value: unknown): void {
    const kind = this.#definition.tag.attributes[property];
    const isEmpty = value === null || value === undefined || value === false;
    if (kind === "json") {
      this.#rich.set(property, value);
      this[changed]();
    } else if (isEmpty) this.removeAttribute(attributeOf(property));
    else this.setAttribute(attributeOf(property), kind === "flag" ? "" : String(value));
  }

  /** Notifies the view. */
  [changed](): void {
    this.#changes.tell();
  }

  get [inside](): Inside {
    return {
      host: this,
      root: this.#root,
      tag: this.#definition.name,
      listen: this.#changes.listen,
      version: this.#changes.version,
      entry: () => {
        const names = Object.keys(this.#definition.tag.attributes);
        return Object.fromEntries(names.map((property) => [property, this[read](property)]));
      },
      offer: (methods) => {
        Object.assign(this, methods);
        this[calls].splice(0).forEach((call) => call());
      },
    };
  }
}

/**
 * Adds the attributes of its tags to a class as properties; `checked` is the current state, as in a native checkbox.
 */
export function withProperties<Class extends new (given: Definition) => VsElement>(
  made: Class,
  properties: readonly string[],
): Class {
  for (const property of properties)
    Object.defineProperty(made.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: VsElement & { value?: unknown }) {
        return property === "checked" ? this.value : this[read](property);
      },
      set(this: VsElement & { value?: unknown }, value: unknown) {
        if (property === "checked") this.value = value;
        else this[write](property, value);
      },
    });
  return made;
}

let near: Promise<typeof import("./near.ts")> | undefined;
/** Fields that one task draws wherever they stand. */
const drawnAtOnce = 100;
let drawn = 0;
/** Counts the fields that one task draws. @returns whether they are too many */
function isMany(): boolean {
  if (!drawn) natives.after(0, () => (drawn = 0));
  return ++drawn > drawnAtOnce;
}

const typing = /^(.|Backspace|Delete|Arrow\w+|Home|End|Page\w+)$/u;
/**
 * Whether an inner event stops at the tag: input, change, and keys that type or edit, so that typed characters do not
 * trigger shortcuts of the page. Keys with a modifier, Escape and the like pass (docs/hosts.md, §1).
 */
const isOurs = ({ key, ctrlKey, metaKey, altKey }: Event & Partial<KeyboardEvent>): boolean =>
  key === undefined || (typing.test(key) && !ctrlKey && !metaKey && !altKey);

/** Parsers by kind; undefined when the attribute's text does not fit its kind. */
const readers: Record<Kind, (text: string | null) => unknown> = {
  text: (text) => text ?? "",
  number: (text) => (text?.trim() ? (Number.isNaN(Number(text)) ? undefined : Number(text)) : null),
  flag: (text) => text !== null,
  json: (text) => (text?.trim() ? parseJson(text) : null),
};

/** True inside a `vs-inert` region, where nothing acts or is drawn; looks through shadow roots. */
function isInert(element: Element): boolean {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host)
    if (natives.closest(at, "[vs-inert]")) return true;
  return false;
}

const sheets: { [place in Place]?: CSSStyleSheet } = {};
/** One sheet for all tags of a place (reserved.ts). */
const sheetOf = (place: Place): CSSStyleSheet => (sheets[place] ??= newSheet(place));
function newSheet(place: Place): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(space.styleOf(place, (condition) => (condition ? `:host(${condition})` : ":host")));
  return sheet;
}
