/** Schedules the automatic refresh of a part of the page (docs/safety.md, §4: a widget fails for hours). */
import { pageFocus } from "../../base/runtime/document.ts";
import { natives } from "../../base/runtime/runtime.ts";

const firstRetryS = 5;
const longestRetryS = 300;
/** The longest delay of a timer: a longer one overflows, and the timer runs at once. */
const longestMs = 2 ** 31 - 1;

export interface Schedule {
  /** Sets the next refresh: `interval` seconds after success, with growing delays after failures. */
  plan(isDone: boolean): void;
  /** Refreshes now; waits while the page is hidden or a person types inside. */
  ask(): Promise<void>;
  stop(): void;
}

/**
 * Calls `run` every `interval()` seconds while the page is visible; never when it is 0. After a failure it retries
 * after 5 s and doubles the delay up to 5 min; a random part of up to a half is subtracted, so that many pages do not
 * retry at the same time.
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
    // the focus may only move to another control inside
    natives.after(0, () => host.isConnected && void ask());
  }

  return {
    ask,
    plan(isDone) {
      natives.cancel(timer);
      failures = isDone ? 0 : failures + 1;
      const seconds = isDone ? interval() : retryAfter(failures, interval());
      if (seconds > 0) timer = natives.after(Math.min(seconds * 1000, longestMs), () => void ask());
    },
    stop() {
      natives.cancel(timer);
      endWaiting();
    },
  };
}

/** Seconds until the next retry: 5, 10, 20 … 300, not below the interval, multiplied by 0.5 to 1. */
export const retryAfter = (failures: number, interval: number, chance = Math.random()): number =>
  Math.min(longestRetryS, Math.max(interval, firstRetryS * 2 ** (failures - 1))) * (0.5 + chance / 2);

/** A person types or chooses inside: a refresh would disturb it. */
function isTypedIn(host: HTMLElement): boolean {
  const focus = pageFocus();
  if (!focus || !host.contains(focus) || focus === host) return false;
  return (
    natives.matches(focus, "input:not([type=button],[type=submit],[type=reset],[type=image]),select,textarea") ||
    (focus as HTMLElement).isContentEditable ||
    (focus.localName.startsWith("vs-") && focus.shadowRoot !== null)
  );
}
