/** A clock that a test moves: `natives.after` and `Date.now` follow it until `end`. Timers that run already stay the browser's. */
import { natives } from "../../src/base/runtime/runtime.ts";

export interface Clock {
  /** The delays of the timers that are pending, in ms, in the order in which they were set. */
  readonly waits: number[];
  /** The delays of all timers since the start, those that ran and were cancelled too. */
  readonly begun: number[];
  /** Lets time pass: timers run in the order of their times. */
  pass(ms: number): void;
  /** The same; after each timer, promises and body streams that can go on do so. */
  advance(ms: number): Promise<void>;
  /** The browser's own clock again. */
  end(): void;
}

export function startClock(): Clock {
  const { after, cancel } = natives;
  const { now } = Date;
  const timers = new Map<number, { at: number; ms: number; run: () => void }>();
  const begun: number[] = [];
  let time = now();
  let last = 0;
  natives.after = (ms, run) => {
    begun.push(ms);
    timers.set(--last, { at: time + ms, ms, run });
    return last;
  };
  natives.cancel = (timer) => {
    if (!timers.delete(timer ?? 0)) cancel(timer);
  };
  Date.now = () => time;

  /** Runs the earliest timer that is due until then. @returns whether one was due */
  const runNext = (until: number): boolean => {
    const due = [...timers].filter(([, { at }]) => at <= until).toSorted(([, one], [, other]) => one.at - other.at)[0];
    if (!due) return false;
    const [timer, { at, run }] = due;
    timers.delete(timer);
    time = at;
    run();
    return true;
  };
  return {
    get waits() {
      return [...timers.values()].map(({ ms }) => ms);
    },
    begun,
    pass(ms) {
      const until = time + ms;
      while (runNext(until));
      time = until;
    },
    async advance(ms) {
      const until = time + ms;
      await settled();
      while (runNext(until)) await settled();
      time = until;
    },
    end() {
      Object.assign(natives, { after, cancel });
      Date.now = now;
    },
  };
}

/**
 * Promises and body streams that can go on have gone on: bodies are read in a thread of the browser, one after the other,
 * so a body of ours is read after theirs. On a busy machine that may be too early for code that is being loaded: what has
 * to happen is awaited by `waitUntil`, and this is for what may not happen.
 */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    await new Promise((done) => setTimeout(done, 4));
    await new Response(" ").clone().text();
  }
}
