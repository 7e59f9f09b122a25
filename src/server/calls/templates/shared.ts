/** Equal calls within one task share one request: three equal widgets cause one (R7.4-06). */
import { natives } from "../../../base/runtime/runtime.ts";

interface Asked {
  answer: Promise<unknown>;
  askers: number;
  abort: AbortController;
}
const asked = new Map<string, Asked>();

/**
 * The answer of `ask`, shared by all calls with the same `key` in the same task; later calls send a new request, because
 * the content may have changed. The request is aborted when all its callers have aborted.
 */
export function shared<T>(key: string, ask: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const one = asked.get(key) ?? begin(key, ask);
  one.askers++;
  signal?.addEventListener("abort", () => {
    if (--one.askers > 0) return;
    one.abort.abort();
    if (asked.get(key) === one) asked.delete(key); // A later call in this task must not get the aborted answer.
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
