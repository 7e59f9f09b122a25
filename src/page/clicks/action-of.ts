import { clickAttributes, type ActionName } from "./attributes.ts";

export const isOurs = (element: Element): boolean => element.localName.startsWith("vs-");

interface Look {
  attribute(element: Element, name: string): string | null;
  find(selector: string): Element | null;
}

/** The first attribute of the table that an element has; its `data-` twin wins if it has the shape asked for. */
export function actionOf(
  element: Element,
  { attribute, find }: Look,
): { attribute: ActionName; value: string } | undefined {
  if (element.localName === "form") return undefined;
  // read at each click: `vs.defineAction` adds to it
  for (const name of Object.keys(clickAttributes) as ActionName[]) {
    const twin = attribute(element, `data-${name}`);
    const value = isOurs(element) ? null : attribute(element, name);
    // a state without `=` is a page of the shell; elsewhere the host has it for its own style
    const isShaped = (text: string) =>
      clickAttributes[name].test(text) && (name !== "state" || text.includes("=") || find("vs-outlet"));
    if (twin !== null && isShaped(twin)) return { attribute: name, value: twin };
    if (value !== null && (name !== "state" || isShaped(value))) return { attribute: name, value };
  }
  return undefined;
}
