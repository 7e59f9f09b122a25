/** The doctor: looks through the live page in steps, so that the page stays usable, and changes nothing in it. */
import { membersOf } from "../../../base/runtime/members.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { elementFindings } from "../../../checking/check-page.ts";
import { fieldFinding, repeatedFindings, titles } from "../../../checking/page-rules.ts";
import { knownTags } from "../../../checking/known.ts";
import { addressFindings, isMalformed } from "../../../checking/address-rules.ts";
import { finding, type Finding } from "../../../checking/findings.ts";
import type { Tag } from "../../../checking/template-tags.ts";
import { isConcerned, liveTag, setByUs } from "./live-tag.ts";
import { policyFindings } from "./policy-faults.ts";
import { themeFindings } from "./theme-faults.ts";
import { tokenFindings } from "./token-faults.ts";
import type { LiveFinding } from "./live-finding.ts";

export interface Examined {
  findings: LiveFinding[];
  /** Elements with tags or attributes of ours. */
  elements: Element[];
}

/** The longest that the page waits for one step. */
const stepMs = 8;

/**
 * Examines every element with our tags and attributes. @param probe an element of ours with the theme's values
 * @param onStep called after each step with the number of elements done and of all
 */
export async function examine(probe: Element, onStep?: (done: number, all: number) => void): Promise<Examined> {
  const all = everyElement(document);
  const elements: Element[] = [];
  const tags: Tag[] = [];
  const withIds: Tag[] = [];
  const byTag = new Map<Tag, Element>();
  const findings: LiveFinding[] = [];
  let until = performance.now() + stepMs;
  for (let at = 0; at < all.length; at++) {
    const element = all[at]!;
    const isOurs = isConcerned(element);
    if (isOurs || (natives.attribute(element, "id") && membersOf(element).getRootNode() === document)) {
      const tag = liveTag(element, at);
      tag.attributes = tag.attributes.filter(({ name }) => !setByUs.has(name));
      byTag.set(tag, element);
      withIds.push(tag);
      if (isOurs) {
        if (natives.name(element) !== "script") elements.push(element);
        tags.push(tag);
        findings.push(...aboutElement(tag, element).map((one) => ({ ...one, element })));
      }
    }
    if (!isOurs) findings.push(...aboutPlain(element, at).map((one) => ({ ...one, element })));
    if (performance.now() < until) continue;
    onStep?.(at, all.length);
    await new Promise<void>((resolve) => natives.after(0, resolve));
    until = performance.now() + stepMs;
  }
  const repeated = repeatedFindings(withIds).map((one) => withElement(one, all));
  const page = [...tokenFindings(elements), ...themeFindings(probe), ...policyFindings()];
  onStep?.(all.length, all.length);
  return { findings: [...page, ...findings, ...repeated], elements };
}

const withElement = (one: Finding, all: readonly Element[]): LiveFinding => ({ ...one, element: all[one.at]! });

function aboutElement(tag: Tag, element: Element): Finding[] {
  const found = elementFindings(tag);
  const isField = knownTags[tag.name]?.isPosted && tag.name !== "vs-hidden" && natives.closest(element, "form");
  if (!isField) return found;
  const { labels } = element as HTMLInputElement;
  const own = titles.some((name) => natives.attribute(element, name));
  const isFace = natives.matches(element, ":has(select,input,textarea)");
  return [
    ...found,
    ...fieldFinding(tag, {
      isNamed: isFace || natives.attribute(element, "name") !== null || natives.attribute(element, "field") !== null,
      isLabelled: own || isFace || !!labels?.length || !!natives.closest(element, "label"),
    }),
  ];
}

const controls =
  "select,textarea,input:not([type=hidden i],[type=submit i],[type=button i],[type=reset i],[type=image i])";

/** The page's own links and fields: addresses are checked for their shape only. */
function aboutPlain(element: Element, at: number): Finding[] {
  const addresses = ["href", "src", "action", "formaction"].map((name) => natives.attribute(element, name) ?? "");
  if (addresses.some(isMalformed)) return addressFindings(liveTag(element, at));
  if (!natives.matches(element, controls)) return [];
  const isNamed = titles.some((name) => natives.attribute(element, name));
  const { labels } = element as HTMLInputElement;
  const parent = membersOf(element).parentElement;
  if (isNamed || labels?.length || (parent && natives.name(parent).startsWith("vs-"))) return [];
  const about = { rule: "field-label", expected: "a <label>, aria-label or title", found: "no label" };
  return [finding(liveTag(element, at), { ...about, severity: "warning", link: "attributes.html" })];
}

/** Elements of the page and of the hosts' open shadow roots, but not of inert zones and of our own views. */
function everyElement(root: Document | ShadowRoot): Element[] {
  const list = root === document ? natives.findAll("*") : [...root.querySelectorAll("*")];
  const inert = "[vs-inert],[vs-inert] *,vs-inspector,vs-inspector *";
  const isInert = list.some((one) => natives.matches(one, inert));
  return list.flatMap((one) => {
    if (isInert && natives.matches(one, inert)) return [];
    const { shadowRoot } = membersOf(one);
    return shadowRoot && !natives.name(one).startsWith("vs-") ? [one, ...everyElement(shadowRoot)] : [one];
  });
}
