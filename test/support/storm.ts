import process from "node:process";

/** How often a storm goes on: `npm run test:long` sets LONG. */
export const rounds = process.env["LONG"] === "1" ? 1000 : 25;

/** Where a storm begins: another one for each run, unless SEED repeats one that has failed. */
export const seed = Number(process.env["SEED"] ?? Math.floor(Math.random() * 1_000_000));

/** Random choices that a seed repeats. */
export class Chance {
  #state: number;

  constructor(from: number) {
    this.#state = (from % 2_147_483_646) + 1;
  }
  /** A whole number below this one. */
  below(limit: number): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state % limit;
  }
  is(percent: number): boolean {
    return this.below(100) < percent;
  }
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}
