import type { Change, Pushes } from "./pushes.ts";

/** Pushes of a server with an embedded database, which has no other copies. */
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
