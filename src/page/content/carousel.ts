import { natives } from "../../base/runtime/runtime.ts";

const intervalMs = 5000;
const running = new WeakSet<HTMLElement>();

/**
 * Rotates legacy carousel markup (`.carousel` with `.item` or `.carousel-item`, one of them `active`): next part every
 * 5 s, or every `data-interval` ms, or with `false` by keys only. Paused under the mouse, with focus inside, in a
 * hidden page, and with reduced motion (R9.8-04).
 */
export function rotate(element: HTMLElement): void {
  if (running.has(element)) return;
  running.add(element);
  const interval = natives.attribute(element, "data-interval") ?? natives.attribute(element, "data-bs-interval");
  const ms = Number(interval) || intervalMs;
  const parts = () => [...element.querySelectorAll<HTMLElement>(".item,.carousel-item")];
  const show = (at: number) => {
    const all = parts();
    all.forEach((part, index) => {
      const isShown = index === (at + all.length) % all.length;
      part.classList.toggle("active", isShown);
      part.hidden = !isShown;
    });
  };
  const current = () =>
    Math.max(
      0,
      parts().findIndex((part) => natives.matches(part, ".active")),
    );
  const isHeld = () =>
    interval === "false" ||
    document.hidden ||
    natives.matches(element, ":hover,:focus-within") ||
    reducedMotion.matches;
  const life = new AbortController();
  const end = () => {
    running.delete(element);
    life.abort();
  };
  const tick = () => {
    if (!element.isConnected) return end();
    if (!isHeld()) show(current() + 1);
    natives.after(ms, tick);
  };
  const onKey = ({ key, target }: KeyboardEvent) => {
    if (target === element && (key === "ArrowRight" || key === "ArrowLeft"))
      show(current() + (key === "ArrowRight" ? 1 : -1));
  };
  element.addEventListener("keydown", onKey, { signal: life.signal });
  show(current());
  natives.after(ms, tick);
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
