/** Finding the vertex or side near a place in a plane. */

/** A line, ring or point: x, y, x, y, … */
export type Track = ArrayLike<number>;
export interface Snapped {
  x: number;
  y: number;
  isVertex: boolean;
}

/** The nearest vertex within `reach`, else the nearest place on a side; undefined when nothing is near. */
export function snap(x: number, y: number, tracks: Iterable<Track>, reach: number): Snapped | undefined {
  let vertex: Snapped | undefined;
  let side: Snapped | undefined;
  let [vertexReach, sideReach] = [reach, reach];
  for (const track of tracks)
    for (let at = 0; at < track.length; at += 2) {
      const [endX, endY] = [track[at]!, track[at + 1]!];
      const far = Math.hypot(endX - x, endY - y);
      if (far <= vertexReach) {
        vertexReach = far;
        vertex = { x: endX, y: endY, isVertex: true };
      }
      if (at === 0 || vertex) continue;
      const [startX, startY] = [track[at - 2]!, track[at - 1]!];
      const [wide, high] = [endX - startX, endY - startY];
      const along = ((x - startX) * wide + (y - startY) * high) / (wide * wide + high * high || 1);
      const share = Math.min(1, Math.max(0, along));
      const [nearX, nearY] = [startX + share * wide, startY + share * high];
      const away = Math.hypot(nearX - x, nearY - y);
      if (away > sideReach) continue;
      sideReach = away;
      side = { x: nearX, y: nearY, isVertex: false };
    }
  return vertex ?? side;
}
