import { around, isHit, meets, type Box, type Placed } from "./placed-feature.ts";

/** Cells along each side of the grid. */
const cells = 64;
/** A feature that covers more cells than this is looked at in every search. */
const mostCells = 64;

/** Finds features by their place: a grid over all of them. */
export class FeatureIndex {
  readonly all: readonly Placed[];
  /** The box around all features; undefined when there are none. */
  readonly box: Box | undefined;
  readonly #cells = new Map<number, number[]>();
  readonly #large: number[] = [];

  constructor(all: readonly Placed[]) {
    this.all = all;
    this.box = around(all.map(({ box }) => box));
    all.forEach(({ box }, at) => {
      const [left, top, right, bottom] = this.#cellsOf(box);
      if ((right - left + 1) * (bottom - top + 1) > mostCells) this.#large.push(at);
      else for (const cell of between(left, top, right, bottom)) this.#put(cell, at);
    });
  }

  /** The features whose box meets this one, in their order. */
  within(box: Box): Placed[] {
    if (!this.box || !meets(this.box, box)) return [];
    const [left, top, right, bottom] = this.#cellsOf(box);
    const found = new Set(this.#large);
    for (const cell of between(left, top, right, bottom)) for (const at of this.#cells.get(cell) ?? []) found.add(at);
    const order = found.size > this.all.length / 8 ? this.all.keys() : [...found].toSorted((one, other) => one - other);
    return [...order].flatMap((at) => (found.has(at) && meets(this.all[at]!.box, box) ? [this.all[at]!] : []));
  }

  /** The uppermost feature at a place: points before lines before areas. */
  at(x: number, y: number, reach: number): Placed | undefined {
    const near = this.within([x - reach, y - reach, x + reach, y + reach]).filter((one) => isHit(one, x, y, reach));
    for (const kind of ["point", "line", "area"] as const) {
      const found = near.findLast((one) => one.kind === kind);
      if (found) return found;
    }
    return undefined;
  }

  #put(cell: number, at: number): void {
    const list = this.#cells.get(cell);
    if (list) list.push(at);
    else this.#cells.set(cell, [at]);
  }

  #cellsOf(box: Box): [number, number, number, number] {
    const [left, top, right, bottom] = this.box!;
    const column = (x: number) => cell((x - left) / (right - left || 1));
    const row = (y: number) => cell((y - top) / (bottom - top || 1));
    return [column(box[0]), row(box[1]), column(box[2]), row(box[3])];
  }
}

const cell = (share: number): number => Math.min(cells - 1, Math.max(0, Math.floor(share * cells)));

function* between(left: number, top: number, right: number, bottom: number): Generator<number> {
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) yield row * cells + column;
}
