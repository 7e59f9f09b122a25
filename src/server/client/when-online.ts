import { natives } from "../../base/runtime/runtime.ts";
import { ServerError } from "./server-error.ts";

/** Pause before the next try where the browser believes that there is a connection, in ms. */
const pauseMs = 5000;

/** The call failed for want of a connection; it is worth another try later. */
export const isOffline = (error: unknown): boolean =>
  error instanceof ServerError && (error.kind === "offline" || error.kind === "timeout");

/** Tries again when the browser says that the connection is back. @returns a function that ends it */
export function whenOnline(again: () => unknown): () => void {
  const timer = navigator.onLine ? natives.after(pauseMs, again) : undefined;
  addEventListener("online", again, { once: true });
  return () => {
    natives.cancel(timer);
    removeEventListener("online", again);
  };
}
