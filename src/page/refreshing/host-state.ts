/**
 * What the host's scripts have changed in regions that are refreshed: classes, states, other attributes and texts that
 * the server does not know, and what a person has typed into editable elements.
 */
import { natives } from "../../base/runtime/runtime.ts";

/** States of the host, whatever the server sends; other attributes only while the server sends what it sent before. */
const states = new Set(["class", "style", "hidden", "aria-expanded", "aria-selected", "aria-checked", "aria-pressed"]);
/** The values before the host's first change. */
const originals = new WeakMap<Element, Map<string, string | null>>();
/** The words of elements without children before the host's first change, such as a counter. */
const texts = new WeakMap<Element, string>();
/** Elements with `contenteditable` in which a person has typed. */
const typed = new WeakSet<Node>();
const seen = new WeakSet<Element>();
const observer = new MutationObserver(note);
let isHearing = false;

function note(records: MutationRecord[]): void {
  for (const record of records) {
    const { target, attributeName, oldValue } = record;
    if (!attributeName) {
      noteText(record);
      continue;
    }
    const values = originals.get(target as Element) ?? new Map<string, string | null>();
    if (!values.has(attributeName)) values.set(attributeName, oldValue);
    originals.set(target as Element, values);
  }
}

function noteText({ target, oldValue, removedNodes, addedNodes }: MutationRecord): void {
  const element = target instanceof Text ? target.parentElement : target;
  const isText = [...removedNodes, ...addedNodes].every((node) => node instanceof Text);
  if (!(element instanceof Element) || texts.has(element) || !isText) return;
  texts.set(element, oldValue ?? [...removedNodes].map((node) => (node as Text).data).join(""));
}

/** Notes changes in the regions of the page from now on. */
export function watchHost(): void {
  if (!isHearing) document.addEventListener("input", ({ target }) => isEditable(target) && typed.add(target), true);
  isHearing = true;
  for (const region of natives.findAll("[vs-refresh],vs-widget,vs-table")) {
    if (seen.has(region)) continue;
    seen.add(region);
    observer.observe(region, {
      subtree: true,
      attributeOldValue: true,
      characterDataOldValue: true,
      childList: true,
    });
  }
}

/** Changes by our own refresh are not the host's. */
export function withoutNoting(change: () => void): void {
  note(observer.takeRecords());
  change();
  observer.takeRecords();
}

/** The server's value of an attribute that the host has changed; undefined when it has not. */
export function originalOf(element: Element, name: string): string | null | undefined {
  const values = originals.get(element);
  const value = values?.get(name);
  return values?.has(name) && value !== natives.attribute(element, name) ? (value ?? null) : undefined;
}

/**
 * Puts into fresh markup what the host has changed since, where the server sends what it sent before; where it sends
 * something else, the host's change is over.
 */
export function keepHosts(old: Element, fresh: Element): void {
  const values = originals.get(old);
  for (const [name, was] of values ?? []) {
    if (states.has(name)) continue;
    const now = natives.attribute(old, name);
    if (was !== natives.attribute(fresh, name)) values!.delete(name);
    else if (now === null) fresh.removeAttribute(name);
    else fresh.setAttribute(name, now);
  }
  const isWords = !old.firstElementChild && !fresh.firstElementChild;
  if (isWords && texts.get(old) === fresh.textContent) fresh.textContent = old.textContent;
  else texts.delete(old);
}

/** A state that the host has set stays, whatever the server sends. */
export const isHostsState = (element: Element, name: string): boolean =>
  name !== "class" && states.has(name) && originalOf(element, name) !== undefined;

/** A person has typed there what the server does not have yet; once it has, the text follows the server again. */
export const isTypedText = (old: Node, fresh: Node): boolean =>
  typed.has(old) && (old.textContent !== fresh.textContent || !typed.delete(old));

const isEditable = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.isContentEditable;

/** The server has sent a new value. */
export function setOriginal(element: Element, name: string, value: string | null): void {
  originals.get(element)?.set(name, value);
}
