import { natives } from "../../base/runtime/runtime.ts";
import { restMs } from "./rest-ms.ts";

const resting = new Map<Element, () => void>();

/** A click on it was accepted less than a second ago. */
export const isResting = (element: Element): boolean => resting.has(element);

/**
 * Shows for a second that the click was accepted, by `aria-disabled`; `disabled` would stay after Back and lose the
 * focus. Does nothing while the element still shows it.
 */
export function ignoreDoubleClick(element: Element): void {
  if (isResting(element)) return;
  const before = natives.attribute(element, "aria-disabled");
  const dim = element.animate?.([{ opacity: 0.5 }, { opacity: 0.5 }], restMs);
  element.setAttribute("aria-disabled", "true");
  element.addEventListener("click", stay);
  const end = () => {
    resting.delete(element);
    natives.cancel(timer);
    dim?.cancel();
    element.removeEventListener("click", stay);
    if (before === null) element.removeAttribute("aria-disabled");
    else element.setAttribute("aria-disabled", before);
  };
  const timer = natives.after(restMs, end);
  resting.set(element, end);
}

/** The element takes clicks again at once, because the accepted one could not act. */
export const acceptAgain = (element: Element): void => resting.get(element)?.();

/** Keeps the browser from following the link of an element that does not act now. */
function stay(event: Event): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  const isPlain = !(button || ctrlKey || metaKey || shiftKey || altKey);
  if (isPlain && natives.closest(event.currentTarget as Element, "a[href]")) event.preventDefault();
}

/** All marks are removed when the page returns from the Back cache, and before Turbo keeps a copy of the page for Back. */
for (const type of ["pageshow", "turbo:before-cache"]) addEventListener(type, () => resting.forEach((end) => end()));
