/** Listeners that are called when something changed. They get no data: they read the new state from its owner. */
export interface Store {
  tell(): void;
  /** Number of notifications so far; a view compares it to decide whether to render again. */
  version(): number;
  /** @returns a function that removes the listener */
  listen(listener: () => void): () => void;
}

export function store(): Store {
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    tell() {
      version++;
      for (const listener of new Set(listeners)) listener();
    },
    version: () => version,
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
