// layer 14: waiting
/** The line under server markup: what is being loaded, or why it could not be, with a retry. */
import { t } from "../../base/language/i18n.ts";
import { button, stages, type Waited } from "../../page/content/stages.ts";
import { words as ownWords } from "../../page/content/state-phrases.ts";
import { isOffline, whenOnline } from "../../server/client/when-online.ts";
import { drawnParent } from "../drawn-parent.ts";
import { theme } from "../theme.ts";

export interface StateLine {
  element: HTMLElement;
  /** Shows a status; "" removes it. */
  say(words: string): void;
  /** Says that something is on its way, then what, then that the server is slow, with a way out; until `say` or `fail`. */
  wait(waited: Waited): void;
  /** Shows why it failed; without a connection (`error`) it tries again by itself. */
  fail(words: string, again: () => unknown, error?: unknown): void;
}

export function stateLine(): StateLine {
  const element = Object.assign(document.createElement("div"), { className: "vs" });
  let end = () => {};

  function show(words: string, role: "status" | "alert", action?: HTMLElement): void {
    element.dataset["theme"] = theme(drawnParent(element) ?? element);
    const line = Object.assign(document.createElement("div"), {
      className: role === "alert" ? "state wrong" : "state",
    });
    line.setAttribute("role", role);
    line.append(words, ...(action ? [action] : []));
    element.replaceChildren(line);
  }

  return {
    element,
    say(words) {
      end();
      if (words) show(words, "status");
      else element.replaceChildren();
    },
    wait(waited) {
      end();
      end = stages(waited, (words, action) => show(words, "status", action));
    },
    fail(words, again, error) {
      end();
      const waits = isOffline(error);
      show(waits ? `${words} ${ownWords("stateAgain")}` : words, "alert", button(t("retry"), again));
      if (waits) end = whenOnline(() => element.isConnected && again());
    },
  };
}
