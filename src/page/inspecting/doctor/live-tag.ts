import { natives } from "../../../base/runtime/runtime.ts";
import { allNames, pageNames } from "../../../checking/known.ts";
import { nearName } from "../../../checking/near-name.ts";
import type { Tag } from "../../../checking/template-tags.ts";
import { openingTag } from "../opening-tag.ts";

/** An element of the live page for the rules of the template checker; they know no DOM. @param at its number */
export function liveTag(element: Element, at: number): Tag {
  const names = Element.prototype.getAttributeNames.call(element);
  return {
    name: natives.name(element),
    at,
    written: openingTag(element),
    attributes: names.map((name) => ({ name, value: natives.attribute(element, name) ?? "", at })),
    isOpenEnded: false,
    isClosing: false,
    path: "",
    ...(natives.name(element) === "script" && { content: { text: element.textContent ?? "", at } }),
  };
}

const concerned = new Map<string, boolean>();

/** Whether an element is one of ours, or has an attribute that is or seems to be ours. */
export function isConcerned(element: Element): boolean {
  const name = natives.name(element);
  if (name.startsWith("vs-")) return true;
  if (name === "script") return true;
  return Element.prototype.getAttributeNames.call(element).some((attribute) => {
    let isOurs = concerned.get(attribute);
    if (isOurs === undefined) concerned.set(attribute, (isOurs = isOurName(attribute)));
    return isOurs;
  });
}

function isOurName(attribute: string): boolean {
  const name = attribute.replace(/^data-/, "");
  if (/^(title|width|form|method|target|link|top|file|button)$/.test(name)) return false;
  return name.startsWith("vs-") || allNames.includes(name) || !!nearName(name, allNames);
}

/** Attributes that our own code sets on live elements. */
export const setByUs = new Set([...pageNames.filter((name) => /^vs-(active|saved|deleting)$/.test(name)), "inspected"]);
