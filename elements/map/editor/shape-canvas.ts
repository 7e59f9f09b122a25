/** The lines and areas of a geometry that is edited, on a canvas of its own: thousands of vertices follow a drag. */
import { putCorner, type Corner, type FlatShape } from "../../../src/maps/drawing/flat-shape.ts";
import { kindOf } from "../../../src/maps/geometry/shape-kind.ts";
import { CanvasLayer, type Sheet } from "../../../src/vendors/leaflet/canvas-layer.ts";
import { isWithin, traceCut, tracePart } from "../trace-part.ts";

const lineWidthPx = 3;
const fillOpacity = 0.2;

export class ShapeCanvas extends CanvasLayer {
  readonly #color: string;
  #shown: FlatShape | undefined;
  /** What is shown is a copy with vertices at other places. */
  #isPreview = false;

  constructor(color: string) {
    super("overlayPane", 0.1);
    this.#color = color;
  }

  /** Shows this geometry in place of the one before. */
  take(flat: FlatShape | undefined): void {
    this.#shown = flat && kindOf(flat.shape.type) !== "Point" ? flat : undefined;
    this.#isPreview = false;
    this.redraw();
  }

  /** Shows vertices at another place, which is no change of the geometry. */
  preview(corners: readonly Corner[], x: number, y: number): void {
    const shown = this.#shown;
    if (!shown) return;
    if (!this.#isPreview) this.#shown = { ...shown, parts: shown.parts.map((part) => [...part]) };
    this.#isPreview = true;
    for (const corner of corners) putCorner(this.#shown!, corner, x, y);
    this.redraw();
  }

  protected override stop(): void {}

  protected override draw(sheet: Sheet): void {
    const pen = this.lay(devicePixelRatio);
    const shown = this.#shown;
    if (!shown || !pen) return;
    const isArea = kindOf(shown.shape.type) === "Polygon";
    const trace = isWithin(shown.box, sheet) ? tracePart : traceCut;
    pen.beginPath();
    for (const part of shown.parts) {
      trace(pen, part, sheet);
      if (isArea) pen.closePath();
    }
    [pen.fillStyle, pen.strokeStyle, pen.lineWidth, pen.lineJoin] = [this.#color, this.#color, lineWidthPx, "round"];
    pen.globalAlpha = fillOpacity;
    if (isArea) pen.fill("evenodd");
    pen.globalAlpha = 1;
    pen.stroke();
  }
}
