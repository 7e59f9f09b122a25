/** Vector tiles (MVT 2) as features in the map's plane. */
import { VectorTile, type VectorTileFeature, type VectorTileLayer } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import type { Position } from "geojson";
import { plainColor } from "../../maps/layers/plain-color.ts";
import { boxOf, type Placed } from "../../maps/features/placed-feature.ts";
import type { Shape } from "../../maps/geometry/shape-kind.ts";
import { boxOf as boxOfTile, sideOf, type TilePlace } from "../../maps/tiles/tile-grid.ts";

interface How {
  /** The property that holds the primary key; without it the id of the feature. */
  key: string;
  /** Names of the layers in the tile; all of them when empty. */
  parts: readonly string[];
}

/** The features of a tile, in the order of its layers. @throws for bytes that are no vector tile */
export function readTile(bytes: ArrayBuffer, tile: TilePlace, { key, parts }: How): Placed[] {
  const { layers } = new VectorTile(new PbfReader(bytes));
  const wanted = parts.length ? parts.flatMap((name) => layers[name] ?? []) : Object.values(layers);
  return wanted.flatMap((layer) => featuresOf(layer, tile, key));
}

function featuresOf(layer: VectorTileLayer, tile: TilePlace, key: string): Placed[] {
  const made: Placed[] = [];
  for (let at = 0; at < layer.length; at++) {
    const one = placed(layer.feature(at), tile, key);
    if (one) made.push(one);
  }
  return made;
}

const kinds = [undefined, "point", "line", "area"] as const;

/** Undefined for an unknown or empty geometry. The rings of areas turn as those of `place` do: the format demands it. */
function placed(feature: VectorTileFeature, tile: TilePlace, key: string): Placed | undefined {
  const kind = kinds[feature.type];
  if (!kind) return undefined;
  const [left, top] = boxOfTile(tile);
  const scale = sideOf(tile.zoom) / feature.extent;
  const lines = feature.loadGeometry();
  const points = kind === "point" ? lines.flat().map((one) => [one]) : lines;
  const parts = points
    .filter(({ length }) => length >= (kind === "point" ? 1 : 2))
    .map((line) => line.flatMap(({ x, y }) => [left + x * scale, top + y * scale]));
  if (!parts.length) return undefined;
  const box = boxOf(parts);
  const { properties } = feature;
  const id = properties[key] ?? feature.id;
  return {
    id: id === undefined ? "" : String(id),
    properties,
    kind,
    parts,
    box,
    color: plainColor(properties["color"]),
    get geometry() {
      return shapeOf(kind, parts);
    },
  };
}

/** In degrees, as exact as the tile is; holes are not told from outer rings. */
function shapeOf(kind: Placed["kind"], parts: readonly number[][]): Shape {
  const lines = parts.map(positionsOf);
  if (kind === "point") return { type: "MultiPoint", coordinates: lines.map(([one]) => one!) };
  if (kind === "line") return { type: "MultiLineString", coordinates: lines };
  return { type: "MultiPolygon", coordinates: lines.map((ring) => [ring]) };
}

function positionsOf(part: number[]): Position[] {
  return Array.from({ length: part.length / 2 }, (_, at) => {
    const [x, y] = [part[2 * at]!, part[2 * at + 1]!];
    return [(x / 256) * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - y / 128))) * 180) / Math.PI];
  });
}
