/** A clock that a test turns: `natives.after` and `Date.now` go by it until `end`. */
import { natives } from "../../src/base/runtime/runtime.ts";

export interface Clock {
  /** Lets time pass: runs what is due, in its order. */
  pass(ms: number): void;
  end(): void;
}

export function startClock(): Clock {
  const { after, cancel } = natives;
  const { now } = Date;
  const timers = new Map<number, { at: number; run: () => void }>();
  let time = now();
  let last = 0;
  natives.after = (ms, run) => {
    timers.set(++last, { at: time + ms, run });
    return last;
  };
  natives.cancel = (timer) => void timers.delete(timer ?? 0);
  Date.now = () => time;
  return {
    pass(ms) {
      const until = time + ms;
      const next = () => [...timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at)[0];
      for (let due = next(); due; due = next()) {
        const [timer, { at, run }] = due;
        timers.delete(timer);
        time = at;
        run();
      }
      time = until;
    },
    end() {
      Object.assign(natives, { after, cancel });
      Date.now = now;
    },
  };
}
