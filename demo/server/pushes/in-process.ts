import type { Change, Pushes } from "./pushes.ts";

/** Pushes of a server that is alone with its embedded database. */
export function pushInProcess(): Pushes {
  const listeners = new Set<(change: Change) => void>();
  return {
    async tell(changes) {
      for (const change of changes) for (const listener of listeners) listener(change);
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
