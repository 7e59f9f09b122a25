/** The click delegator (HOSTS.md §1): which element and attribute a click meant, after the host's handlers have run. */
import { captured } from "../../base/runtime/natives.ts";
import { actionOf, isOurs } from "./action-of.ts";
import { clickAttributes, type ActionName } from "./attributes.ts";
import { restMs } from "./rest-ms.ts";

export interface Click {
  element: Element;
  attribute: ActionName;
  value: string;
  event: Event;
}
export type Act = (click: Click) => void;

/** What a click on an element would mean, and the shapes of values, for those who did not bring the list. */
export interface Clicks {
  shapes: typeof clickAttributes;
  of(element: Element): ReturnType<typeof actionOf>;
}
const { attribute, matches, closest, after, soon, meta: metaOf } = captured;
export const clicks: Clicks = {
  shapes: clickAttributes,
  of(element) {
    const found = actionOf(element, captured);
    // with `<meta name="vs-nonce">` only elements act that carry the nonce (SAFETY.md §1)
    const meta = found && metaOf("vs-nonce");
    return meta && attribute(element, "vs-nonce") !== attribute(meta, "content") ? undefined : found;
  },
};

/** A value is typed or chosen here: never an action, though `data-format` of a date picker looks like one. */
const typed = "input:not([type=button],[type=submit],[type=image]),select,textarea";
const innerControl = "a[href],button,input,select,textarea,label,summary,option";

/** Listens for clicks and hands the meant ones to `act`, each in a task of its own. @returns ends that */
export function delegate(act: Act): () => void {
  const resting = new WeakSet<Element>();

  function hear(event: MouseEvent): void {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const click = meant(event, resting);
    if (click) lastWord(event, () => decide(click));
  }

  function decide(click: Click): void {
    const { element, event, value } = click;
    if (event.defaultPrevented && hasRealDefault(element)) return; // the host took over
    const isShaped = clickAttributes[click.attribute].test(value);
    if (isShaped) event.preventDefault();
    if (resting.has(element)) return;
    resting.add(element);
    after(restMs, () => resting.delete(element));
    after(0, () => act(click));
  }

  const listen = () => addEventListener("click", hear, true);
  listen();
  // document.open() drops every listener but no observer; adding a listener that is there does nothing
  const observer = new MutationObserver(listen);
  observer.observe(document, { childList: true });
  return () => {
    observer.disconnect();
    removeEventListener("click", hear, true);
  };
}

/** The nearest element of the path that has an action, unless something on the way keeps the click for itself. */
function meant(event: MouseEvent, resting: WeakSet<Element>): Click | undefined {
  const path = event.composedPath().filter((node): node is Element => node instanceof Element);
  if (path.some((node) => attribute(node, "vs-inert") !== null || isEdited(node))) return undefined;
  let isInControl = false;
  for (const element of path) {
    const found = clicks.of(element);
    if ((!resting.has(element) && isOff(element)) || matches(element, typed)) return undefined;
    if (found) return isInControl || isBrowsers(element) ? undefined : { ...found, element, event };
    isInControl ||= isOurs(element) || matches(element, innerControl);
  }
  return undefined;
}

const isEdited = (element: Element) => (attribute(element, "contenteditable") ?? "false") !== "false";
const isOff = (element: Element) => matches(element, ":disabled,[aria-disabled=true]");
/** Downloads, other windows and `#map=` links stay the browser's (R2.2-19, R2.2-20). */
const isBrowsers = (element: Element) =>
  matches(element, 'a[download],a[target]:not([target=""],[target=_self]),a[href*="#map="]');

/** A click here does something by itself: a link with an address, a button that submits. */
function hasRealDefault(element: Element): boolean {
  const link = closest(element, "a[href]");
  const address = link && attribute(link, "href");
  if (address && !/^\s*(#|javascript:)/i.test(address)) return true;
  return matches(element, "form button:not([type=button],[type=reset]),form input:is([type=submit],[type=image])");
}

/** Runs `decide` after the host's handlers: at the end of the bubble, or when one of them stops the event. */
function lastWord(event: Event, decide: () => void): void {
  let isDone = false;
  const once = () => {
    removeEventListener("click", once);
    if (!isDone) decide();
    isDone = true;
  };
  // what prevents the default is often called right after; a script's own click is over before the microtask
  const stopped = () => (event.isTrusted ? soon(once) : once());
  for (const name of ["stopPropagation", "stopImmediatePropagation"] as const) {
    const native = event[name];
    const value = () => {
      native.call(event);
      stopped();
    };
    Object.defineProperty(event, name, { configurable: true, writable: true, value });
  }
  Object.defineProperty(event, "cancelBubble", {
    configurable: true,
    get: () => false,
    set(isStopped) {
      if (isStopped) event.stopPropagation();
    },
  });
  addEventListener("click", once);
}
