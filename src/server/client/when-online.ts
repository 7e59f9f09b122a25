import { natives } from "../../base/runtime/runtime.ts";
import { ServerError } from "./server-error.ts";
import { silence } from "./silence.ts";

/** The shortest and the longest pause before the next try where the browser believes that there is a connection, in ms. */
const [shortestMs, longestMs] = [5000, 300_000];

/** The call failed for want of a connection; it is worth another try later. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ServerError && (error.kind === "offline" || error.kind === "timeout");

/**
 * Tries again, once: when the browser says that the connection is back, or after a pause; while the page is hidden when
 * it is seen again (docs/safety.md, §4), but what people have sent goes on. @returns a function that ends it
 */
export function whenOnline(again: () => unknown, alsoHidden = false): () => void {
  const ended = new AbortController();
  const once = { once: true, signal: ended.signal };
  const tryAgain = () => {
    if (document.hidden && !alsoHidden) return document.addEventListener("visibilitychange", tryAgain, once);
    end();
    again();
  };
  const timer = navigator.onLine ? natives.after(pauseMs(), tryAgain) : undefined;
  const end = () => {
    natives.cancel(timer);
    ended.abort();
  };
  const back = () => {
    silence.since = 0;
    tryAgain();
  };
  addEventListener("online", back, once);
  return end;
}

/**
 * As long as the server has been silent, so that the pauses grow, for all parts of the page alike; less a random part of
 * up to a half, so that many pages do not retry at the same time.
 */
function pauseMs(): number {
  silence.since ||= Date.now();
  return Math.min(longestMs, Math.max(shortestMs, Date.now() - silence.since)) * (1 - Math.random() / 2);
}
