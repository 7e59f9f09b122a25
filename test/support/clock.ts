/** A clock that stands still until the test moves it: nothing waits for real time, and delays can be read. */
import { natives } from "../../src/base/runtime/runtime.ts";

interface Clock {
  /** What waits, by its delay in ms, the first that was asked for first. */
  readonly waits: number[];
  /** Time goes on; what is due by then runs in its order. */
  pass(ms: number): void;
  /** The browser's own clock again. */
  end(): void;
}

/** Our code's timers from now on; those that run already stay the browser's. */
export function stopClock(): Clock {
  const { after, cancel } = natives;
  const timers = new Map<number, { at: number; ms: number; run(): void }>();
  let now = 0;
  let last = 0;
  natives.after = (ms, run) => {
    timers.set(--last, { at: now + ms, ms, run });
    return last;
  };
  natives.cancel = (timer) => {
    if (!timers.delete(timer ?? 0)) cancel(timer);
  };
  const next = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).toSorted(([, one], [, other]) => one.at - other.at)[0];
  return {
    get waits() {
      return [...timers.values()].map(({ ms }) => ms);
    },
    pass(ms) {
      const until = now + ms;
      for (let due = next(until); due; due = next(until)) {
        const [timer, { at, run }] = due;
        timers.delete(timer);
        now = at;
        run();
      }
      now = until;
    },
    end: () => void Object.assign(natives, { after, cancel }),
  };
}
