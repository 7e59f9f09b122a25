/** Names misspelt tags and attributes of ours to the author, on localhost and with the setting `debug`. */
import { logMistakeAt } from "../../base/mistakes.ts";
import { membersOf } from "../../base/runtime/members.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { elementFindings } from "../../checking/check-page.ts";
import type { Finding } from "../../checking/findings.ts";
import { isConcerned, liveTag } from "./doctor/live-tag.ts";
import { openingTag } from "./opening-tag.ts";

/** The rules about names: `edti=`, `<vs-selct>`, a tag's own option, `target` in place of `data-target`. */
const named = /^(tag-name|attribute-name|option-name|vs-action|target)$/;
const seen = new WeakSet<Element>();
const told = new Set<string>();
let isTelling = false;

/** Looks at the page, at what is added to it, and at what is clicked: scripts may have added attributes since. */
export function tellNearMisses(): void {
  if (isTelling) return;
  isTelling = true;
  for (const element of natives.findAll("*")) look(element);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) [node, ...membersOf(node).getElementsByTagName("*")].forEach(look);
  }).observe(document, { childList: true, subtree: true });
  addEventListener("click", (event) => event.composedPath().forEach(lookAgain), true);
}

function look(element: Element): void {
  if (!seen.has(element)) lookAgain(element);
}

function lookAgain(target: EventTarget): void {
  if (!(target instanceof Element) || !isConcerned(target) || natives.closest(target, "[vs-inert],vs-inspector"))
    return;
  seen.add(target);
  for (const one of elementFindings(liveTag(target, 0)))
    if (one.severity === "error" && named.test(one.rule)) tell(target, one);
}

/** Once for equal mistakes: a row of a list may stand a thousand times in the page. */
function tell(element: Element, { expected, found, link }: Finding): void {
  const kind = `${natives.name(element)} ${found}`;
  if (told.has(kind)) return;
  told.add(kind);
  logMistakeAt(link, `${openingTag(element)}: found ${found}; expected ${expected}.`);
}
