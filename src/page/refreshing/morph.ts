import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";
import { pageFocus } from "../../base/runtime/document.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { isHostsState, isTypedText, keepHosts, originalOf, setOriginal, withoutNoting } from "./host-state.ts";
import { nameRows } from "./row-keys.ts";
import { isTick, isTouched } from "../changed-controls.ts";
import { attributeOf, tagOf, tags, type TagName } from "../tags.ts";
import type { Tag } from "../tag.ts";

/**
 * Changes only what differs, so that focus, caret, scroll position, open details, typed text and states that the host's
 * scripts have set stay. An element with `vs-keep`, or one of `kept`, stays as it is.
 */
export function morph(region: Element, nodes: Node[], kept = new Set<Node>()): void {
  const isKept = (node: Node) => kept.has(node) || hasKeep(node);
  const release = nameRows(region, nodes);
  try {
    withoutNoting(() => {
      void Idiomorph.morph(region, nodes, {
        morphStyle: "innerHTML",
        // of a focused link or heading the library would leave out the words
        ignoreActiveValue: isTypedIn(pageFocus()),
        callbacks: {
          beforeNodeMorphed: (old, fresh) => !isKept(old) && !isTypedText(old, fresh) && beforeNodeMorphed(old, fresh),
          beforeNodeRemoved: (old) => !isKept(old),
          beforeAttributeUpdated: mayChange,
        },
      });
    });
  } finally {
    release();
  }
}

const isTypedIn = (focus: Element | null | undefined): boolean =>
  focus instanceof HTMLElement && (natives.matches(focus, "input,select,textarea") || focus.isContentEditable);
const hasKeep = (node: Node): boolean => node instanceof Element && natives.attribute(node, "vs-keep") !== null;

/** Classes that the host has added stay, those that it has removed stay away; all others follow the server. */
function mergeClasses(old: Element, fresh: Element): void {
  const was = originalOf(old, "class");
  if (was === undefined) return;
  const server = natives.attribute(fresh, "class");
  const [before, now, next] = [was, natives.attribute(old, "class"), server].map(
    (text) => new Set((text ?? "").split(/\s+/).filter(Boolean)),
  ) as [Set<string>, Set<string>, Set<string>];
  for (const name of now) if (!before.has(name)) next.add(name);
  for (const name of before) if (!now.has(name)) next.delete(name);
  setOriginal(old, "class", server);
  fresh.setAttribute("class", [...next].join(" "));
}

/** Our elements keep their own content; only their attributes follow the server. */
function beforeNodeMorphed(old: Node, fresh: Node): boolean {
  if (old instanceof Element && fresh instanceof Element) {
    mergeClasses(old, fresh);
    keepHosts(old, fresh);
    // the value of a box to be ticked names its record: a tick for another one is not kept
    const isOther = natives.attribute(old, "value") !== natives.attribute(fresh, "value");
    if (isTick(old) && isOther) old.checked = old.defaultChecked;
  }
  if (!(old instanceof Element && natives.name(old) in tags && old.shadowRoot)) return true;
  if (natives.matches(old, "vs-table:has(table)")) return true; // the server's rows
  const { attributes, value }: Tag = tagOf(natives.name(old) as TagName);
  if (value && natives.matches(old, ":has(input,select,textarea)")) return true; // it wraps the page's own control
  const names = [...Object.keys(attributes).map(attributeOf), "value"];
  for (const name of fresh instanceof Element ? names : []) {
    const [before, after] = [old, fresh as Element].map((element) => natives.attribute(element, name));
    if (before === after) continue;
    if (after === null || after === undefined) old.removeAttribute(name);
    else old.setAttribute(name, after);
  }
  return false;
}

/** Attributes that belong to the person (typed, chosen, expanded) or to our code are not changed. */
function mayChange(name: string, element: Element): boolean {
  if (name === "open" && natives.matches(element, "details,dialog")) return false;
  if (/^on/i.test(name)) return false; // the html door has dropped them from the fresh markup
  if (name === "vs-active" || name === "vs-saved") return false;
  if (isHostsState(element, name)) return false;
  if (name === "value" || name === "checked" || name === "selected") return !isTouched(element);
  return true;
}
