import { natives } from "../../base/runtime/runtime.ts";
import { defaults, settings } from "../../base/settings.ts";
import { ServerError } from "./server-error.ts";

const stallMs = 60_000;
/** The longest delay of a browser timer in ms; a longer one would fire immediately. */
const longestMs = 2 ** 31 - 1;

/** A limit from setting `timeout` (seconds) or `cap` (MB); the default when the setting is not a number above 0. */
export function limitOf<Name extends "timeout" | "cap">(name: Name, part: keyof (typeof defaults)[Name]): number {
  const given = Number(settings[name]?.[part]);
  return given > 0 ? given : Number(defaults[name][part]);
}

/** Limits of one exchange: a total time, 60 s between two chunks of the body, and the caller's abort signal. */
export interface Deadline {
  signal: AbortSignal;
  /** The result of `work`; rejected at the deadline also when a transport ignores the signal. */
  within<T>(work: Promise<T>): Promise<T>;
  /** Call it for each chunk of the body that arrives. */
  alive(): void;
  /** Removes the total limit, for files: from now on only a stalled transfer times out. */
  unlimited(): void;
  /** The reason of a failure. */
  reason(): "timeout" | "aborted" | "offline";
  end(): void;
}

/** @throws ServerError `aborted` when the caller's signal is aborted already */
export function deadline(seconds: number, outer: AbortSignal | undefined): Deadline {
  if (outer?.aborted) throw new ServerError("aborted");
  const stop = new AbortController();
  const { signal } = stop;
  let isLate = false;
  let stalled: number | undefined;
  const cancel = () => stop.abort();
  const late = () => {
    isLate = true;
    cancel();
  };
  const limit = natives.after(Math.min(seconds * 1000, longestMs), late);
  const ended = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  outer?.addEventListener("abort", cancel);
  return {
    signal,
    within: (work) => Promise.race([work, ended]),
    alive() {
      natives.cancel(stalled);
      stalled = signal.aborted ? undefined : natives.after(stallMs, late);
    },
    unlimited: () => natives.cancel(limit),
    reason: () => (isLate ? "timeout" : signal.aborted ? "aborted" : "offline"),
    end() {
      natives.cancel(limit);
      natives.cancel(stalled);
      outer?.removeEventListener("abort", cancel);
    },
  };
}
