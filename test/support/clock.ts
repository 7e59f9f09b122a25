/** A clock that a test moves: `natives.after` and `Date.now` use it until `end`; timers that run already stay the browser's. */
import { natives } from "../../src/base/runtime/runtime.ts";

export interface Clock {
  /** The delays of waiting timers, in ms, in the order of their start. */
  readonly waits: number[];
  /** Lets time pass: due timers run in order. */
  pass(ms: number): void;
  /** Restores the browser's own clock. */
  end(): void;
}

export function startClock(): Clock {
  const { after, cancel } = natives;
  const { now } = Date;
  const timers = new Map<number, { at: number; ms: number; run: () => void }>();
  let time = now();
  let last = 0;
  natives.after = (ms, run) => {
    timers.set(--last, { at: time + ms, ms, run });
    return last;
  };
  natives.cancel = (timer) => {
    if (!timers.delete(timer ?? 0)) cancel(timer);
  };
  Date.now = () => time;
  const next = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).toSorted(([, one], [, other]) => one.at - other.at)[0];
  return {
    get waits() {
      return [...timers.values()].map(({ ms }) => ms);
    },
    pass(ms) {
      const until = time + ms;
      for (let due = next(until); due; due = next(until)) {
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
