/** The five files of a Shapefile with one record (ESRI Shapefile Technical Description, July 1998; dBASE III). */
import { strToU8 } from "fflate";
import type { Position } from "geojson";
import { partsOf } from "../features/placed-feature.ts";
import { kindOf, type Shape } from "../geometry/shape-kind.ts";
import { rightHanded } from "../geometry/ring-turns.ts";

const degrees =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
/** Bytes of the column `name`; also the most that the format has. */
const nameBytes = 254;
const kinds = { point: 1, line: 3, area: 5, points: 8 };

export function writeShapefile(shape: Shape, name: string): Record<string, Uint8Array> {
  const kind = kindOf(shape.type);
  const code =
    shape.type === "Point"
      ? kinds.point
      : kind === "Point"
        ? kinds.points
        : kind === "LineString"
          ? kinds.line
          : kinds.area;
  // outer rings run clockwise, unlike GeoJSON's
  const parts = partsOf(rightHanded(shape)).map((part) => (kind === "Polygon" ? part.toReversed() : part));
  const record = recordOf(code, parts);
  const box = boxOf(parts);
  const index = new DataView(new ArrayBuffer(8));
  index.setInt32(0, 50);
  index.setInt32(4, record.byteLength / 2);
  const number = new DataView(new ArrayBuffer(8));
  number.setInt32(0, 1);
  number.setInt32(4, record.byteLength / 2);
  return {
    "shape.shp": joined(head(code, box, 108 + record.byteLength), number, record),
    "shape.shx": joined(head(code, box, 108), index),
    "shape.dbf": tableOf(name),
    "shape.prj": strToU8(degrees),
    "shape.cpg": strToU8("UTF-8"),
  };
}

/** File code, length in 16-bit words (big-endian), version, kind, box (little-endian). */
function head(code: number, box: readonly number[], bytes: number): DataView {
  const view = new DataView(new ArrayBuffer(100));
  view.setInt32(0, 9994);
  view.setInt32(24, bytes / 2);
  view.setInt32(28, 1000, true);
  view.setInt32(32, code, true);
  box.forEach((one, at) => view.setFloat64(36 + at * 8, one, true));
  return view;
}

function recordOf(code: number, parts: readonly Position[][]): DataView {
  const places = parts.flat();
  const hasParts = code === kinds.line || code === kinds.area;
  const before = code === kinds.point ? 4 : 40 + (hasParts ? 4 + parts.length * 4 : 0);
  const view = new DataView(new ArrayBuffer(before + places.length * 16));
  view.setInt32(0, code, true);
  if (code !== kinds.point) {
    boxOf(parts).forEach((one, at) => view.setFloat64(4 + at * 8, one, true));
    if (hasParts) view.setInt32(36, parts.length, true);
    view.setInt32(hasParts ? 40 : 36, places.length, true);
  }
  if (hasParts) {
    let start = 0;
    parts.forEach((part, at) => {
      view.setInt32(44 + at * 4, start, true);
      start += part.length;
    });
  }
  places.forEach(([x, y], at) => {
    view.setFloat64(before + at * 16, x!, true);
    view.setFloat64(before + at * 16 + 8, y!, true);
  });
  return view;
}

/** Left, bottom, right, top. */
function boxOf(parts: readonly Position[][]): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of parts.flat()) {
    box[0] = Math.min(box[0], x!);
    box[1] = Math.min(box[1], y!);
    box[2] = Math.max(box[2], x!);
    box[3] = Math.max(box[3], y!);
  }
  return box;
}

/** One row with the column `name`. */
function tableOf(name: string): Uint8Array {
  const whole = strToU8(name);
  let end = Math.min(whole.length, nameBytes);
  // not within a letter of several bytes
  while ((whole[end]! & 0xc0) === 0x80) end--;
  const text = whole.subarray(0, end);
  const bytes = new Uint8Array(65 + 1 + nameBytes + 1).fill(0x20, 65);
  const view = new DataView(bytes.buffer);
  bytes.set([3, 100, 1, 1]);
  view.setInt32(4, 1, true);
  view.setInt16(8, 65, true);
  view.setInt16(10, 1 + nameBytes, true);
  bytes.set(strToU8("name"), 32);
  bytes[43] = "C".charCodeAt(0);
  bytes[48] = nameBytes;
  bytes[64] = 0x0d;
  bytes.set(text, 66);
  bytes[bytes.length - 1] = 0x1a;
  return bytes;
}

function joined(...parts: readonly DataView[]): Uint8Array {
  const made = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteLength } of parts) {
    made.set(new Uint8Array(buffer), at);
    at += byteLength;
  }
  return made;
}
