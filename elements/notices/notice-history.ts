import { natives } from "../../src/base/runtime/runtime.ts";
import { locale } from "../../src/base/language/i18n.ts";
import type { Inside, Life } from "../../src/page/inside.ts";
import { lastNotices, noticeStore } from "../../src/page/notices/notify.ts";
import { theme } from "../../src/view/theme.ts";
import { drawNotice } from "./notice.ts";
import { words } from "./phrases.ts";

/** `<vs-notices history>`: a button with the count of unseen notices, which opens the last 50. */
export function mountHistory({ root }: Inside): Life {
  const box = Object.assign(document.createElement("div"), { className: "vs" });
  const button = Object.assign(document.createElement("button"), { type: "button", className: "bell" });
  const count = Object.assign(document.createElement("span"), { className: "count" });
  const list = Object.assign(document.createElement("div"), { className: "past", id: "past", popover: "auto" });
  list.setAttribute("role", "log");
  list.setAttribute("aria-label", words("notices"));
  button.setAttribute("aria-controls", "past");
  button.popoverTargetElement = list;
  button.append(words("notices"), count);
  box.append(button, list);
  root.append(box);
  let seen = 0;

  function draw(): void {
    box.dataset["theme"] = theme();
    const unseen = lastNotices().filter(({ number }) => number > seen).length;
    count.textContent = unseen ? String(unseen) : "";
    if (natives.matches(list, ":popover-open")) fill();
  }

  function fill(): void {
    seen = lastNotices().at(-1)?.number ?? 0;
    const shown = lastNotices()
      .toReversed()
      .map((notice) => {
        const line = drawNotice(notice);
        const time = new Date(notice.at).toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });
        line.append(Object.assign(document.createElement("time"), { textContent: time }));
        return line;
      });
    list.replaceChildren(...(shown.length ? shown : [words("noNotices")]));
  }

  list.addEventListener("toggle", () => {
    button.setAttribute("aria-expanded", String(natives.matches(list, ":popover-open")));
    draw();
  });
  list.addEventListener("beforetoggle", () => {
    const { bottom, right } = button.getBoundingClientRect();
    Object.assign(list.style, { top: `${bottom + 4}px`, right: `${Math.max(8, innerWidth - right)}px` });
    fill();
  });
  let leave = noticeStore.listen(draw);
  draw();
  return {
    leave: () => leave(),
    enter() {
      leave(); // a move enters without leaving
      leave = noticeStore.listen(draw);
      draw();
    },
  };
}
