/**
 * Cuts areas and lines along a drawn line. New corners are the same numbers on both sides, so that no gap and no overlap
 * arises between the parts.
 */
import type { Position } from "geojson";
import { distance } from "../features/placed-feature.ts";
import { kindOf, type Shape } from "../geometry/shape-kind.ts";
import { turned, turnOf } from "../geometry/ring-turns.ts";
import { crossingOf, sideOf, turn } from "../geometry/validity.ts";
import { middleOf, withHeights } from "./heights.ts";

/** A piece of a ring or of the cut, between two corners. */
interface Piece {
  from: Position;
  to: Position;
  isCut: boolean;
}

/** The shape in its parts; undefined when the line does not divide any. */
export function split(shape: Shape, cut: readonly Position[]): Shape | undefined {
  const kind = kindOf(shape.type);
  if (kind === "Point") return undefined;
  const isMulti = shape.type.startsWith("Multi");
  const before = (isMulti ? shape.coordinates : [shape.coordinates]) as unknown[];
  const after =
    kind === "Polygon"
      ? (before as Position[][][]).flatMap((polygon) => splitArea(polygon, cut) ?? [polygon])
      : (before as Position[][]).flatMap((line) => splitLine(line, cut));
  if (after.length === before.length) return undefined;
  return withHeights({ type: `Multi${kind}`, coordinates: after } as Shape, [shape]);
}

function splitLine(line: readonly Position[], cut: readonly Position[]): Position[][] {
  const parts: Position[][] = [[line[0]!]];
  for (const { from, to } of noded(sidesOf(line), sidesOf(cut))) {
    const part = parts.at(-1)!;
    part.push(to);
    const isEnd = isSame(to, line.at(-1)!) || isSame(to, line[0]!);
    const isOnCut = sidesOf(cut).some((side) => isOn(to, side)) || crossings.has(to);
    if (isOnCut && !isEnd && !isSame(from, to)) parts.push([to]);
  }
  return parts.filter((part) => part.length > 1);
}

/** Corners that stand on both lines; their numbers may be rounded beside them. */
const crossings = new WeakSet<Position>();

function splitArea(rings: readonly Position[][], cut: readonly Position[]): Position[][][] | undefined {
  const borders = rings.flatMap((ring, at) => sidesOf(turned(ring, at > 0)));
  const cuts = sidesOf(cut);
  const pieces = noded(borders, cuts).map((one): Piece => ({ ...one, isCut: false }));
  const inside = withoutEnds(
    noded(cuts, [...borders, ...cuts]).filter(({ from, to }) => isInside(middleOf(from, to), rings)),
    pieces,
  );
  if (!inside.length) return undefined;
  const faces = facesOf(
    pieces,
    inside.flatMap(({ from, to }) => [
      { from, to, isCut: true },
      { from: to, to: from, isCut: true },
    ]),
  );
  const outers = faces.filter((face) => turnOf(face) > 0);
  if (outers.length < 2) return undefined;
  const made = outers.toSorted((one, other) => turnOf(one) - turnOf(other)).map((outer) => [outer]);
  for (const hole of faces) {
    const area = -turnOf(hole);
    if (area < 0) continue;
    made.find(([outer]) => turnOf(outer!) > area * 1.000001 && hole.every((at) => sideOf(at, outer!) >= 0))?.push(hole);
  }
  return made;
}

const sidesOf = (line: readonly Position[]): Pick<Piece, "from" | "to">[] =>
  line.slice(1).map((to, at) => ({ from: line[at]!, to }));

type Side = Pick<Piece, "from" | "to">;

/** Sides that end at each crossing with others. */
function noded(sides: readonly Side[], others: readonly Side[]): Side[] {
  return sides.flatMap((side) => {
    const stops = others.flatMap((other) => meetings(side, other));
    const along = (at: Position) => Math.hypot(at[0]! - side.from[0]!, at[1]! - side.from[1]!);
    const all = [side.from, ...stops.toSorted((one, other) => along(one) - along(other)), side.to];
    return all.slice(1).flatMap((to, at) => (isSame(all[at]!, to) ? [] : [{ from: all[at]!, to }]));
  });
}

/** The corners that a side gets from another: the same numbers whichever of both is asked. */
function meetings(side: Side, other: Side): Position[] {
  const ends = [other.from, other.to].filter((end) => isOn(end, side));
  if (ends.length) return ends;
  if (isOn(side.from, other) || isOn(side.to, other)) return [];
  const [a, b] = [turn(side.from, side.to, other.from), turn(side.from, side.to, other.to)];
  const [c, d] = [turn(other.from, other.to, side.from), turn(other.from, other.to, side.to)];
  return a * b < 0 && c * d < 0 ? [sharedCrossing(side, other)] : [];
}

/** Computed once for both, in one order of the two. */
function sharedCrossing(side: Side, other: Side): Position {
  const order = [side, other].toSorted((one, two) => one.from[0]! - two.from[0]! || one.from[1]! - two.from[1]!);
  const at = crossingOf(order[0]!, order[1]!);
  crossings.add(at);
  return at;
}

/** Without pieces that end in the open: they divide nothing. */
function withoutEnds(cuts: readonly Side[], borders: readonly Side[]): Side[] {
  const onBorder = new Set(borders.map(({ from }) => keyOf(from)));
  let left = [...cuts];
  for (;;) {
    const counts = new Map<string, number>();
    for (const { from, to } of left)
      for (const end of [from, to]) counts.set(keyOf(end), (counts.get(keyOf(end)) ?? 0) + 1);
    const kept = left.filter(({ from, to }) =>
      [from, to].every((end) => onBorder.has(keyOf(end)) || counts.get(keyOf(end))! > 1),
    );
    if (kept.length === left.length) return kept;
    left = kept;
  }
}

/** The rings around each part. A cut with the same part on both sides divides nothing and is left out. */
function facesOf(borders: readonly Piece[], cuts: readonly Piece[]): Position[][] {
  for (let open = cuts; ;) {
    const ways = new Map<string, Piece[]>();
    for (const piece of [...borders, ...open])
      ways.set(keyOf(piece.from), [...(ways.get(keyOf(piece.from)) ?? []), piece]);
    const faceOf = new Map<Piece, number>();
    const faces: Piece[][] = [];
    for (const start of [...borders, ...open]) {
      if (faceOf.has(start)) continue;
      const face: Piece[] = [];
      for (let piece: Piece = start; !faceOf.has(piece); piece = nextOf(piece, ways)) {
        faceOf.set(piece, faces.length);
        face.push(piece);
      }
      faces.push(face);
    }
    const sides = new Map<string, number>();
    for (const piece of open) sides.set(`${keyOf(piece.from)} ${keyOf(piece.to)}`, faceOf.get(piece)!);
    const kept = open.filter((piece) => sides.get(`${keyOf(piece.to)} ${keyOf(piece.from)}`) !== faceOf.get(piece));
    if (kept.length === open.length) return faces.flatMap((face) => simple(face.map(({ from }) => from)));
    open = kept;
  }
}

/** A way that comes to a corner twice as rings that do not. */
function simple(corners: readonly Position[]): Position[][] {
  const rings: Position[][] = [];
  const way: Position[] = [];
  const places = new Map<string, number>();
  for (const corner of corners) {
    const start = places.get(keyOf(corner));
    if (start !== undefined) {
      const ring = way.splice(start);
      for (const at of ring) places.delete(keyOf(at));
      rings.push([...ring, ring[0]!]);
    }
    places.set(keyOf(corner), way.length);
    way.push(corner);
  }
  return [...rings, [...way, way[0]!]];
}

/** The way that keeps the part on the left: the next one clockwise from where this one came from. */
function nextOf({ from, to }: Piece, ways: ReadonlyMap<string, readonly Piece[]>): Piece {
  const angleOf = (at: Position) => Math.atan2(at[1]! - to[1]!, at[0]! - to[0]!);
  const back = angleOf(from);
  const angleTo = (piece: Piece) => {
    const by = (back - angleOf(piece.to) + 4 * Math.PI) % (2 * Math.PI);
    return by < 1e-12 ? 2 * Math.PI : by;
  };
  return ways.get(keyOf(to))!.reduce((best, one) => (angleTo(one) < angleTo(best) ? one : best));
}

const isInside = (at: Position, [outer, ...holes]: readonly Position[][]): boolean =>
  sideOf(at, outer!) > 0 && holes.every((hole) => sideOf(at, hole) < 0);

/** What is nearer to a side than a centimetre, in degrees, is on it: a snapped corner is rounded to seven digits. */
const nearest = 8e-8;

function isOn([x, y]: Position, { from, to }: Side): boolean {
  return distance(x!, y!, from[0]!, from[1]!, to[0]!, to[1]!) <= nearest;
}

const keyOf = ([x, y]: Position): string => `${x} ${y}`;
const isSame = (one: Position, other: Position): boolean => one[0] === other[0] && one[1] === other[1];
