import { clickAttributes, type ActionName } from "./attributes.ts";

const names = Object.keys(clickAttributes) as ActionName[];

export const isOurs = (element: Element): boolean => element.localName.startsWith("vs-");

type Read = (element: Element, name: string) => string | null;

/** The first attribute of the table that an element has; its `data-` twin wins if it has the shape asked for. */
export function actionOf(element: Element, attribute: Read): { attribute: ActionName; value: string } | undefined {
  if (element.localName === "form") return undefined;
  for (const name of names) {
    const twin = attribute(element, `data-${name}`);
    if (twin !== null && clickAttributes[name].test(twin)) return { attribute: name, value: twin };
    const value = isOurs(element) ? null : attribute(element, name);
    if (value !== null) return { attribute: name, value };
  }
  return undefined;
}
