/** How features look on a canvas: areas, lines, points, clusters of points, the marked ones. */
import { isCluster, type Cluster } from "../../src/maps/features/clusters.ts";
import { partsAt } from "../../src/maps/features/level-of-detail.ts";
import type { Placed } from "../../src/maps/features/placed-feature.ts";
import type { Sheet } from "../../src/vendors/leaflet/canvas-layer.ts";
import { isWithin, traceCut, tracePart } from "./trace-part.ts";

/** R9.1-10 */
export const pointLook = { radius: 5, fill: "#ff7800", weight: 1, fillOpacity: 0.8 };
const areaOpacity = 0.35;
/** One path holds this many features, or vertices, at the most; more make the browser slow. Outer rings turn the same way, so overlapping areas do not cut each other out. */
const most = { features: 400, numbers: 6000 };
/** Features that are sorted between two steps. */
const stepCount = 4000;
/** An area or line smaller than this, in px, is drawn as a dot. */
const dotPx = 1.5;
type Pen = CanvasRenderingContext2D;

/** Draws batch by batch: areas, then lines, then points; yields after each. */
export function* paintFeatures(pen: Pen, features: readonly Placed[], sheet: Sheet): Generator<void> {
  const sorted = yield* byKind(features);
  for (const kind of ["area", "line", "point"] as const)
    for (const [color, list] of sorted[kind]) yield* paintAlike(pen, { kind, color }, list, sheet);
  for (const one of sorted.clusters) paintCluster(pen, one, sheet);
}

type ByColor = Map<string, Placed[]>;
type Sorted = Record<Placed["kind"], ByColor> & { clusters: Cluster[] };

function* byKind(features: readonly Placed[]): Generator<void, Sorted> {
  const sorted: Sorted = { area: new Map(), line: new Map(), point: new Map(), clusters: [] };
  let count = 0;
  for (const feature of features) {
    if (++count % stepCount === 0) yield;
    if (isCluster(feature)) {
      sorted.clusters.push(feature);
      continue;
    }
    const color = feature.color ?? pointLook.fill;
    const list = sorted[feature.kind].get(color);
    if (list) list.push(feature);
    else sorted[feature.kind].set(color, [feature]);
  }
  return sorted;
}

function* paintAlike(pen: Pen, look: Look, features: readonly Placed[], sheet: Sheet): Generator<void> {
  let [count, numbers] = [0, 0];
  pen.beginPath();
  for (const feature of features) {
    numbers += trace(pen, feature, sheet);
    if (++count < most.features && numbers < most.numbers) continue;
    stroke(pen, look);
    yield;
    pen.beginPath();
    [count, numbers] = [0, 0];
  }
  if (count) stroke(pen, look);
  yield;
}

/** A wide line around a feature, readable on any ground. */
export function markFeature(pen: Pen, feature: Placed, sheet: Sheet): void {
  pen.beginPath();
  outline(pen, feature, sheet);
  for (const [color, width] of [
    ["#fff", 7],
    ["#1d5fc2", 4],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke();
  }
}

interface Look {
  kind: Placed["kind"];
  color: string;
}

function stroke(pen: Pen, { kind, color }: Look): void {
  pen.fillStyle = color;
  pen.strokeStyle = kind === "point" ? "#000" : color;
  pen.lineWidth = kind === "line" ? 3 : pointLook.weight;
  pen.globalAlpha = kind === "area" ? areaOpacity : pointLook.fillOpacity;
  if (kind !== "line") pen.fill();
  pen.globalAlpha = 1;
  pen.stroke();
}

/** @returns how many numbers it has put into the path */
function trace(pen: Pen, feature: Placed, sheet: Sheet): number {
  const { kind, box } = feature;
  const { scale, left, top } = sheet;
  if (kind !== "point" && (box[2] - box[0]) * scale < dotPx && (box[3] - box[1]) * scale < dotPx) {
    pen.rect(Math.round(box[0] * scale - left), Math.round(box[1] * scale - top), 1, 1);
    return 8;
  }
  return outline(pen, feature, sheet);
}

function outline(pen: Pen, feature: Placed, sheet: Sheet): number {
  const { kind, box } = feature;
  const put = isWithin(box, sheet) ? tracePart : traceCut;
  let numbers = 0;
  for (const part of partsAt(feature, sheet.scale)) {
    numbers += part.length;
    if (kind === "point") circle(pen, part, sheet, pointLook.radius);
    else put(pen, part, sheet);
    if (kind === "area") pen.closePath();
  }
  return numbers;
}

function circle(pen: Pen, part: readonly number[], { scale, left, top }: Sheet, radius: number): void {
  const [x, y] = [part[0]! * scale - left, part[1]! * scale - top];
  pen.moveTo(x + radius, y);
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

/** The radius of a cluster's circle in px. */
export const clusterRadius = (count: number): number => 11 + 3 * Math.min(4, Math.log10(count));

function paintCluster(pen: Pen, { parts, count }: Cluster, sheet: Sheet): void {
  const [part] = parts;
  pen.beginPath();
  circle(pen, part!, sheet, clusterRadius(count));
  pen.fillStyle = "#1d5fc2";
  pen.strokeStyle = "#fff";
  pen.lineWidth = 3;
  pen.stroke();
  pen.fill();
  pen.fillStyle = "#fff";
  pen.font = "600 12px system-ui, sans-serif";
  [pen.textAlign, pen.textBaseline] = ["center", "middle"];
  pen.fillText(String(count), part![0]! * sheet.scale - sheet.left, part![1]! * sheet.scale - sheet.top);
}
