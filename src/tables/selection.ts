import { store, type Store } from "../base/store.ts";

/** The chosen rows of a table, by their ids: they stay chosen when they are sorted, filtered or scrolled away. */
export interface Selection extends Pick<Store, "listen" | "version"> {
  has(id: string): boolean;
  ids(): string[];
  count(): number;
  /** Adds or removes one; it is the start of the next range. */
  toggle(id: string): void;
  /** Where the next range starts: the last toggled one. */
  start(): string | undefined;
  /** Only this one. */
  set(ids: readonly string[]): void;
  /** Adds all rows between the last toggled one and this one, in the order of `ids`; "" is no row. */
  extend(id: string, ids: readonly string[]): void;
  clear(): void;
}

export function selection(): Selection {
  const { tell, listen, version } = store();
  let chosen = new Set<string>();
  let start: string | undefined;
  return {
    listen,
    version,
    has: (id) => chosen.has(id),
    ids: () => [...chosen],
    start: () => start,
    count: () => chosen.size,
    toggle(id) {
      if (!chosen.delete(id)) chosen.add(id);
      start = id;
      tell();
    },
    set(ids) {
      chosen = new Set(ids);
      start = ids.at(-1);
      tell();
    },
    extend(id, ids) {
      const [from, to] = [ids.indexOf(start ?? id), ids.indexOf(id)];
      const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const one of range) if (one !== "") chosen.add(one);
      tell();
    },
    clear() {
      if (!chosen.size) return;
      chosen = new Set();
      start = undefined;
      tell();
    },
  };
}
