/** Reads the attributes beside an action. On a `<button>` only `data-form` names a form. */
import { natives } from "../../base/runtime/runtime.ts";
import { readObject } from "../../values/read-object.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import type { Meant } from "./action.ts";

interface Options {
  form?: string;
  obj?: unknown;
}

export function optionsOf(element: Element): Options {
  const [form, obj] = [given(element, "form"), given(element, "obj")];
  return { ...(form && { form }), ...(obj && { obj: readObject(obj) }) };
}

/** The look of the dialog that an element opens. */
export const dialogOf = (element: Element) => ({
  title: given(element, "title") ?? "",
  width: given(element, "width") ?? "",
  position: given(element, "position") ?? "",
  top: given(element, "top") ?? "",
  backdrop: given(element, "backdrop") ?? "",
});

/** An attribute beside the action; its `data-` twin wins. Null when both are absent. */
export const given = (element: Element, name: string): string | null =>
  natives.attribute(element, `data-${name}`) ?? (isPlain(element, name) ? natives.attribute(element, name) : null);

/** The attribute is present and not "false", "0" or "null". */
export const isSet = (element: Element, name: string): boolean => !/^(false|0|null)$/.test(given(element, name) ?? "0");

const isPlain = (element: Element, name: string) => !(name === "form" && natives.name(element) === "button");

/** The element that the value names, else the widget, dialog or section around the button. */
export function targetOf({ element, value }: Meant, name: string): Element | null {
  const selector = value || given(element, "target");
  const target = selector
    ? natives.find(selector)
    : natives.closest(element, "vs-widget,vs-modal,vs-popup,vs-outlet,section,article,main,body");
  if (!target) mistake(element, `${name} needs the selector of an element; nothing matches "${selector}".`);
  return target;
}
