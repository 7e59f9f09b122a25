/** Tells the author of clicks that the page's own code has taken over, on localhost and with the setting `debug`. */
import { natives, runtime } from "../../base/runtime/runtime.ts";
import { referenceOf } from "../../base/reference-of.ts";
import { openingTag } from "./opening-tag.ts";

const told = new Set<string>();

/**
 * Listens for clicks on links with an action whose default the page prevents: the action does not run then.
 * @param startMs in which an action that runs has dispatched `vs:before`; at the first click its code is loaded before
 */
export function tellTakenOver(startMs = 5000): void {
  addEventListener("click", (event) => hear(event, startMs), true);
}

function hear(event: MouseEvent, startMs: number): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.composedPath().find((node) => node instanceof Element && natives.matches(node, "a[href]"));
  const action = link instanceof Element ? runtime.clicks.of(link)?.attribute : undefined;
  if (!(link instanceof Element) || !action || natives.matches(link, "[aria-disabled=true]")) return;
  let isStarted = false;
  const started = () => (isStarted = true);
  link.addEventListener("vs:before", started, { once: true });
  natives.after(startMs, () => {
    link.removeEventListener("vs:before", started);
    if (!isStarted && event.defaultPrevented) tell(link, action);
  });
}

/** Once for each attribute: a router takes over all links of a list. */
function tell(link: Element, action: string): void {
  if (told.has(action)) return;
  told.add(action);
  console.warn(
    `${openingTag(link)}: the page's own code has cancelled this click, so ${action} did not run.`,
    `See ${referenceOf("mistakes.html#the-pages-own-code")}`,
  );
}
