import { natives } from "../../base/runtime/runtime.ts";
import { ServerError } from "./server-error.ts";

/** How long one request may last: a limit for the whole, 60 s between two pieces of its body, and its caller's patience. */
export interface Deadline {
  signal: AbortSignal;
  /** The work's result; the end comes also to a transport that does not heed the signal. */
  within<T>(work: Promise<T>): Promise<T>;
  /** A piece has come. */
  alive(): void;
  /** From here only stalling ends it, for files. */
  unlimited(): void;
  /** Why it failed, when it did. */
  reason(): "timeout" | "aborted" | "offline";
  end(): void;
}

/** @throws ServerError when the caller's signal has already ended it */
export function deadline(seconds: number, outer: AbortSignal | undefined): Deadline {
  if (outer?.aborted) throw new ServerError("aborted");
  const stop = new AbortController();
  const { signal } = stop;
  let isLate = false;
  let stalled: number | undefined;
  const cancel = () => stop.abort();
  const late = () => {
    isLate = true;
    stop.abort();
  };
  const limit = natives.after(seconds * 1000, late);
  const ended = new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  outer?.addEventListener("abort", cancel);
  return {
    signal,
    within: (work) => Promise.race([work, ended]),
    alive() {
      natives.cancel(stalled);
      stalled = natives.after(60_000, late);
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
