/** How features look on a canvas: areas, lines, points, clusters of points, the marked ones. */
import { isCluster, type Cluster } from "../../src/maps/features/clusters.ts";
import type { Placed } from "../../src/maps/features/placed-feature.ts";
import type { Sheet } from "../../src/vendors/leaflet/canvas-layer.ts";

/** R9.1-10 */
export const pointLook = { radius: 5, fill: "#ff7800", weight: 1, fillOpacity: 0.8 };
const areaOpacity = 0.35;
/** Features in one path; their outer rings turn the same way, so overlapping areas do not cut each other out. */
const batch = 400;
/** An area or line smaller than this, in px, is drawn as a dot. */
const dotPx = 1.5;
type Pen = CanvasRenderingContext2D;

/** Draws batch by batch: areas, then lines, then points; yields after each. */
export function* paintFeatures(pen: Pen, features: readonly Placed[], sheet: Sheet): Generator<void> {
  for (const kind of ["area", "line", "point"] as const) {
    const byColor = new Map<string, Placed[]>();
    for (const feature of features) {
      if (feature.kind !== kind || isCluster(feature)) continue;
      const color = feature.color ?? pointLook.fill;
      const list = byColor.get(color);
      if (list) list.push(feature);
      else byColor.set(color, [feature]);
    }
    yield;
    for (const [color, list] of byColor)
      for (let at = 0; at < list.length; at += batch) {
        stroke(pen, kind, color, list.slice(at, at + batch), sheet);
        yield;
      }
  }
  for (const one of features) if (isCluster(one)) paintCluster(pen, one, sheet);
}

/** A wide line around a feature, readable on any ground. */
export function markFeature(pen: Pen, { kind, parts }: Placed, sheet: Sheet): void {
  pen.beginPath();
  for (const part of parts) {
    if (kind === "point") circle(pen, part, sheet, pointLook.radius);
    else path(pen, part, sheet, kind === "area");
  }
  for (const [color, width] of [
    ["#fff", 7],
    ["#1d5fc2", 4],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke();
  }
}

function stroke(pen: Pen, kind: Placed["kind"], color: string, features: Placed[], sheet: Sheet): void {
  pen.beginPath();
  for (const feature of features) trace(pen, feature, sheet);
  pen.fillStyle = color;
  pen.strokeStyle = kind === "point" ? "#000" : color;
  pen.lineWidth = kind === "line" ? 3 : pointLook.weight;
  pen.globalAlpha = kind === "area" ? areaOpacity : pointLook.fillOpacity;
  if (kind !== "line") pen.fill();
  pen.globalAlpha = 1;
  pen.stroke();
}

function trace(pen: Pen, { kind, parts, box }: Placed, sheet: Sheet): void {
  const { scale, left, top } = sheet;
  if (kind === "point") {
    for (const part of parts) circle(pen, part, sheet, pointLook.radius);
    return;
  }
  if ((box[2] - box[0]) * scale < dotPx && (box[3] - box[1]) * scale < dotPx)
    return pen.rect(Math.round(box[0] * scale - left), Math.round(box[1] * scale - top), 1, 1);
  for (const part of parts) path(pen, part, sheet, kind === "area");
}

function circle(pen: Pen, part: Float64Array, { scale, left, top }: Sheet, radius: number): void {
  const [x, y] = [part[0]! * scale - left, part[1]! * scale - top];
  pen.moveTo(x + radius, y);
  pen.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Vertices nearer than 0.8 px to the one before are not drawn. */
function path(pen: Pen, part: Float64Array, { scale, left, top }: Sheet, isArea: boolean): void {
  let [lastX, lastY] = [part[0]! * scale - left, part[1]! * scale - top];
  pen.moveTo(lastX, lastY);
  for (let at = 2; at < part.length; at += 2) {
    const [x, y] = [part[at]! * scale - left, part[at + 1]! * scale - top];
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < 0.8 && at + 2 < part.length) continue;
    pen.lineTo(x, y);
    [lastX, lastY] = [x, y];
  }
  if (isArea) pen.closePath();
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
