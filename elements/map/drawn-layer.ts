/**
 * A layer of features on one canvas. While the map is moved the canvas moves with it; afterwards it is drawn anew in
 * slices, behind the old picture, so that no task is long.
 */
import type { Box, Placed } from "../../src/maps/features/placed-feature.ts";
import { CanvasLayer, type Sheet } from "../../src/vendors/leaflet/canvas-layer.ts";
import { pointLook } from "./paint-features.ts";

/** The longest task in ms. */
const sliceMs = 12;

export abstract class DrawnLayer extends CanvasLayer {
  /** Device px for one px; more than the screen has for paper. */
  density = devicePixelRatio;
  #drawing = 0;
  #isBusy = false;

  /** Has not shown its last picture yet. */
  isLoading(): boolean {
    return this.#isBusy;
  }

  /** The topmost feature at a point, in px at zoom 0; undefined when the point hits no feature. */
  abstract at(x: number, y: number, reach: number): Placed | undefined;
  /** The features whose box meets this one. */
  abstract within(box: Box): readonly Placed[];
  /** Asks again for what has failed. */
  again(): void {}
  /** Draws in steps. */
  protected abstract steps(pen: CanvasRenderingContext2D, sheet: Sheet): Generator<void>;

  protected override stop(): void {
    cancelAnimationFrame(this.#drawing);
  }

  /** Draws into a new bitmap, slice by slice, and then shows it. */
  protected override draw(sheet: Sheet): void {
    const { width, height } = sheet;
    const bitmap = document.createElement("canvas");
    const pen = bitmap.getContext("2d")!;
    [bitmap.width, bitmap.height] = [width, height].map((px) => Math.ceil(px * this.density)) as [number, number];
    pen.scale(this.density, this.density);
    const steps = this.steps(pen, sheet);
    this.#isBusy = true;
    const slice = () => {
      const end = performance.now() + sliceMs;
      do
        if (steps.next().done) {
          this.#isBusy = false;
          return this.show(bitmap);
        }
      while (performance.now() < end);
      this.#drawing = requestAnimationFrame(slice);
    };
    slice();
  }
}

/** What a sheet shows in px at zoom 0, with room for the largest point. */
export function boxOfSheet({ left, top, width, height, scale }: Sheet, reach = 2 * pointLook.radius): Box {
  return [
    (left - reach) / scale,
    (top - reach) / scale,
    (left + width + reach) / scale,
    (top + height + reach) / scale,
  ];
}
