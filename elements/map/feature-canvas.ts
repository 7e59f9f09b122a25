/** Features that are all here, found by an index; points that stand close together may be gathered. */
import type { Sheet } from "../../src/vendors/leaflet/canvas-layer.ts";
import { gathering } from "../../src/maps/features/clusters.ts";
import { FeatureIndex } from "../../src/maps/features/feature-index.ts";
import type { Box, Placed } from "../../src/maps/features/placed-feature.ts";
import { boxOfSheet, DrawnLayer } from "./drawn-layer.ts";
import { markFeature, paintFeatures } from "./paint-features.ts";

/** From this zoom on every point is drawn: nobody can zoom in much further. */
const singleZoom = 17;

export class FeatureCanvas extends DrawnLayer {
  index = FeatureIndex.of([]);
  /** Points within this many px are gathered; 0: none. */
  clusterPx = 0;
  /** What is drawn at the last scale. */
  #shown = this.index;
  #scale = 0;
  #highlighted: string | undefined;

  /** The features of an index, which another canvas may have too. */
  take(index: FeatureIndex): void {
    this.index = index;
    this.#scale = 0;
    this.redraw();
  }

  /** The id of the feature that is drawn stronger. */
  set highlighted(id: string | undefined) {
    if (id === this.#highlighted) return;
    this.#highlighted = id;
    this.redraw();
  }

  override at(x: number, y: number, reach: number): Placed | undefined {
    return this.#shown.at(x, y, reach * (this.#shown === this.index ? 1 : 2));
  }

  override within(box: Box): readonly Placed[] {
    return this.index.within(box);
  }

  protected override *steps(pen: CanvasRenderingContext2D, sheet: Sheet): Generator<void> {
    yield* this.#gather(sheet.scale);
    const features = this.#shown.within(boxOfSheet(sheet, this.clusterPx || undefined));
    yield;
    yield* paintFeatures(pen, features, sheet);
    if (!this.#highlighted) return;
    for (const one of features) if (one.id === this.#highlighted) markFeature(pen, one, sheet);
  }

  *#gather(scale: number): Generator<void> {
    if (scale === this.#scale) return;
    const { index } = this;
    const isGathered = this.clusterPx > 0 && scale < 2 ** singleZoom;
    this.#shown = isGathered
      ? yield* FeatureIndex.building(yield* gathering(index.all, this.clusterPx / scale))
      : index;
    this.#scale = scale;
  }
}
