/** A small popover beside the element that opened it: the menu of a column, of the view, of the export. */
import { natives } from "../../src/base/runtime/runtime.ts";
import { make } from "./make.ts";

let open: { box: HTMLElement; close(): void } | undefined;

/** Shows the content in the top layer of a shadow root; Escape, a click outside and a resize close it. */
export function openMenu(anchor: HTMLElement, within: Element, label: string, content: readonly Node[]): void {
  open?.close();
  const box = make("div", { className: "menu", popover: "auto" }, ...content);
  box.setAttribute("role", "dialog");
  box.ariaLabel = label;
  within.append(box);
  const own = { box, close: () => box.hidePopover() };
  open = own;
  box.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    const hadFocus = box.contains((box.getRootNode() as ShadowRoot).activeElement);
    box.remove();
    removeEventListener("resize", own.close);
    if (open === own) open = undefined;
    if (hadFocus) sameIn(within, anchor)?.focus({ preventScroll: true });
  });
  box.addEventListener("keydown", (event) => move(event, box));
  addEventListener("resize", own.close);
  box.showPopover();
  place(box, anchor);
  controls(box)[0]?.focus({ preventScroll: true });
}

/** The element that stands for `anchor` now: what a menu changes may draw it anew; else the active cell. */
function sameIn(within: Element, anchor: HTMLElement): HTMLElement | null {
  if (anchor.isConnected) return anchor;
  const same = [...within.querySelectorAll<HTMLElement>("button")].find(
    ({ className, textContent }) => className === anchor.className && textContent === anchor.textContent,
  );
  return same ?? within.querySelector<HTMLElement>(".grid-cell[tabindex='0'],button");
}

/** Closes the open menu; the focus returns to what opened it. */
export const closeMenu = (): void => open?.close();

const gapPx = 4;
function place(box: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = box;
  const left = Math.max(gapPx, Math.min(at.left, innerWidth - offsetWidth - gapPx));
  const below = at.bottom + gapPx;
  const isAbove = below + offsetHeight > innerHeight && at.top - offsetHeight - gapPx > 0;
  box.style.left = `${left}px`;
  box.style.top = `${isAbove ? at.top - offsetHeight - gapPx : Math.max(gapPx, Math.min(below, innerHeight - offsetHeight - gapPx))}px`;
}

const controls = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>("button:not(:disabled),input,select"),
];

/** Arrows go from button to button; in an input they keep their own meaning. */
function move(event: KeyboardEvent, box: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  if (!step || natives.matches(target, "input[type=number]")) return;
  const all = controls(box);
  all[(all.indexOf(target) + step + all.length) % all.length]?.focus();
  event.preventDefault();
}
