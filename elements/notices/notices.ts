import { adopt } from "../../src/base/css.ts";
import { allPhrasesReady, t } from "../../src/base/i18n.ts";
import { natives } from "../../src/base/runtime.ts";
import { topDialog } from "../../src/page/dialogs.ts";
import type { Mount } from "../../src/page/element.ts";
import { dismiss, notices, noticeStore, type Notice } from "../../src/page/notify.ts";
import tokens from "../../src/view/tokens.css";
import { theme } from "../../src/view/theme.ts";
import styles from "./notices.css";

const signs = { success: "✓", info: "i", warning: "!", danger: "⚠" };

/** `<vs-notices>`: the notices, bottom right in the top layer; never takes the focus (§9.8). */
export const mount: Mount = ({ root }) => {
  adopt(root, tokens, styles);
  const box = Object.assign(document.createElement("div"), { className: "vs notices", popover: "manual" });
  box.setAttribute("role", "region");
  box.setAttribute("aria-live", "polite");
  root.append(box);
  const drawn = new Map<number, Drawn>();

  function draw(): void {
    for (const [number, { remove }] of drawn)
      if (!notices.some((notice) => notice.number === number)) {
        remove();
        drawn.delete(number);
      }
    for (const notice of notices) if (!drawn.has(notice.number)) drawn.set(notice.number, drawNotice(notice, box));
    box.dataset["theme"] = theme();
    box.style.bottom = `${freeBelow()}px`;
    // shown again, it is the last in the top layer: above any dialog that has opened meanwhile
    if (natives.matches(box, ":popover-open")) box.hidePopover();
    if (drawn.size && box.isConnected) box.showPopover();
  }
  const stop = noticeStore.listen(draw);
  draw();
  return { leave: () => void (drawn.size || stop()), enter: draw };
};

/** Above the buttons of the dialog that the notices stand in, else 20 px from the window's edge (R9.8-02). */
function freeBelow(): number {
  const dialog = topDialog()?.shadowRoot?.querySelector("dialog")?.getBoundingClientRect();
  return dialog && dialog.right > innerWidth - 380 ? Math.max(20, innerHeight - dialog.bottom + 72) : 20;
}

interface Drawn {
  remove(): void;
}

function drawNotice({ number, kind, title, text, url, delayMs }: Notice, box: HTMLElement): Drawn {
  const made = Object.assign(document.createElement("div"), { className: `notice ${kind}` });
  made.setAttribute("role", kind === "danger" ? "alert" : "status");
  const sign = Object.assign(document.createElement("span"), { className: "sign", textContent: signs[kind] });
  sign.setAttribute("aria-hidden", "true");
  const words = url
    ? Object.assign(document.createElement("a"), { href: url, className: "words" })
    : Object.assign(document.createElement("span"), { className: "words" });
  if (title) words.append(Object.assign(document.createElement("b"), { textContent: title }));
  words.append(text);
  const close = Object.assign(document.createElement("button"), {
    type: "button",
    className: "icon",
    textContent: "×",
  });
  close.setAttribute("aria-label", t("close"));
  made.append(sign, words, close);
  box.append(made);

  // it stays while a person is at it
  let timer: number | undefined;
  const end = () => dismiss(number);
  const wait = () => {
    if (delayMs) timer = natives.after(delayMs, end);
  };
  const hold = () => natives.cancel(timer);
  made.addEventListener("click", end);
  for (const type of ["pointerenter", "focusin"]) made.addEventListener(type, hold);
  for (const type of ["pointerleave", "focusout"]) made.addEventListener(type, wait);
  wait();
  return {
    remove() {
      hold();
      made.remove();
    },
  };
}

export { allPhrasesReady };
