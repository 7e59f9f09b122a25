/** What is said while the server is awaited. */
import { t } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { words as ownWords } from "./state-phrases.ts";

export interface Waited {
  /** The first word; by default that something is loading. */
  word?: string;
  /** What is waited for; by default the server's answer. */
  words?: string;
  /** When the first word is said, in ms. */
  firstMs?: number;
  /** For how long something has been waited for already, in ms. */
  sinceMs?: number;
  /** Gives up; without it there is no button. */
  stop?(): void;
}

/** When a word is said, when what is waited for, and when to offer to stop, in ms. */
const [wordMs, namedMs, offeredMs] = [1000, 5000, 15_000];

/**
 * Says that something is on its way, then what, then that the server is slow, with a button to stop where that is possible.
 * @returns a function that ends this
 */
export function stages(
  { word = t("loading"), words = ownWords("stateAwaited"), firstMs = wordMs, sinceMs = 0, stop }: Waited,
  say: (words: string, action?: HTMLElement) => void,
): () => void {
  const at = (ms: number, run: () => void) => {
    if (ms > sinceMs) return natives.after(ms - sinceMs, run);
    run();
    return undefined;
  };
  const timers = [
    at(firstMs, () => say(word)),
    at(namedMs, () => say(words)),
    at(offeredMs, () => say(ownWords("stateSlow"), stop && button(t("cancel"), stop))),
  ];
  return () => timers.forEach(natives.cancel);
}

export function button(words: string, run: () => unknown): HTMLElement {
  const made = Object.assign(document.createElement("button"), { type: "button", textContent: words });
  made.addEventListener("click", () => void run());
  return made;
}
