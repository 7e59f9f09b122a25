import { natives } from "../../base/runtime/runtime.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import type { Meant } from "./action.ts";
import { given } from "./beside.ts";

/** The element that the value names, else the widget, dialog or section around the button. */
export function targetOf({ element, value }: Meant, name: string): Element | null {
  const selector = value || given(element, "target");
  const target = selector
    ? natives.find(selector)
    : natives.closest(element, "vs-widget,vs-modal,vs-popup,vs-outlet,section,article,main,body");
  if (!target) mistake(element, `${name} needs the selector of an element; nothing matches "${selector}".`);
  return target;
}
