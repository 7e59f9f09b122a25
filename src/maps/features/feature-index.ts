import { atOnce } from "../../base/in-steps.ts";
import { isHit, meets, type Box, type Placed } from "./placed-feature.ts";

/** Cells along each side of the grid. */
const cells = 64;
/** A feature that covers more cells than this is looked at in every search. */
const mostCells = 64;
/** Features between two steps. */
const stepCount = 2000;

/** Finds features by their place: a grid over all of them. */
export class FeatureIndex {
  readonly all: readonly Placed[];
  /** The box around all features; undefined when there are none. */
  box: Box | undefined;
  /** The features of a cell stand in `#members` from its start to the start of the next. */
  readonly #starts = new Uint32Array(cells * cells + 1);
  #members = new Uint32Array(0);
  readonly #large: number[] = [];

  private constructor(all: readonly Placed[]) {
    this.all = all;
  }

  /** The index of many features; yields often. */
  static *building(all: readonly Placed[]): Generator<void, FeatureIndex> {
    const made = new FeatureIndex(all);
    yield* made.#build();
    return made;
  }

  /** The index of a few features. */
  static of(all: readonly Placed[]): FeatureIndex {
    return atOnce(FeatureIndex.building(all));
  }

  /** The features whose box meets this one, in their order. */
  within(box: Box): readonly Placed[] {
    const { all, box: whole } = this;
    if (!whole || !meets(whole, box)) return [];
    if (box[0] <= whole[0] && box[1] <= whole[1] && box[2] >= whole[2] && box[3] >= whole[3]) return all;
    const [left, top, right, bottom] = this.#cellsOf(box);
    const found = new Set(this.#large);
    for (let row = top; row <= bottom; row++) {
      const end = this.#starts[row * cells + right + 1]!;
      for (let at = this.#starts[row * cells + left]!; at < end; at++) found.add(this.#members[at]!);
    }
    const order = Uint32Array.from(found).toSorted();
    const made: Placed[] = [];
    for (const at of order) if (meets(all[at]!.box, box)) made.push(all[at]!);
    return made;
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

  *#build(): Generator<void> {
    const { all } = this;
    const starts = this.#starts;
    this.box = yield* boxAround(all);
    for (let at = 0; at < all.length; at++) {
      const [left, top, right, bottom] = this.#cellsOf(all[at]!.box);
      if ((right - left + 1) * (bottom - top + 1) > mostCells) this.#large.push(at);
      else
        for (let row = top; row <= bottom; row++)
          for (let column = left; column <= right; column++) starts[row * cells + column + 1]!++;
      if (at % stepCount === 0) yield;
    }
    for (let cell = 0; cell < cells * cells; cell++) starts[cell + 1]! += starts[cell]!;
    this.#members = new Uint32Array(starts[cells * cells]!);
    yield* this.#fill();
  }

  *#fill(): Generator<void> {
    const next = this.#starts.slice();
    let large = 0;
    for (let at = 0; at < this.all.length; at++) {
      if (at % stepCount === 0) yield;
      if (this.#large[large] === at) {
        large++;
        continue;
      }
      const [left, top, right, bottom] = this.#cellsOf(this.all[at]!.box);
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++) this.#members[next[row * cells + column]!++] = at;
    }
  }

  #cellsOf(box: Box): [number, number, number, number] {
    const [left, top, right, bottom] = this.box!;
    const [wide, high] = [right - left || 1, bottom - top || 1];
    return [
      cell((box[0] - left) / wide),
      cell((box[1] - top) / high),
      cell((box[2] - left) / wide),
      cell((box[3] - top) / high),
    ];
  }
}

const cell = (share: number): number => Math.min(cells - 1, Math.max(0, Math.floor(share * cells)));

function* boxAround(all: readonly Placed[]): Generator<void, Box | undefined> {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < all.length; at++) {
    const { box } = all[at]!;
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1]);
    right = Math.max(right, box[2]);
    bottom = Math.max(bottom, box[3]);
    if (at % stepCount === 0) yield;
  }
  return all.length ? [left, top, right, bottom] : undefined;
}
