/** The message when a part of our code cannot be loaded, for example after a release; `main` carries its words, since phrases may be missing too. */
import { wantedLanguage } from "../base/language/language.ts";
import { natives } from "../base/runtime/runtime.ts";

const words = {
  ua: ["Не вдалося завантажити.", "Оновити сторінку"],
  ru: ["Не удалось загрузить.", "Обновить страницу"],
  en: ["Could not be loaded.", "Reload the page"],
} as const;

/** The sentence with two buttons: one retries, one reloads the page. What was typed stays in its draft. */
export function failure(retry: () => void): Node[] {
  const [text, reload] = words[wantedLanguage()];
  return [
    made("span", { role: "alert", textContent: `⚠ ${text} ` }),
    made("button", { textContent: "↻", ariaLabel: text, onclick: retry }),
    made("button", { textContent: reload, onclick: () => location.reload() }),
  ];
}

const made = (name: string, own: object): HTMLElement => Object.assign(document.createElement(name), own);

let box: HTMLElement | undefined;

/** A modal dialog makes everything outside it inert: dialogs.ts names the topmost one. */
export const inFront: { dialog?(): Element | undefined } = {};

/** The same at the corner of the window, for a click; one at a time. */
export function showFailure(retry: () => void): void {
  box?.remove();
  // above every dialog, in the browser's own colours
  const own = (box = made("div", { popover: "manual" }));
  own.style.inset = "auto 1em 1em auto";
  own.attachShadow({ mode: "open" }).append(
    ...failure(() => {
      own.remove();
      retry();
    }),
  );
  (inFront.dialog?.() ?? natives.find("body")!).append(own);
  own.showPopover();
}
