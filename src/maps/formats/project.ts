import proj4 from "proj4";
import type { Position } from "geojson";
import type { Shape } from "../geometry/shape-kind.ts";

/** What makes degrees of positions in a system. @param definition a string for PROJ, or the text of a .prj file */
export function fromDefinition(definition: string): (shape: Shape) => Shape {
  const converter = proj4(definition);
  const all = (value: unknown): unknown => {
    const list = value as unknown[];
    if (typeof list[0] !== "number") return list.map(all);
    const [x, y, ...height] = list as Position;
    const [lng, lat] = converter.inverse([x!, y!]);
    // a tenth of a millimetre
    return [Number(lng.toFixed(9)), Number(lat.toFixed(9)), ...height];
  };
  return ({ type, coordinates }) => ({ type, coordinates: all(coordinates) }) as Shape;
}
