/** Heights (the third number of a position) of corners that a change has made. */
import type { Position } from "geojson";
import { distance, partsOf } from "../features/placed-feature.ts";
import { kindOf, type Shape } from "../geometry/shape-kind.ts";

/** The middle of a side; its height, when both ends have one, is between theirs. */
export function middleOf(from: Position, to: Position): Position {
  return between(from, to, 0.5, [(from[0]! + to[0]!) / 2, (from[1]! + to[1]!) / 2]);
}

/**
 * The shape with heights as `from`, of which it was made: a corner that was there keeps its own, one on a side gets the
 * height of the side there, any other one lies between the corners before and after it.
 */
export function withHeights(shape: Shape, from: readonly Shape[]): Shape {
  const lines = from.flatMap(partsOf);
  const known = new Map<string, Position>();
  for (const line of lines) for (const at of line) if (at.length > 2) known.set(keyOf(at), at);
  if (known.size === 0) return shape;
  const sides = lines.flatMap((line) => line.slice(1).map((to, at) => [line[at]!, to] as const));
  const isRing = kindOf(shape.type) === "Polygon";
  const high = (at: Position) => known.get(keyOf(at)) ?? onSide(at, sides);
  const walk = (value: unknown): unknown => {
    const list = value as Position[] | Position[][];
    return typeof list[0]?.[0] === "number" ? filled((list as Position[]).map(high), isRing) : list.map(walk);
  };
  if (shape.type === "Point") return shape;
  return { type: shape.type, coordinates: walk(shape.coordinates) } as Shape;
}

const keyOf = ([x, y]: Position): string => `${x} ${y}`;

/** What is nearer to a side than a millimetre, in degrees, is on it. */
const nearest = 1e-8;

function onSide(at: Position, sides: readonly (readonly [Position, Position])[]): Position {
  const [x, y] = at;
  for (const [from, to] of sides)
    if (from.length > 2 && to.length > 2 && distance(x!, y!, from[0]!, from[1]!, to[0]!, to[1]!) <= nearest)
      return between(from, to, far(from, at) / (far(from, to) || 1), at);
  return at;
}

/** Corners without a height between two with one, along the line; nothing is invented beyond the ends of a line. */
function filled(line: readonly Position[], isRing: boolean): Position[] {
  const isHigh = (at: Position) => at.length > 2;
  const corners = isRing ? line.slice(0, -1) : line;
  const count = corners.length;
  const made = corners.map((corner, at) => {
    if (isHigh(corner)) return corner;
    const way = (step: 1 | -1) => {
      let [length, last] = [0, corner];
      for (let by = 1; by < count; by++) {
        const next = isRing ? corners.at((at + step * by) % count) : corners[at + step * by];
        if (!next) break;
        length += far(last, next);
        last = next;
        if (isHigh(next)) return { length, end: next };
      }
      return undefined;
    };
    const [before, after] = [way(-1), way(1)];
    if (!before || !after) return corner;
    return between(before.end, after.end, before.length / (before.length + after.length), corner);
  });
  return isRing ? [...made, made[0]!] : made;
}

const far = (one: Position, other: Position): number => Math.hypot(one[0]! - other[0]!, one[1]! - other[1]!);

/** The place with a height `share` of the way from one to the other. */
function between(from: Position, to: Position, share: number, [x, y]: Position): Position {
  const [low, high] = [from[2], to[2]];
  return low === undefined || high === undefined ? [x!, y!] : [x!, y!, low + (high - low) * share];
}
