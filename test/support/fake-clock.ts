/** Timers that a test moves by hand: a timer of `natives.after` runs when `advance` reaches its time. */
import { natives } from "../../src/base/runtime/runtime.ts";

export interface FakeClock {
  /** The delay of every timer that was started, in ms, in order. */
  waits: number[];
  /** Lets `ms` pass; timers run in order, and their effects have settled afterwards. */
  advance(ms: number): Promise<void>;
  /** Restores the browser's own timers. */
  end(): void;
}

export function fakeClock(): FakeClock {
  const { after, cancel } = natives;
  const timers = new Map<number, { at: number; run: () => void }>();
  const waits: number[] = [];
  let now = 0;
  let last = 0;
  natives.after = (ms, run) => {
    waits.push(ms);
    timers.set(++last, { at: now + ms, run });
    return last;
  };
  natives.cancel = (timer) => void (timer !== undefined && timers.delete(timer));
  return {
    waits,
    async advance(ms) {
      const end = now + ms;
      await settled();
      for (let next = nextOf(timers, end); next; next = nextOf(timers, end)) {
        const [timer, { at, run }] = next;
        timers.delete(timer);
        now = at;
        run();
        await settled();
      }
      now = end;
    },
    end: () => Object.assign(natives, { after, cancel }),
  };
}

const nextOf = (timers: Map<number, { at: number; run: () => void }>, end: number) =>
  [...timers].filter(([, { at }]) => at <= end).toSorted(([, one], [, other]) => one.at - other.at)[0];

/** Waits until pending promises and body streams have continued. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise((done) => setTimeout(done, 0));
}
