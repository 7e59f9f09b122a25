import { natives } from "../../base/runtime/runtime.ts";

/** How long a slice may take before the page gets its turn, in ms. */
const sliceMs = 12;

/** Runs a long reading of features in slices; never ends when `isStale` says that nobody waits any more. */
export async function inSlices<Value>(steps: Generator<void, Value>, isStale = () => false): Promise<Value> {
  let until = performance.now() + sliceMs;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await new Promise<void>((resolve) => natives.after(0, resolve));
    if (isStale()) return new Promise<never>(() => {});
    until = performance.now() + sliceMs;
  }
}
