import { pageUrl } from "../../base/runtime/document.ts";
import { natives } from "../../base/runtime/runtime.ts";

/** The draft name that the author has given, else the form's id, name and action path. */
export function identityOf(form: HTMLFormElement): string {
  const attribute = (name: string) => natives.attribute(form, name) ?? "";
  const action = new URL(attribute("action"), pageUrl());
  return attribute("vs-draft") || [attribute("id"), attribute("name"), action.pathname].filter(Boolean).join(" ");
}

/**
 * The place of a form's draft: a named draft is offered on every page with that form, an unnamed one only at its own
 * address.
 */
export const placeOf = (form: HTMLFormElement): string =>
  `${natives.attribute(form, "vs-draft") ? "" : location.pathname + location.search} ${identityOf(form)}`;
