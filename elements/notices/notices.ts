import { adopt } from "../../src/base/sheets.ts";
import { t } from "../../src/base/language/i18n.ts";
import { shrunkBy } from "../../src/base/on-glass.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { focused, openDialogs } from "../../src/page/dialogs/dialogs.ts";
import type { Inside, Life, Mount } from "../../src/page/inside.ts";
import { dismiss, noticeStore, shownNotices, type Notice } from "../../src/page/notices/notify.ts";
import tokens from "../../src/view/tokens.css";
import { theme } from "../../src/view/theme.ts";
import { coversControl, freePlace } from "./free-place.ts";
import { drawNotice } from "./notice.ts";
import styles from "./notices.css";
import { words } from "./phrases.ts";

/**
 * `<vs-notices>`: the notices, bottom right in the top layer; never takes the focus. With `history` a button that opens
 * the last 50.
 */
export const mount: Mount = (inside) => {
  const { root, entry } = inside;
  adopt(root, tokens, styles);
  if (entry()["history"]) return lateHistory(inside);
  const box = root.appendChild(region());
  const drawn = new Map<number, Drawn>();
  /** What had the focus before a person went to the notices: it has it again when the notice with the focus closes. */
  let before = focused() as HTMLElement | null;

  function draw(): void {
    const hadFocus = root.activeElement;
    for (const [number, { remove }] of drawn)
      if (!shownNotices().some((notice) => notice.number === number)) {
        remove();
        drawn.delete(number);
      }
    if (hadFocus && !root.activeElement) before?.focus({ preventScroll: true });
    shownNotices().forEach((notice, at) => {
      if (drawn.has(notice.number)) return;
      const line = drawPassing(notice);
      drawn.set(notice.number, line);
      box.insertBefore(line.element, box.children[at] ?? null);
    });
    box.dataset["theme"] = theme();
    // Hiding and showing moves it to the end of the top layer, above dialogs opened in the meantime.
    if (natives.matches(box, ":popover-open")) box.hidePopover();
    if (!drawn.size || !box.isConnected) return;
    box.showPopover();
    move();
  }
  const move = () => moveToFree(box);
  function onFocus({ target }: FocusEvent): void {
    if (target === inside.host) return;
    before = focused() as HTMLElement | null;
    if (isOver(box) || coversDialog(box)) move();
  }
  /** What a refresh or scrolling has brought may lie below; what a person points at does not move away. */
  const onMoved = () => natives.matches(box, ":hover") || (coversPage(box) && move());
  let end: AbortController | undefined;
  function enter(): void {
    if (!end) {
      end = new AbortController();
      const { signal } = end;
      addEventListener("resize", move, { signal });
      document.addEventListener("focusin", onFocus, { signal });
      document.addEventListener("vs:refreshed", onMoved, { signal });
      afterScrolling(onMoved, signal);
      signal.addEventListener("abort", noticeStore.listen(draw));
    }
    draw();
  }
  function leave(): void {
    end?.abort();
    end = undefined;
  }
  enter();
  return { leave, enter };
};

/** Scrolling has ended when nothing has moved for so long, in ms. */
const calmMs = 150;

/** Calls `run` each time when the page, or something in it, was scrolled. */
function afterScrolling(run: () => void, signal: AbortSignal): void {
  let timer: number | undefined;
  const onScroll = () => {
    natives.cancel(timer);
    timer = natives.after(calmMs, run);
  };
  document.addEventListener("scroll", onScroll, { signal, capture: true, passive: true });
}

/** The list behind a button, whose code is loaded for it. */
function lateHistory(inside: Inside): Life {
  let life: Life | undefined;
  const load = async () => {
    const { mountHistory } = await import("./notice-history.ts");
    life = mountHistory(inside);
    if (!inside.host.isConnected) life.leave();
  };
  load().catch(console.warn);
  return { leave: () => life?.leave(), enter: () => life?.enter() };
}

function region(): HTMLElement {
  const box = Object.assign(document.createElement("div"), { className: "vs notices", popover: "manual" });
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", words("notices"));
  box.setAttribute("aria-live", "polite");
  return box;
}

/** Moves the notices to where they cover no field and no button, also of what has just opened below them. */
function moveToFree(box: HTMLElement): void {
  if (!natives.matches(box, ":popover-open")) return;
  const zoom = enlarge(box);
  const size = { width: box.offsetWidth * zoom, height: box.offsetHeight * zoom };
  const { left, top } = passingPoints(box, () => freePlace(size));
  box.style.left = `${left / zoom}px`;
  box.style.top = `${top / zoom}px`;
}

/** As large on the glass as a dialog, inside of one too. @returns the zoom that the box has then */
function enlarge(box: HTMLElement & { currentCSSZoom?: number }): number {
  box.style.zoom = "";
  const missing = shrunkBy() / (box.currentCSSZoom ?? 1);
  if (missing > 1) box.style.zoom = String(missing);
  return box.currentCSSZoom ?? 1;
}

/** The notices cover what has the focus now. */
function isOver(box: HTMLElement): boolean {
  const at = focused()?.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  return !!at && at.right > own.left && at.left < own.right && at.bottom > own.top && at.top < own.bottom;
}

/** The notices cover a button or a field while a dialog is open: one that has opened, or grown, after them. */
const coversDialog = (box: HTMLElement): boolean => openDialogs().length > 0 && coversPage(box);

const coversPage = (box: HTMLElement): boolean => passingPoints(box, () => coversControl(box.getBoundingClientRect()));

/** What `look` finds at points below the notices. */
function passingPoints<T>(box: HTMLElement, look: () => T): T {
  box.style.pointerEvents = "none";
  try {
    return look();
  } finally {
    box.style.pointerEvents = "";
  }
}

interface Drawn {
  element: HTMLElement;
  remove(): void;
}

/**
 * A notice that disappears after its delay, by its button or by a click; the delay pauses while it is hovered or
 * focused.
 */
function drawPassing(notice: Notice): Drawn {
  const { number, kind, action, delayMs } = notice;
  const made = drawNotice(notice);
  made.setAttribute("role", kind === "danger" ? "alert" : "status");
  const end = () => dismiss(number);
  if (action) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: action.label });
    button.addEventListener("click", action.run);
    made.append(button);
  }
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    className: "icon",
    textContent: "×",
  });
  close.setAttribute("aria-label", t("close"));
  made.append(close);

  let timer: number | undefined;
  const wait = () => {
    natives.cancel(timer);
    const { activeElement } = made.getRootNode() as ShadowRoot;
    const isAtIt = natives.matches(made, ":hover") || made.contains(activeElement);
    if (delayMs && !isAtIt) timer = natives.after(delayMs, end);
  };
  made.addEventListener("click", ({ target }) => natives.closest(target as Element, "details") || end());
  for (const type of ["pointerenter", "pointerleave", "focusin"]) made.addEventListener(type, wait);
  made.addEventListener("focusout", () => natives.after(0, wait));
  wait();
  return {
    element: made,
    remove() {
      natives.cancel(timer);
      made.remove();
    },
  };
}
