/**
 * One canvas for all features of a layer. While the map is moved the canvas moves with it; afterwards it is drawn anew in
 * slices, behind the old picture, so that no task is long.
 */
import { CanvasLayer, type Sheet } from "../../src/vendors/leaflet/canvas-layer.ts";
import { FeatureIndex } from "../../src/maps/features/feature-index.ts";
import type { Placed } from "../../src/maps/features/placed-feature.ts";

/** R9.1-10 */
export const pointLook = { radius: 5, fill: "#ff7800", weight: 1, fillOpacity: 0.8 };
const areaOpacity = 0.35;
/** Features in one path; their outer rings turn the same way, so overlapping areas do not cut each other out. */
const batch = 400;
/** The longest task in ms. */
const sliceMs = 12;

export class FeatureCanvas extends CanvasLayer {
  index = new FeatureIndex([]);
  #highlighted: string | undefined;
  #drawing = 0;

  set features(all: readonly Placed[]) {
    this.index = new FeatureIndex(all);
    this.redraw();
  }

  /** The id of the feature that is drawn stronger. */
  set highlighted(id: string | undefined) {
    if (id === this.#highlighted) return;
    this.#highlighted = id;
    this.redraw();
  }

  protected override stop(): void {
    cancelAnimationFrame(this.#drawing);
  }

  /** Draws into a new bitmap, slice by slice, and then shows it. */
  protected override draw(sheet: Sheet): void {
    const { left, top, width, height, scale } = sheet;
    const bitmap = document.createElement("canvas");
    const pen = bitmap.getContext("2d")!;
    [bitmap.width, bitmap.height] = [width, height].map((px) => Math.ceil(px * devicePixelRatio)) as [number, number];
    pen.scale(devicePixelRatio, devicePixelRatio);
    const reach = 2 * pointLook.radius;
    const features = this.index.within([
      (left - reach) / scale,
      (top - reach) / scale,
      (left + width + reach) / scale,
      (top + height + reach) / scale,
    ]);
    const marked = this.#highlighted ? features.filter(({ id }) => id === this.#highlighted) : [];
    const steps = paint(pen, features, marked, sheet);
    const slice = () => {
      const end = performance.now() + sliceMs;
      do if (steps.next().done) return this.show(bitmap);
      while (performance.now() < end);
      this.#drawing = requestAnimationFrame(slice);
    };
    slice();
  }
}

/** Draws batch by batch: areas, then lines, then points; yields after each. */
function* paint(pen: CanvasRenderingContext2D, features: Placed[], marked: Placed[], sheet: Sheet): Generator<void> {
  for (const kind of ["area", "line", "point"] as const) {
    const byColor = new Map<string, Placed[]>();
    for (const feature of features) {
      if (feature.kind !== kind) continue;
      const color = feature.color ?? pointLook.fill;
      const list = byColor.get(color);
      if (list) list.push(feature);
      else byColor.set(color, [feature]);
    }
    for (const [color, list] of byColor)
      for (let at = 0; at < list.length; at += batch) {
        stroke(pen, kind, color, list.slice(at, at + batch), sheet);
        yield;
      }
  }
  for (const one of marked) mark(pen, one, sheet);
}

/** A wide line around a feature, readable on any ground. */
function mark(pen: CanvasRenderingContext2D, { kind, parts }: Placed, sheet: Sheet): void {
  pen.beginPath();
  for (const part of parts) {
    if (kind === "point") circle(pen, part, sheet);
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

function stroke(
  pen: CanvasRenderingContext2D,
  kind: Placed["kind"],
  color: string,
  features: Placed[],
  sheet: Sheet,
): void {
  pen.beginPath();
  for (const feature of features)
    for (const part of feature.parts) {
      if (kind === "point") circle(pen, part, sheet);
      else path(pen, part, sheet, kind === "area");
    }
  pen.fillStyle = color;
  pen.strokeStyle = kind === "point" ? "#000" : color;
  pen.lineWidth = kind === "line" ? 3 : pointLook.weight;
  pen.globalAlpha = kind === "area" ? areaOpacity : pointLook.fillOpacity;
  if (kind !== "line") pen.fill();
  pen.globalAlpha = 1;
  pen.stroke();
}

function circle(pen: CanvasRenderingContext2D, part: Float64Array, { scale, left, top }: Sheet): void {
  const [x, y] = [part[0]! * scale - left, part[1]! * scale - top];
  pen.moveTo(x + pointLook.radius, y);
  pen.arc(x, y, pointLook.radius, 0, 2 * Math.PI);
}

/** Vertices nearer than 0.8 px to the one before are not drawn. */
function path(pen: CanvasRenderingContext2D, part: Float64Array, { scale, left, top }: Sheet, isArea: boolean): void {
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
