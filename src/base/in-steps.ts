// layer 5: values
import { natives } from "./runtime/runtime.ts";

/** How long a step may take before the page gets its turn. */
const stepMs = 12;

/** Runs the steps; gives way to the page after some milliseconds, and stops for ever when `isStale` says so. */
export async function inSteps<Value>(
  steps: Generator<void, Value>,
  isStale: () => boolean = () => false,
): Promise<Value> {
  let until = performance.now() + stepMs;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await new Promise<void>((resolve) => natives.after(0, resolve));
    if (isStale()) return new Promise<never>(() => {});
    until = performance.now() + stepMs;
  }
}

/** Runs all steps in one task: for work that is known to be small. */
export function atOnce<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
