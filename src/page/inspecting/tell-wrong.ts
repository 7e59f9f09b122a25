import { natives } from "../../base/runtime/runtime.ts";
import { mistake } from "./opening-tag.ts";

/** Logs a value of an attribute that is not of its kind; what is wrong in `obj` is logged where it is read (read-object.ts). */
export function tellWrong(element: Element, attribute: string, kind: string): void {
  if (attribute === "obj") return;
  mistake(element, `${attribute} needs ${kind}; found "${natives.attribute(element, attribute)}".`);
}
