/** Moving, turning and scaling of a whole geometry in the Mercator plane of the ellipsoid, which keeps its angles. */
import type { Position } from "geojson";
import { withPlaces } from "../geometry/places.ts";
import type { Shape } from "../geometry/shape-kind.ts";
import { partsOf } from "../features/placed-feature.ts";

/** In degrees of longitude along both axes. */
type Place = readonly [x: number, y: number];

export interface Change {
  /** Where its middle goes, longitude and latitude. */
  to?: Position;
  /** Degrees, counter-clockwise. */
  turn?: number;
  /** 2 is twice as wide and high. */
  scale?: number;
}

const degree = Math.PI / 180;
/** Eccentricity of WGS 84. */
const e = 0.0818191908426;
const bend = (lat: number): number => e * Math.atanh(e * Math.sin(lat));
/** Isometric latitude (Snyder, Map Projections, 1987, equation 7-7). */
const flat = ([lng, lat]: Position): Place => [
  lng!,
  (Math.asinh(Math.tan(lat! * degree)) - bend(lat! * degree)) / degree,
];
/** The other way, by iteration: each step is 150 times nearer. */
function round([x, y]: Place): Position {
  let lat = Math.atan(Math.sinh(y * degree));
  for (let step = 0; step < 7; step++) lat = Math.atan(Math.sinh(y * degree + bend(lat)));
  return [x, lat / degree];
}
/** A tenth of a millimetre. */
const short = (degrees: number): number => Number(degrees.toFixed(9));

/** The middle of the box around a geometry. */
export function middleOf(shape: Shape): Position {
  const all = partsOf(shape).flat().map(flat);
  const middle = (axis: 0 | 1) => {
    const values = all.map((at) => at[axis]);
    return (
      (values.reduce((one, other) => Math.min(one, other)) + values.reduce((one, other) => Math.max(one, other))) / 2
    );
  };
  return round([middle(0), middle(1)]);
}

/** A geometry that is moved, turned and scaled around its middle. Heights stay. */
export function transform(shape: Shape, { to, turn = 0, scale = 1 }: Change): Shape {
  const middle = flat(middleOf(shape));
  const goal = to ? flat(to) : middle;
  const [cosine, sine] = [Math.cos(turn * degree) * scale, Math.sin(turn * degree) * scale];
  const moved = (at: Position): Position => {
    const [x, y] = flat(at);
    const [fromX, fromY] = [x - middle[0], y - middle[1]];
    const isTurned = turn !== 0 || scale !== 1;
    const place: Place = isTurned
      ? [goal[0] + fromX * cosine - fromY * sine, goal[1] + fromX * sine + fromY * cosine]
      : [x + goal[0] - middle[0], y + goal[1] - middle[1]];
    return [...round(place).map(short), ...at.slice(2)];
  };
  return withPlaces(shape, moved);
}

/** The place so many metres to the east and the north of another, on the ellipsoid. */
export function shifted([lng, lat]: Position, east: number, north: number): Position {
  const { sin, cos, sqrt } = Math;
  const bent = 1 - (e * sin(lat! * degree)) ** 2;
  const [across, along] = [6378137 / sqrt(bent), (6378137 * (1 - e * e)) / bent ** 1.5];
  return [lng! + east / (across * cos(lat! * degree)) / degree, lat! + north / along / degree];
}
