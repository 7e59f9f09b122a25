import type { Queryable } from "../database/database.ts";
import { joined, name, rows, sql } from "../database/sql.ts";
import { ground } from "./ground.ts";
import type { PlanLayer } from "./plan-layers.ts";
import { shapeOf, type Shape } from "./shapes.ts";
import { isGeometry } from "./stored-geometry.ts";

export interface Feature {
  type: "Feature";
  id: number;
  properties: Record<string, unknown>;
  geometry: { type: string; coordinates: unknown };
}

/** All features of a layer; the key is a property too, under the column's name, and `color` six hex digits. */
export async function readFeatures(database: Queryable, layer: PlanLayer): Promise<Feature[]> {
  if (!layer.table)
    return [{ type: "Feature", id: 1, properties: { name: layer.title }, geometry: ground[layer.name]! }];
  const columns = joined([layer.key, ...layer.properties].map(name));
  const found = await rows<Record<string, unknown>>(
    database,
    sql`select ${columns}, ${name(layer.column)} as geometry from ${name(layer.table)}
        where ${name(layer.column)} is not null order by ${name(layer.key)}`,
  );
  // an older version of the server stored any JSON as a geometry
  const placed = found.filter(({ geometry }) => isGeometry(geometry, "earth"));
  return placed.map(({ geometry, ...properties }) => {
    const { fill, stroke } = layer.look(properties, 1) ?? {};
    return {
      type: "Feature",
      id: properties[layer.key] as number,
      properties: { ...properties, color: (fill ?? stroke ?? "").slice(1) },
      geometry: geometry as Feature["geometry"],
    };
  });
}

export interface Drawn extends Shape {
  feature: Feature;
}
/** How long painted features are taken from memory before they are read again. */
const keptMs = 5000;
const kept = new WeakMap<Queryable, Map<string, { at: number; drawn: Promise<Drawn[]> }>>();

/** The features as shapes in metres of the map. */
export function readDrawn(database: Queryable, layer: PlanLayer): Promise<Drawn[]> {
  const layers = kept.get(database) ?? new Map<string, { at: number; drawn: Promise<Drawn[]> }>();
  kept.set(database, layers);
  const known = layers.get(layer.name);
  if (known && Date.now() - known.at < keptMs) return known.drawn;
  const drawn = readFeatures(database, layer).then((features) =>
    features.flatMap((feature) => {
      const shape = shapeOf(feature.geometry);
      return shape ? [{ ...shape, feature }] : [];
    }),
  );
  layers.set(layer.name, { at: Date.now(), drawn });
  drawn.catch(() => layers.delete(layer.name)); // a failure is not kept
  return drawn;
}
