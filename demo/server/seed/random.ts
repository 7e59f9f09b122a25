/** Pseudo-random numbers, the same at every run: the town must not change between two starts. */
export interface Random {
  /** 0 ≤ n < 1 */
  fraction(): number;
  between(least: number, most: number): number;
  /** A whole number, both bounds included. */
  int(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** A generator with the start value `seed`. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const fraction = () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state += Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + fraction() * (most - least);
  return {
    fraction,
    between,
    int: (least, most) => Math.floor(between(least, most + 1)),
    pick: (items) => items[Math.floor(fraction() * items.length)] as (typeof items)[number],
  };
}
