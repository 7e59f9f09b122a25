/** Data that the inspector shows and copies: the current page, without secrets (R2.1-19). */
import { isData } from "../../base/data.ts";
import { language } from "../../base/language/i18n.ts";
import { mistakes } from "../../base/mistakes.ts";
import { membersOf } from "../../base/runtime/members.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { requests } from "../../server/log/log.ts";
import { masked, maskedData } from "../../server/log/secrets.ts";
import { openingTag } from "./opening-tag.ts";

/** A report for a support ticket: JSON, one line per part. */
export function report(): string {
  const found = pageElements();
  const counted = found.map(({ localName }) => localName);
  const whole = {
    version: VERSION,
    at: new Date().toISOString(),
    page: masked(location.href),
    browser: navigator.userAgent,
    language: language(),
    settings: Object.fromEntries(plainSettings()),
    warnings: [...mistakes],
    failed: requests().filter(({ error }) => error),
    elements: Object.fromEntries(
      [...new Set(counted)].map((tag) => [tag, counted.filter((one) => one === tag).length]),
    ),
  };
  const lines = Object.entries(whole).map(([name, value]) => `${natives.json(name)}: ${natives.json(value)}`);
  return `{\n${lines.join(",\n")}\n}`;
}

/** Current settings by name, without secrets; a function is shown as "function". */
export function plainSettings(): [name: string, value: unknown][] {
  const { headers } = settings;
  const names = isData(headers) && Object.fromEntries(Object.keys(headers).map((name) => [name, "***"]));
  const known = { ...(maskedData(settings) as object), ...(names && { headers: names }) };
  return Object.entries(known)
    .map(([name, value]): [string, unknown] => [name, typeof value === "function" ? "function" : value])
    .toSorted(([one], [two]) => one.localeCompare(two));
}

/** All our elements in the page, through open shadow roots, except the inspector's own. */
export function pageElements(root: ParentNode = document): HTMLElement[] {
  const all = root === document ? natives.findAll<HTMLElement>("*") : [...root.querySelectorAll<HTMLElement>("*")];
  return all.flatMap((one) => {
    const name = natives.name(one);
    const { shadowRoot } = membersOf(one);
    return [
      ...(/^vs-(?!island$|inspector$)/.test(name) ? [one] : []),
      ...(shadowRoot && name !== "vs-inspector" ? pageElements(shadowRoot) : []),
    ];
  });
}

export interface Described {
  element: HTMLElement;
  tag: string;
  value: string;
  problem: string;
  isLoaded: boolean;
}

/** Describes an element: its opening tag, value, problem, and whether its code is loaded. */
export function described(element: HTMLElement): Described {
  const { value, validationMessage } = element as Partial<HTMLInputElement>;
  const isPassword = /^password$/i.test(natives.attribute(element, "type") ?? "");
  const text = value === undefined || value === null || value === "" ? "" : natives.json(maskedData(value));
  return {
    element,
    tag: isPassword ? openingTag(element).replace(/ value="[^"]*"/, ' value="***"') : openingTag(element),
    value: isPassword && text ? "***" : text.slice(0, 200),
    problem: validationMessage ?? "",
    isLoaded: !!element.shadowRoot?.childElementCount,
  };
}
