import { natives } from "../../base/runtime/runtime.ts";
import type { Logged } from "./log.ts";

/** A request that is being sent. */
export interface Begun {
  url: URL;
  init: { method: string; headers: Headers; body?: RequestInit["body"] };
}
type Recorder = (line: Logged, begun: Begun) => void;

/** After the first request, in ms: a form is usable by then. A write or a failure loads it at once. */
const loadMs = 3000;

let recorder: Recorder | undefined;
let waiting: [Logged, Begun][] = [];

/**
 * Begins the line of a request in `vs.log()`; the caller completes it when the answer arrives. The code that masks
 * secrets loads a little after the first request, away from what a person waits for: until then nothing is listed.
 * @param load loads noted.ts
 */
export function startLine(begun: Begun, load: () => void): Logged {
  const line = { at: Date.now(), method: begun.init.method, address: "", status: 0, ms: 0 };
  if (recorder) recorder(line, begun);
  else if (waiting.push([line, begun]) === 1) natives.after(loadMs, load);
  else waiting = waiting.slice(-50);
  return line;
}

/** Sets what masks and lists requests, and hands it those that wait. */
export function recordBy(given: Recorder): void {
  recorder = given;
  for (const [line, begun] of waiting) given(line, begun);
  waiting = [];
}
