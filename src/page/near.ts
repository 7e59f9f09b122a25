/** Pages hold thousands of fields, and a person sees some dozens: the other views wait (docs/hosts.md, §3). */
import { natives } from "../base/runtime/runtime.ts";

/** Distance from the viewport at which a field is drawn. */
const rootMargin = "400px";

let observer: IntersectionObserver | undefined;
const waiting = new Map<HTMLElement, () => void>();

/**
 * Resolves when the field comes near the viewport, gets the focus or is printed; at once for fields that check their
 * value by rules of the author, because a form must not skip these.
 */
export function comesNear(field: HTMLElement): Promise<void> | undefined {
  if (["validators", "field"].some((name) => natives.attribute(field, name) !== null)) return undefined;
  observer ??= watch();
  observer.observe(field);
  // A script or the browser's message about a wrong value focuses it; a label clicks it.
  field.focus = (options) => {
    draw(field);
    // the view is drawn in its own task
    natives.after(100, () => field.focus(options));
  };
  field.addEventListener("click", () => field.focus(), { once: true });
  return new Promise((resolve) => waiting.set(field, resolve));
}

function watch(): IntersectionObserver {
  addEventListener("beforeprint", () => [...waiting.keys()].forEach(draw));
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) draw(target as HTMLElement);
    },
    { rootMargin },
  );
}

function draw(field: HTMLElement): void {
  observer!.unobserve(field);
  delete (field as Partial<HTMLElement>).focus;
  waiting.get(field)?.();
  waiting.delete(field);
}
