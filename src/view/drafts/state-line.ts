/** The line under server markup: what is being loaded, or why it could not be, with a retry. */
import { t } from "../../base/language/i18n.ts";
import { drawnParent } from "../drawn-parent.ts";
import { theme } from "../theme.ts";

export interface StateLine {
  element: HTMLElement;
  /** Shows a status; "" removes it. */
  say(words: string): void;
  fail(words: string, again: () => unknown): void;
}

export function stateLine(): StateLine {
  const element = Object.assign(document.createElement("div"), { className: "vs" });

  function show(words: string, role: "status" | "alert"): HTMLElement {
    element.dataset["theme"] = theme(drawnParent(element) ?? element);
    const line = Object.assign(document.createElement("div"), {
      className: role === "alert" ? "state wrong" : "state",
    });
    line.setAttribute("role", role);
    line.append(words);
    element.replaceChildren(line);
    return line;
  }

  return {
    element,
    say: (words) => void (words ? show(words, "status") : element.replaceChildren()),
    fail(words, again) {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: t("retry") });
      button.addEventListener("click", () => void again());
      show(words, "alert").append(button);
    },
  };
}
