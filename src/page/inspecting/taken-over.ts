/** Tells the author of clicks that the page's own code has taken over, on localhost and with the setting `debug`. */
import { natives, runtime } from "../../base/runtime/runtime.ts";
import { referenceOf } from "../../base/reference-of.ts";
import { openingTag } from "./opening-tag.ts";

/** Time in which an action that is not vetoed has dispatched `vs:before`. */
const startMs = 200;
const told = new Set<string>();

/** Listens for clicks on links with an action whose default the page prevents: the action does not run then. */
export function tellTakenOver(): void {
  addEventListener("click", (event) => hear(event), true);
}

function hear(event: MouseEvent): void {
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
