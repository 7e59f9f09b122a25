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
  const sentence = Object.assign(document.createElement("span"), { role: "alert", textContent: `⚠ ${text} ` });
  return [sentence, button("↻", text, retry), button(reload, null, () => location.reload())];
}

function button(textContent: string, ariaLabel: string | null, onclick: () => void): HTMLElement {
  return Object.assign(document.createElement("button"), { type: "button", textContent, ariaLabel, onclick });
}

let box: HTMLElement | undefined;

/** The same at the corner of the window, for a click; one at a time. */
export function showFailure(retry: () => void): void {
  box?.remove();
  const own = (box = document.createElement("div"));
  own.popover = "manual"; // above every dialog, in the browser's own colours
  own.style.inset = "auto 16px 16px auto";
  const again = () => {
    own.remove();
    retry();
  };
  own.attachShadow({ mode: "open" }).append(...failure(again));
  natives.find("body")!.append(own);
  own.showPopover();
}
