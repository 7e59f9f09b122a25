import { natives } from "../../base/runtime/runtime.ts";
import { restMs } from "./rest-ms.ts";

const resting = new Map<Element, () => void>();

/**
 * Shows for a second that the click was accepted, by `aria-disabled`; `disabled` would stay after Back and lose the
 * focus.
 */
export function ignoreDoubleClick(element: Element): void {
  const before = natives.attribute(element, "aria-disabled");
  const dim = element.animate?.([{ opacity: 0.5 }, { opacity: 0.5 }], restMs);
  element.setAttribute("aria-disabled", "true");
  resting.set(element, () => {
    resting.delete(element);
    dim?.cancel();
    if (before === null) element.removeAttribute("aria-disabled");
    else element.setAttribute("aria-disabled", before);
  });
  natives.after(restMs, () => resting.get(element)?.());
}

/** All marks are removed when the page returns from the Back cache, and before Turbo keeps a copy of the page for Back. */
for (const type of ["pageshow", "turbo:before-cache"]) addEventListener(type, () => resting.forEach((end) => end()));
