// layer 14: waiting
/** The line under server markup: what is being loaded, or why it could not be, with a retry. */
import { t } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { isOffline, whenOnline } from "../../server/client/when-online.ts";
import { drawnParent } from "../drawn-parent.ts";
import { theme } from "../theme.ts";
import { words as ownWords } from "./state-phrases.ts";

export interface StateLine {
  element: HTMLElement;
  /** Shows a status; "" removes it. */
  say(words: string): void;
  /** Says that something is on its way, then what, then that the server is slow, with a way out; until `say` or `fail`. */
  wait(waited: Waited): void;
  /** Shows why it failed; without a connection (`error`) it tries again by itself. */
  fail(words: string, again: () => unknown, error?: unknown): void;
}

export interface Waited {
  /** The first word; by default that something is loading. */
  word?: string;
  /** What is waited for; by default the server's answer. */
  words?: string;
  /** When the first word is said, in ms. */
  firstMs?: number;
  /** Gives up; without it there is no button. */
  stop?(): void;
}

/** When a word is said, when what is waited for, and when to offer to stop, in ms. */
const [wordMs, namedMs, offeredMs] = [1000, 5000, 15_000];

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
    wait({ word = t("loading"), words = ownWords("stateAwaited"), firstMs = wordMs, stop }) {
      end();
      const timers = [
        natives.after(firstMs, () => show(word, "status")),
        natives.after(namedMs, () => show(words, "status")),
        natives.after(offeredMs, () => show(ownWords("stateSlow"), "status", stop && button(t("cancel"), stop))),
      ];
      end = () => timers.forEach(natives.cancel);
    },
    fail(words, again, error) {
      end();
      const waits = isOffline(error);
      show(waits ? `${words} ${ownWords("stateAgain")}` : words, "alert", button(t("retry"), again));
      if (waits) end = whenOnline(() => element.isConnected && again());
    },
  };
}

function button(words: string, run: () => unknown): HTMLElement {
  const made = Object.assign(document.createElement("button"), { type: "button", textContent: words });
  made.addEventListener("click", () => void run());
  return made;
}
