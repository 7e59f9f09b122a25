/** Lines and rings with only as many vertices as can be seen at a zoom, made once and kept. */
import type { Placed } from "./placed-feature.ts";

/** Vertices nearer than this to the one before cannot be told apart, in px. */
export const leastPx = 0.8;
/** A feature with no more numbers than this is drawn as it is. */
const fewNumbers = 64;
/** From this zoom on all vertices are drawn. */
const wholeZoom = 20;

/** The parts of a feature for a map with this scale (px for one px at zoom 0). */
export function partsAt(feature: Placed, scale: number): readonly number[][] {
  const { parts } = feature;
  const zoom = Math.ceil(Math.log2(scale));
  if (feature.kind === "point" || zoom >= wholeZoom || !parts.some(({ length }) => length > fewNumbers)) return parts;
  const levels = (feature.levels ??= new Map());
  const known = levels.get(zoom);
  if (known) return known;
  // twice as close as the vertices of this zoom, whose pictures may be enlarged to the next
  const made = parts.map((part) => thinned(part, leastPx / 2 ** zoom));
  levels.set(zoom, made);
  return made;
}

/** Without vertices nearer than `least` to the one before; the first and the last stay, a ring stays closed. */
export function thinned(part: number[], least: number): number[] {
  const { length } = part;
  const made = [part[0]!, part[1]!];
  let [lastX, lastY] = [part[0]!, part[1]!];
  for (let at = 2; at < length - 2; at += 2) {
    const [x, y] = [part[at]!, part[at + 1]!];
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < least) continue;
    made.push(x, y);
    [lastX, lastY] = [x, y];
  }
  made.push(part[length - 2]!, part[length - 1]!);
  return made.length < length ? made : part;
}
