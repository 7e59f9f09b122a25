/**
 * Popups of libraries: kept in the element's own root and shown as popovers, so that nothing clips, covers or disables
 * them.
 */
import { shrunkBy } from "../base/on-glass.ts";
import { natives } from "../base/runtime/runtime.ts";

/** Turns an element into a manual popover without the browser's popover looks. */
export function asPopover(element: HTMLElement): HTMLElement {
  element.popover = "manual";
  Object.assign(element.style, { position: "fixed", inset: "auto", margin: "0" });
  return element;
}

export const isShown = (element: HTMLElement): boolean => natives.matches(element, ":popover-open");

export function show(element: HTMLElement): void {
  if (element.isConnected && !isShown(element)) element.showPopover();
}

export function hide(element: HTMLElement): void {
  if (isShown(element)) element.hidePopover();
}

/**
 * Below the anchor, or above it when there is more room there; always inside the window, also of a zoomed page. On a
 * page that a phone shows shrunk it is as large on the glass as in a dialog.
 */
export function placeBeside(element: HTMLElement, anchor: Element): void {
  enlarge(element, anchor);
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { width, height: tall, scale } = visualViewport!; // Excludes scrollbars, unlike innerWidth.
  const [roomX, roomY] = [width * scale, tall * scale];
  const zoom = zoomOf(element);
  const [wide, high] = [element.offsetWidth * zoom, element.offsetHeight * zoom];
  const isAbove = roomY - bottom < high && top > roomY - bottom;
  const inside = (wished: number, limit: number) => `${Math.max(0, Math.min(wished, limit)) / zoom}px`;
  element.style.left = inside(left, roomX - wide);
  element.style.top = inside(isAbove ? top - high : bottom, roomY - high);
}

/** How many pixels of the page one of the element's is. */
export const zoomOf = (element: Element): number => (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

function enlarge(element: HTMLElement, anchor: Element): void {
  const missing = shrunkBy() / zoomOf(anchor);
  const zoom = missing > 1 ? String(missing) : "";
  if (element.style.zoom !== zoom) element.style.zoom = zoom;
}
