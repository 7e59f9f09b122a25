import { captured } from "../../base/runtime/natives.ts";
import { clickAttributes } from "./attributes.ts";

export const isOurs = (element: Element): boolean => captured.name(element).startsWith("vs-");

interface Look {
  attribute(element: Element, name: string): string | null;
  find(selector: string): Element | null;
}

/**
 * The first attribute of the table that an element has. Its `data-` twin wins if its value matches the attribute's
 * pattern.
 */
export function actionOf(
  element: Element,
  { attribute, find }: Look,
): { attribute: string; value: string } | undefined {
  if (captured.name(element) === "form") return undefined;
  // read on each click, because `vs.defineAction` adds attributes
  for (const name of Object.keys(clickAttributes)) {
    const twin = attribute(element, `data-${name}`);
    const value = isOurs(element) ? null : attribute(element, name);
    // `state` without `=` is a page of the shell; on other pages the host may use that attribute for its own styles
    const isShaped = (text: string) =>
      clickAttributes[name]!.test(text) && (name !== "state" || text.includes("=") || find("vs-outlet"));
    if (twin !== null && isShaped(twin)) return { attribute: name, value: twin };
    if (value !== null && (name !== "state" || isShaped(value))) return { attribute: name, value };
  }
  return undefined;
}
