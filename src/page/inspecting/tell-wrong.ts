import { natives } from "../../base/runtime/runtime.ts";
import { mistake } from "./opening-tag.ts";

/** Logs a value of an attribute that is not of its kind. `obj` may also be `a=1&b=2`, `a:1,b:2` or a path (read-object.ts). */
export function tellWrong(element: Element, attribute: string, kind: string): void {
  const found = natives.attribute(element, attribute) ?? "";
  if (attribute !== "obj" || /^\s*[{[]/.test(found)) mistake(element, `${attribute} needs ${kind}; found "${found}".`);
}
