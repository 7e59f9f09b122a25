/** When a piece of the page is fetched again by itself (SPEC §7.4; SAFETY.md §4, widget failing for hours). */
import { pageFocus } from "../../base/runtime/document.ts";
import { natives } from "../../base/runtime/runtime.ts";

const firstRetryS = 5;
const longestRetryS = 300;

export interface Schedule {
  /** The next time: `interval` seconds after success, later and later after failures. */
  plan(isDone: boolean): void;
  /** Fetches now; while the page is hidden or somebody types inside, as soon as that is over. */
  ask(): Promise<void>;
  stop(): void;
}

/**
 * Calls `run` every `interval()` seconds while the page is seen; nothing while 0. After a failure it is called again
 * after 5 s and each time twice as long, up to 5 min, less up to a half, so that many pages don't come back at once.
 */
export function schedule(host: HTMLElement, interval: () => number, run: () => Promise<void>): Schedule {
  let timer: number | undefined;
  let failures = 0;
  let isWaiting = false;

  async function ask(): Promise<void> {
    if (!document.hidden && !isTypedIn(host)) return run();
    if (isWaiting) return;
    isWaiting = true;
    document.addEventListener("visibilitychange", askAgain);
    host.addEventListener("focusout", askAgain);
  }
  function endWaiting(): void {
    isWaiting = false;
    document.removeEventListener("visibilitychange", askAgain);
    host.removeEventListener("focusout", askAgain);
  }
  function askAgain(): void {
    endWaiting();
    // the focus may only move on inside
    natives.after(0, () => host.isConnected && void ask());
  }

  return {
    ask,
    plan(isDone) {
      natives.cancel(timer);
      failures = isDone ? 0 : failures + 1;
      const seconds = isDone ? interval() : retryAfter(failures, interval());
      if (seconds > 0) timer = natives.after(seconds * 1000, () => void ask());
    },
    stop() {
      natives.cancel(timer);
      endWaiting();
    },
  };
}

/** Seconds until the next try: 5, 10, 20 … 300, never sooner than the interval, each times 0.5 to 1. */
export const retryAfter = (failures: number, interval: number, chance = Math.random()): number =>
  Math.min(longestRetryS, Math.max(interval, firstRetryS * 2 ** (failures - 1))) * (0.5 + chance / 2);

/** A text is being typed or chosen inside: a refresh would disturb it. */
function isTypedIn(host: HTMLElement): boolean {
  const focus = pageFocus();
  if (!focus || !host.contains(focus) || focus === host) return false;
  return (
    natives.matches(focus, "input:not([type=button],[type=submit],[type=reset],[type=image]),select,textarea") ||
    (focus as HTMLElement).isContentEditable ||
    (focus.localName.startsWith("vs-") && focus.shadowRoot !== null)
  );
}
