/** Who is told when something changed. What changed is read from its owner. */
export interface Store {
  tell(): void;
  /** @returns takes the listener away again */
  listen(listener: () => void): () => void;
}

export function store(): Store {
  const listeners = new Set<() => void>();
  return {
    tell: () => [...listeners].forEach((listener) => listener()),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
