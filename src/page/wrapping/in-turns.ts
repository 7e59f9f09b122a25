/** Pages hold thousands of controls: all are measured before the first is changed, else each would lay out the page. */
import { natives } from "../../base/runtime/runtime.ts";

/** Pauses between what it reads of the page and what it changes in it. */
export type Steps = Generator<undefined, void>;

/** The longest task. */
const sliceMs = 12;
/** Between two tasks: fields that are seen are drawn meanwhile. */
const restMs = 16;
/** Those that come first are on top of the page, and do not wait for the others. */
const firstOnes = 100;

let coming: Steps[] = [];
/** Each of a group does its step before any does the next one. */
let group: Steps[] = [];
let next: Steps[] = [];
let at = 0;
let isRunning = false;
let isFirst = true;

export function inTurns(steps: Steps): void {
  coming.push(steps);
  if (isRunning) return;
  isRunning = isFirst = true;
  natives.soon(run);
}

function run(): void {
  const end = performance.now() + sliceMs;
  try {
    while (hasMore() && performance.now() < end) {
      const steps = group[at++]!;
      if (!steps.next().done) next.push(steps);
    }
  } finally {
    isRunning = hasMore();
    if (isRunning) natives.after(restMs, run);
  }
}

function hasMore(): boolean {
  if (at < group.length) return true;
  at = 0;
  group = next.length ? next : coming.splice(0, isFirst ? firstOnes : Infinity);
  if (!next.length) isFirst = false;
  next = [];
  return group.length > 0;
}
