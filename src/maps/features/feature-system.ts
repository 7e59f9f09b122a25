/** The reference system of features, and the way from it to degrees. */
import type { Position } from "geojson";
import { codeIn, isDegrees } from "../geometry/own-system.ts";
import type { Shape } from "../geometry/shape-kind.ts";

/** Makes degrees of positions in another system; undefined for degrees. May throw for numbers that do not belong to it. */
type Convert = ((shape: Shape) => Shape) | undefined;

/** The one system in metres that map services use too. */
const mercator = new Set([3857, 900913, 102100]);
const radius = 6378137;

/** The projections load when features need them. @returns null for a system that is not known */
export async function fromSystem(name: string | undefined): Promise<Convert | null> {
  if (name === undefined || isDegrees(name)) return undefined;
  const code = codeIn(name);
  if (mercator.has(code)) return fromMercator;
  const { systemOf } = await import("../formats/systems.ts");
  const system = systemOf(code);
  if (!system) return null;
  const { fromDefinition } = await import("../formats/project.ts");
  return fromDefinition(system.definition);
}

function fromMercator({ type, coordinates }: Shape): Shape {
  const all = (value: unknown): unknown => {
    if (!Array.isArray(value) || typeof value[0] !== "number") return (value as unknown[]).map(all);
    const [x, y, ...height] = value as Position;
    return [degrees(x! / radius), degrees(Math.atan(Math.sinh(y! / radius))), ...height];
  };
  return { type, coordinates: all(coordinates) } as Shape;
}
const degrees = (radians: number): number => (radians * 180) / Math.PI;
