/** Web Mercator (EPSG:3857): metres from longitude 0 and the equator. */
export type Box = [left: number, bottom: number, right: number, top: number];
export type Point = [x: number, y: number];

export const halfWorld = 20037508.342789244;

export const toMetres = ([longitude, latitude]: Point): Point => [
  (longitude * halfWorld) / 180,
  (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * halfWorld) / Math.PI,
];

export const toDegrees = ([x, y]: Point): Point => [
  (x * 180) / halfWorld,
  (Math.atan(Math.exp((y * Math.PI) / halfWorld)) * 4 * 90) / Math.PI - 90,
];

/** The box of a tile; `y` counts from the north. */
export function boxOfTile(zoom: number, x: number, y: number): Box {
  const side = (2 * halfWorld) / 2 ** zoom;
  return [-halfWorld + x * side, halfWorld - (y + 1) * side, -halfWorld + (x + 1) * side, halfWorld - y * side];
}
