/** What the host's scripts have changed in regions that are refreshed: classes and states that the server does not know. */
import { natives } from "../../base/runtime/runtime.ts";

const watched = ["class", "style", "hidden", "aria-expanded", "aria-selected", "aria-checked", "aria-pressed"];
/** The values before the host's first change. */
const originals = new WeakMap<Element, Map<string, string | null>>();
const seen = new WeakSet<Element>();
const observer = new MutationObserver(note);

function note(records: MutationRecord[]): void {
  for (const { target, attributeName, oldValue } of records) {
    const values = originals.get(target as Element) ?? new Map<string, string | null>();
    if (!values.has(attributeName!)) values.set(attributeName!, oldValue);
    originals.set(target as Element, values);
  }
}

/** Notes changes in the regions of the page from now on. */
export function watchHost(): void {
  for (const region of natives.findAll("[vs-refresh],vs-widget,vs-table")) {
    if (seen.has(region)) continue;
    seen.add(region);
    observer.observe(region, { subtree: true, attributes: true, attributeOldValue: true, attributeFilter: watched });
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

/** The server has sent a new value. */
export function setOriginal(element: Element, name: string, value: string | null): void {
  originals.get(element)?.set(name, value);
}
