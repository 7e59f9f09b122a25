/** Who is told when something changed. What changed is read from its owner. */
export interface Store {
  tell(): void;
  /** How often it was told: what a view compares to know that it must draw again. */
  version(): number;
  /** @returns takes the listener away again */
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
