/** One request for equal questions of one moment: three equal widgets ask once (SPEC §7.4). */
import { natives } from "../../../base/runtime/runtime.ts";

interface Asked {
  answer: Promise<unknown>;
  askers: number;
  abort: AbortController;
}
const asked = new Map<string, Asked>();

/**
 * The answer of `ask`, shared with those who ask the same `key` before the next task; later ones ask anew, as what they
 * want to see may have changed. The request ends when all of its askers have lost interest.
 */
export function shared<T>(key: string, ask: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const one = asked.get(key) ?? begin(key, ask);
  one.askers++;
  signal?.addEventListener("abort", () => {
    if (--one.askers > 0) return;
    one.abort.abort();
    if (asked.get(key) === one) asked.delete(key); // who asks in the same moment asks anew
  });
  return one.answer as Promise<T>;
}

function begin(key: string, ask: (signal: AbortSignal) => Promise<unknown>): Asked {
  const abort = new AbortController();
  const one = { answer: ask(abort.signal), askers: 0, abort };
  asked.set(key, one);
  const forget = () => void (asked.get(key) === one && asked.delete(key));
  natives.after(0, forget);
  one.answer.then(forget, forget);
  return one;
}
