/** One request for equal calls of one task: three equal widgets ask once (R7.4-06). */
import { natives } from "../../../base/runtime/runtime.ts";

interface Asked {
  answer: Promise<unknown>;
  askers: number;
  abort: AbortController;
}
const asked = new Map<string, Asked>();

/**
 * The answer of `ask`, shared by all calls with the same `key` in one task; later calls ask again, as the content may have
 * changed. The request is aborted when all of its callers have aborted.
 */
export function shared<T>(key: string, ask: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const one = asked.get(key) ?? begin(key, ask);
  one.askers++;
  signal?.addEventListener("abort", () => {
    if (--one.askers > 0) return;
    one.abort.abort();
    if (asked.get(key) === one) asked.delete(key); // a call in the same task asks again
  });
  return one.answer as Promise<T>;
}

function begin(key: string, ask: (signal: AbortSignal) => Promise<unknown>): Asked {
  const abort = new AbortController();
  const one = { answer: ask(abort.signal), askers: 0, abort };
  asked.set(key, one);
  natives.after(0, () => void (asked.get(key) === one && asked.delete(key)));
  return one;
}
