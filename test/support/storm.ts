import process from "node:process";

/** The number of rounds of a storm; `npm run test:long` sets LONG. */
export const rounds = process.env["LONG"] === "1" ? 1000 : 25;

/** The start value of a storm: random for each run, unless SEED repeats one that failed. */
export const seed = Number(process.env["SEED"] ?? Math.floor(Math.random() * 1_000_000));

/** Random choices that the same seed repeats. */
export class Chance {
  #state: number;

  constructor(from: number) {
    this.#state = (from % 2_147_483_646) + 1;
  }
  /** A whole number below `limit`. */
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
