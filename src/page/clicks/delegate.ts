/**
 * The click delegator (docs/hosts.md, §1): finds the element and attribute of a click, and decides after the host's
 * handlers have run.
 */
import type { Clicks } from "../../base/runtime/guard.ts";
import { captured } from "../../base/runtime/natives.ts";
import { actionOf, isOurs } from "./action-of.ts";
import { clickAttributes } from "./attributes.ts";
import { restMs } from "./rest-ms.ts";

export interface Click {
  element: Element;
  attribute: string;
  value: string;
  event: Event;
}
export type Act = (click: Click) => void;

const { attribute, matches, closest, after, soon, meta: metaOf } = captured;
export const clicks: Clicks = {
  shapes: clickAttributes,
  of(element) {
    const found = actionOf(element, captured);
    // with `<meta name="vs-nonce">` only elements that carry the nonce act (docs/safety.md, §1)
    const meta = found && metaOf("vs-nonce");
    return meta && attribute(element, "vs-nonce") !== attribute(meta, "content") ? undefined : found;
  },
};

/**
 * Controls in which a value is typed or chosen: never an action, though `data-format` of a date picker looks like one.
 */
const typed = "input:not([type=button],[type=submit],[type=image]),select,textarea";
const innerControl = "a[href],button,input,select,textarea,label,summary,option";

/**
 * Listens for clicks and passes those with an action to `act`, each in a new task. @returns a function that stops
 * listening
 */
export function delegate(act: Act): () => void {
  let resting: Element[] = [];

  function hear(event: MouseEvent): void {
    // one that does not bubble has no last word: it would act at the next click
    if (!event.bubbles || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const click = actionOfClick(event, resting);
    if (click) lastWord(event, () => decide(click));
  }

  function decide(click: Click): void {
    const { element, event, value } = click;
    if (event.defaultPrevented && hasRealDefault(element)) return; // the host has handled it
    const isShaped = clickAttributes[click.attribute]!.test(value);
    if (isShaped) event.preventDefault();
    if (resting.includes(element)) return;
    resting.push(element);
    after(restMs, () => (resting = resting.filter((one) => one !== element)));
    after(0, () => act(click));
  }

  const listen = () => addEventListener("click", hear, true);
  listen();
  // document.open() removes all listeners but no observers; adding the same listener twice is a no-op
  const observer = new MutationObserver(listen);
  observer.observe(document, { childList: true });
  return () => {
    observer.disconnect();
    removeEventListener("click", hear, true);
  };
}

/** The nearest element in the path with an action, unless an inner element handles the click itself. */
function actionOfClick(event: MouseEvent, resting: Element[]): Click | undefined {
  const path = event.composedPath().filter((node): node is Element => node instanceof Element);
  if (path.some((node) => attribute(node, "vs-inert") !== null || isEdited(node))) return undefined;
  let isInControl = false;
  for (const element of path) {
    const found = clicks.of(element);
    if ((!resting.includes(element) && isOff(element)) || matches(element, typed)) return undefined;
    if (found) return isInControl || isBrowsers(element) ? undefined : { ...found, element, event };
    isInControl ||= isOurs(element) || matches(element, innerControl);
  }
  return undefined;
}

const isEdited = (element: Element) => (attribute(element, "contenteditable") ?? "false") !== "false";
const isOff = (element: Element) => matches(element, ":disabled,[aria-disabled=true]");
/** Downloads, links to other windows and `#map=` links are left to the browser (R2.2-19, R2.2-20). */
const isBrowsers = (element: Element) =>
  matches(element, 'a[download],a[target]:not([target=""],[target=_self]),a[href*="#map="]');

/** The click has a default action of the browser: a link with an address, a submit button. */
function hasRealDefault(element: Element): boolean {
  const link = closest(element, "a[href]");
  const address = link && attribute(link, "href");
  if (address && !/^\s*(#|javascript:)/i.test(address)) return true;
  return matches(element, "form button:not([type=button],[type=reset]),form input:is([type=submit],[type=image])");
}

/**
 * Runs `decide` after the host's handlers: after those of the document, or when one of them stops the event. Not at the
 * end of the bubble: there routers listen (Turbo, Turbolinks) that would follow the link.
 */
function lastWord(event: Event, decide: () => void): void {
  let isDone = false;
  const once = () => {
    removeEventListener.call(document, "click", once);
    if (!isDone) decide();
    isDone = true;
  };
  // preventDefault is often called right after; a script's own click ends before a microtask, so there it runs at once
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
  // by call: an `<img name="addEventListener">` hides the document's method
  addEventListener.call(document, "click", once);
}
