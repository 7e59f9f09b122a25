/**
 * Whether an area is valid as OGC 06-103r4 (§6.1.11) and PostGIS' ST_IsValid have it, and where it is not. Sides are
 * compared exactly (robust-predicates), so that touching is not taken for crossing.
 */
import { orient2d } from "robust-predicates";
import type { Position } from "geojson";
import { atOnce } from "../../base/in-steps.ts";
import { kindOf, type Shape } from "./shape-kind.ts";

/**
 * `crossing`: sides cross or lie on each other; `touching`: a ring touches itself, or rings touch so that the area falls
 * apart; `outside`: a hole is not in its area; `nested`: a hole in a hole; `overlap`: two areas cover the same ground.
 */
export interface Fault {
  kind: "crossing" | "touching" | "outside" | "nested" | "overlap";
  at: Position;
}

interface Ring {
  positions: Position[];
  /** Which polygon of the geometry. */
  polygon: number;
  isHole: boolean;
}
interface Side {
  ring: Ring;
  /** Its number in the ring. */
  at: number;
  from: Position;
  to: Position;
  left: number;
  right: number;
}

/** Faults after these are not looked for. */
const mostFaults = 100;

/** The faults of an area, `[]` for a valid one and for points and lines. */
export const faultsOf = (shape: Shape): Fault[] => atOnce(findingFaults(shape));

/** The same in steps, for thousands of vertices. */
export function* findingFaults(shape: Shape): Generator<void, Fault[]> {
  if (kindOf(shape.type) !== "Polygon") return [];
  const polygons = (shape.type === "Polygon" ? [shape.coordinates] : shape.coordinates) as Position[][][];
  const rings = polygons.flatMap((all, polygon) =>
    all.map((positions, at): Ring => ({ positions, polygon, isHole: at > 0 })),
  );
  const touches = new Touches();
  const faults = yield* crossings(rings, touches);
  // what is inside what makes no sense while sides cross
  return faults.length ? faults : [...touches.apart(), ...misplaced(rings, touches)].slice(0, mostFaults);
}

/** Sides between two steps. */
const stepCount = 200;

/** Sides that cross or overlap; notes where rings only touch. */
function* crossings(rings: readonly Ring[], touches: Touches): Generator<void, Fault[]> {
  const faults: Fault[] = [];
  let open: Side[] = [];
  let seen = 0;
  for (const side of yield* sidesFromLeft(rings)) {
    if (++seen % stepCount === 0) yield;
    open = open.filter(({ right }) => right >= side.left);
    for (const other of open) {
      const fault = meeting(other, side, touches);
      if (fault && faults.push(fault) >= mostFaults) return faults;
    }
    open.push(side);
  }
  return faults;
}

/** Sorted in pieces that are then merged: to sort 100,000 sides at once would keep the page waiting. */
function* sidesFromLeft(rings: readonly Ring[]): Generator<void, Side[]> {
  const pieceLength = 4000;
  let pieces: Side[][] = [];
  for (const ring of rings)
    for (let from = 0; from < ring.positions.length - 1; from += pieceLength) {
      pieces.push(sidesOf(ring, from, from + pieceLength).toSorted((one, other) => one.left - other.left));
      yield;
    }
  while (pieces.length > 1) {
    const merged: Side[][] = [];
    for (let at = 0; at < pieces.length; at += 2) merged.push(yield* mergedSides(pieces[at]!, pieces[at + 1] ?? []));
    pieces = merged;
  }
  return pieces[0] ?? [];
}

function* mergedSides(one: readonly Side[], other: readonly Side[]): Generator<void, Side[]> {
  const made: Side[] = [];
  let [at, otherAt] = [0, 0];
  while (at < one.length || otherAt < other.length) {
    const isFirst = otherAt >= other.length || (at < one.length && one[at]!.left <= other[otherAt]!.left);
    made.push(isFirst ? one[at++]! : other[otherAt++]!);
    if (made.length % (stepCount * 10) === 0) yield;
  }
  return made;
}

const sidesOf = (ring: Ring, from = 0, end = Infinity): Side[] =>
  ring.positions.slice(from, Math.min(end, ring.positions.length - 1)).map((start, index) => {
    const to = ring.positions[from + index + 1]!;
    return {
      ring,
      at: from + index,
      from: start,
      to,
      left: Math.min(start[0]!, to[0]!),
      right: Math.max(start[0]!, to[0]!),
    };
  });

function meeting(one: Side, other: Side, touches: Touches): Fault | undefined {
  const { from: a, to: b } = one;
  const { from: c, to: d } = other;
  if (Math.max(a[1]!, b[1]!) < Math.min(c[1]!, d[1]!) || Math.max(c[1]!, d[1]!) < Math.min(a[1]!, b[1]!))
    return undefined;
  const [ofC, ofD, ofA, ofB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (ofC * ofD > 0 || ofA * ofB > 0) return undefined;
  const kind = one.ring.polygon === other.ring.polygon ? "crossing" : "overlap";
  if (!ofC && !ofD && !ofA && !ofB) {
    const shared = [a, b].filter((end) => isBetween(end, c, d)).concat([c, d].filter((end) => isBetween(end, a, b)));
    const first = shared[0];
    const isLong = first && shared.some((end) => !isSame(end, first));
    if (isLong) return { kind, at: first };
    return first && touch(one, other, first, touches);
  }
  if (ofC && ofD && ofA && ofB) return { kind, at: crossingOf(one, other) };
  const end = !ofC ? c : !ofD ? d : !ofA ? a : b;
  return touch(one, other, end, touches);
}

function touch(one: Side, other: Side, at: Position, touches: Touches): Fault | undefined {
  if (one.ring !== other.ring) {
    touches.add(one, other, at);
    return undefined;
  }
  const count = one.ring.positions.length - 1;
  const apart = Math.abs(one.at - other.at);
  const isNext = (apart === 1 || apart === count - 1) && (isSame(at, one.from) || isSame(at, one.to));
  return isNext ? undefined : { kind: "touching", at };
}

/** Where different rings touch at a point. */
class Touches {
  readonly #all: { one: Side; other: Side; at: Position }[] = [];
  readonly #pairs = new Map<Ring, Set<Ring>>();

  add(one: Side, other: Side, at: Position): void {
    this.#all.push({ one, other, at });
    for (const [ring, met] of [
      [one.ring, other.ring],
      [other.ring, one.ring],
    ] as const)
      this.#pairs.set(ring, (this.#pairs.get(ring) ?? new Set()).add(met));
  }

  has(one: Ring, other: Ring): boolean {
    return this.#pairs.get(one)?.has(other) ?? false;
  }

  /** The places on a side where it is touched by a ring. */
  on(side: Side, ring: Ring): Position[] {
    return this.#all.flatMap(({ one, other, at }) =>
      (isSide(one, side) && other.ring === ring) || (isSide(other, side) && one.ring === ring) ? [at] : [],
    );
  }

  /** Rings of one polygon that touch in a circle part its area: rings and places as a graph that has no circle when valid. */
  apart(): Fault[] {
    const roots = new Map<unknown, unknown>();
    const rootOf = (node: unknown): unknown => {
      const above = roots.get(node) ?? node;
      return above === node ? node : rootOf(above);
    };
    const known = new Set<string>();
    const ids = new Map<Ring, number>();
    const faults: Fault[] = [];
    for (const { one, other, at } of this.#all) {
      if (one.ring.polygon !== other.ring.polygon) continue;
      const place = `${one.ring.polygon} ${at[0]} ${at[1]}`;
      for (const { ring } of [one, other]) {
        if (!ids.has(ring)) ids.set(ring, ids.size);
        const edge = `${ids.get(ring)} ${place}`;
        if (known.has(edge)) continue;
        known.add(edge);
        const [above, below] = [rootOf(ring), rootOf(place)];
        if (above === below) faults.push({ kind: "touching", at });
        else roots.set(above, below);
      }
    }
    return faults;
  }
}

/** Holes outside their area or in each other, areas in areas. No sides cross any more. */
function misplaced(rings: readonly Ring[], touches: Touches): Fault[] {
  const faults: Fault[] = [];
  const boxes = new Map(rings.map((ring) => [ring, boxOf(ring)]));
  const order = rings.toSorted((one, other) => boxes.get(one)!.left - boxes.get(other)!.left);
  let open: Ring[] = [];
  const relate = (one: Ring, other: Ring) => {
    for (const [inner, outer] of [
      [one, other],
      [other, one],
    ] as const) {
      if (outer.isHole !== inner.isHole && inner.polygon === outer.polygon) continue;
      if (inner.isHole !== outer.isHole || (inner.isHole && inner.polygon !== outer.polygon)) continue;
      const at = placeIn(inner, outer, touches, 1);
      if (!at) continue;
      if (inner.isHole) faults.push({ kind: "nested", at });
      else if (!isInHole(inner, outer, rings, touches)) faults.push({ kind: "overlap", at });
    }
  };
  for (const ring of order) {
    const box = boxes.get(ring)!;
    open = open.filter((one) => boxes.get(one)!.right >= box.left);
    for (const one of open) {
      const other = boxes.get(one)!;
      if (other.top >= box.bottom && box.top >= other.bottom) relate(one, ring);
    }
    open.push(ring);
  }
  for (const ring of rings) {
    if (!ring.isHole) continue;
    const outer = rings.find((one) => one.polygon === ring.polygon && !one.isHole)!;
    const at = placeIn(ring, outer, touches, -1);
    if (at) faults.push({ kind: "outside", at });
  }
  return faults;
}

/** An area may stand in a hole of another. */
const isInHole = (inner: Ring, outer: Ring, rings: readonly Ring[], touches: Touches): boolean =>
  rings.some(
    (hole) =>
      hole.isHole &&
      hole.polygon === outer.polygon &&
      placeIn(inner, hole, touches, 1) &&
      !placeIn(inner, hole, touches, -1),
  );

/** A place of a ring that is inside (1) or outside (-1) another ring. Rings that do not touch need one place only. */
function placeIn(ring: Ring, outer: Ring, touches: Touches, wanted: 1 | -1): Position | undefined {
  const isAt = (at: Position) => sideOf(at, outer.positions) === wanted;
  if (!touches.has(ring, outer)) return isAt(ring.positions[0]!) ? ring.positions[0] : undefined;
  for (const side of sidesOf(ring)) {
    if (isAt(side.from)) return side.from;
    const along = (at: Position) => Math.hypot(at[0]! - side.from[0]!, at[1]! - side.from[1]!);
    const stops = [side.from, ...touches.on(side, outer), side.to].toSorted((one, other) => along(one) - along(other));
    for (let at = 1; at < stops.length; at++) {
      const middle = middleOf(stops[at - 1]!, stops[at]!);
      if (isAt(middle)) return middle;
    }
  }
  return undefined;
}

/** 1 inside a ring, 0 on it, -1 outside. */
export function sideOf([x, y]: Position, ring: readonly Position[]): -1 | 0 | 1 {
  let isIn = false;
  for (let at = 1; at < ring.length; at++) {
    const [from, to] = [ring[at - 1]!, ring[at]!];
    const side = turn(from, to, [x!, y!]);
    if (!side && isBetween([x!, y!], from, to)) return 0;
    const isUp = to[1]! > from[1]!;
    if (from[1]! > y! !== to[1]! > y! && (isUp ? side < 0 : side > 0)) isIn = !isIn;
  }
  return isIn ? 1 : -1;
}

/** Where two lines meet that cross. */
export function crossingOf({ from: a, to: b }: Pick<Side, "from" | "to">, other: Pick<Side, "from" | "to">): Position {
  const { from: c, to: d } = other;
  const [wide, high] = [b[0]! - a[0]!, b[1]! - a[1]!];
  const [otherWide, otherHigh] = [d[0]! - c[0]!, d[1]! - c[1]!];
  const share = ((c[0]! - a[0]!) * otherHigh - (c[1]! - a[1]!) * otherWide) / (wide * otherHigh - high * otherWide);
  return [a[0]! + share * wide, a[1]! + share * high];
}

/** Negative when `at` lies left of the way from → to, 0 when it is on its line (robust-predicates' y points down). */
export const turn = (from: Position, to: Position, at: Position): number =>
  orient2d(from[0]!, from[1]!, to[0]!, to[1]!, at[0]!, at[1]!);

/** For a place on the line of both. */
const isBetween = ([x, y]: Position, from: Position, to: Position): boolean =>
  Math.min(from[0]!, to[0]!) <= x! &&
  x! <= Math.max(from[0]!, to[0]!) &&
  Math.min(from[1]!, to[1]!) <= y! &&
  y! <= Math.max(from[1]!, to[1]!);

const isSame = (one: Position, other: Position): boolean => one[0] === other[0] && one[1] === other[1];
const isSide = (one: Side, other: Side): boolean => one.ring === other.ring && one.at === other.at;
const middleOf = (one: Position, other: Position): Position => [(one[0]! + other[0]!) / 2, (one[1]! + other[1]!) / 2];

function boxOf({ positions }: Ring) {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of positions) {
    left = Math.min(left, x!);
    right = Math.max(right, x!);
    bottom = Math.min(bottom, y!);
    top = Math.max(top, y!);
  }
  return { left, right, bottom, top };
}
