import { natives } from "../../base/runtime/runtime.ts";

/** The name that the author has given the draft, else the form's id, name and address. */
export function identityOf(form: HTMLFormElement): string {
  const attribute = (name: string) => natives.attribute(form, name) ?? "";
  const action = new URL(attribute("action"), location.href);
  return attribute("vs-draft") || [attribute("id"), attribute("name"), action.pathname].filter(Boolean).join(" ");
}

/** A draft with a name of its own is offered wherever the form stands; one without at its page's address only. */
export const placeOf = (form: HTMLFormElement): string =>
  `${natives.attribute(form, "vs-draft") ? "" : location.pathname + location.search} ${identityOf(form)}`;
