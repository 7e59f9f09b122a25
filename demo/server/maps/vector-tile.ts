/** Vector tiles (MVT 2) of a layer's features, written by pbf. */
import { PbfWriter } from "pbf";
import { boxOfTile, toMetres, type Box, type Point } from "./mercator.ts";
import type { Drawn } from "./read-features.ts";
import { meets } from "./shapes.ts";

const extent = 4096;
/** Features are cut nowhere; those within this many units around the tile are in it, so that wide lines have no gaps. */
const buffer = 64;

/** A tile with one layer. Features are written whole, also where they go on beyond the tile. */
export function vectorTile(name: string, drawn: readonly Drawn[], { z, x, y }: { z: number; x: number; y: number }) {
  const box = boxOfTile(z, x, y);
  const reach = ((box[2] - box[0]) * buffer) / extent;
  const wide: Box = [box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach];
  const words = new Words();
  const features = drawn.filter((one) => meets(one.box, wide)).flatMap((one) => featureOf(one, box, words));
  const writer = new PbfWriter();
  if (features.length) writer.writeMessage(3, writeLayer, { name, features, words });
  return writer.finish();
}

interface Written {
  id: number;
  tags: number[];
  /** 1 points, 2 lines, 3 areas. */
  type: number;
  commands: number[];
}
const types = { point: 1, line: 2, area: 3 };

/** Nothing for a shape that is smaller than one unit. */
function featureOf({ feature, kind }: Drawn, box: Box, words: Words): Written[] {
  const parts = partsOf(feature.geometry).map(({ points, isHole }) => ({
    points: thinned(points.map((point) => onTile(point, box))),
    isHole,
  }));
  const commands = kind === "point" ? pointCommands(parts.map(({ points }) => points[0]!)) : pathCommands(parts, kind);
  const { id, properties } = feature;
  return commands.length ? [{ id, tags: words.tagsOf(properties), type: types[kind], commands }] : [];
}

interface Part {
  points: Point[];
  isHole: boolean;
}

/** The lines or rings of a geometry in metres. */
function partsOf({ type, coordinates }: Drawn["feature"]["geometry"]): Part[] {
  const given = coordinates as never;
  const line = (points: Point[], isHole = false): Part => ({ points: points.map(toMetres), isHole });
  const polygon = (rings: Point[][]) => rings.map((ring, at) => line(ring, at > 0));
  if (type === "Point") return [line([given])];
  if (type === "MultiPoint") return (given as Point[]).map((one) => line([one]));
  if (type === "LineString") return [line(given)];
  if (type === "MultiLineString") return (given as Point[][]).map((one) => line(one));
  return type === "Polygon" ? polygon(given) : (given as Point[][][]).flatMap(polygon);
}

const onTile = ([x, y]: Point, [left, bottom, right, top]: Box): Point => [
  Math.round(((x - left) / (right - left)) * extent),
  Math.round(((top - y) / (top - bottom)) * extent),
];

const thinned = (points: Point[]): Point[] =>
  points.filter(([x, y], at) => at === 0 || x !== points[at - 1]![0] || y !== points[at - 1]![1]);

const [moveTo, lineTo, closePath] = [1, 2, 7];
const command = (id: number, count: number) => (count << 3) | id;
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

function pointCommands(points: Point[]): number[] {
  let last: Point = [0, 0];
  const steps = points.flatMap((point) => {
    const step = [zigzag(point[0] - last[0]), zigzag(point[1] - last[1])];
    last = point;
    return step;
  });
  return [command(moveTo, points.length), ...steps];
}

function pathCommands(parts: Part[], kind: "line" | "area"): number[] {
  let last: Point = [0, 0];
  const made: number[] = [];
  const go = (point: Point) => {
    made.push(zigzag(point[0] - last[0]), zigzag(point[1] - last[1]));
    last = point;
  };
  for (const { points, isHole } of parts) {
    const path = kind === "area" ? turned(points.slice(0, -1), isHole) : points;
    if (path.length < (kind === "area" ? 3 : 2)) continue;
    made.push(command(moveTo, 1));
    go(path[0]!);
    made.push(command(lineTo, path.length - 1));
    path.slice(1).forEach(go);
    if (kind === "area") made.push(command(closePath, 1));
  }
  return made;
}

/** Outer rings have a positive area with y downwards, holes a negative one. */
function turned(ring: Point[], isHole: boolean): Point[] {
  const area = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return area > 0 === isHole ? ring.toReversed() : ring;
}

/** Keys and values of all features, each once. */
class Words {
  readonly keys = new Map<string, number>();
  readonly values = new Map<unknown, number>();

  tagsOf(properties: Record<string, unknown>): number[] {
    return Object.entries(properties).flatMap(([key, value]) =>
      ["string", "number", "boolean"].includes(typeof value)
        ? [indexIn(this.keys, key), indexIn(this.values, value)]
        : [],
    );
  }
}

function indexIn<Key>(known: Map<Key, number>, key: Key): number {
  const index = known.get(key) ?? known.size;
  known.set(key, index);
  return index;
}

function writeLayer(given: { name: string; features: Written[]; words: Words }, writer: PbfWriter): void {
  writer.writeVarintField(15, 2);
  writer.writeStringField(1, given.name);
  for (const feature of given.features) writer.writeMessage(2, writeFeature, feature);
  for (const key of given.words.keys.keys()) writer.writeStringField(3, key);
  for (const value of given.words.values.keys()) writer.writeMessage(4, writeValue, value);
  writer.writeVarintField(5, extent);
}

function writeFeature({ id, tags, type, commands }: Written, writer: PbfWriter): void {
  writer.writeVarintField(1, id);
  writer.writePackedVarint(2, tags);
  writer.writeVarintField(3, type);
  writer.writePackedVarint(4, commands);
}

function writeValue(value: unknown, writer: PbfWriter): void {
  if (typeof value === "string") writer.writeStringField(1, value);
  else if (typeof value === "number") writer.writeDoubleField(3, value);
  else writer.writeBooleanField(7, value === true);
}
