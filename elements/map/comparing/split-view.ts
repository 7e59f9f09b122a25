/** Two layers beside each other: one is seen at the left of a divider, the other at its right. */
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import type { MapModel } from "../map-model.ts";
import { paneOf } from "../overlays.ts";
import { pictureOf, type Picture } from "../picture-layers.ts";

/** A layer of the map: `base 1` or `overlay 20`. */
export type Side = `${"base" | "overlay"} ${string}`;
/** Above the base map, below the overlays. */
const sidePane = 150;

export class SplitView {
  readonly #model: MapModel;
  readonly #map: LeafletMap;
  /** Pictures of base maps that are shown for the comparison only. */
  #own: Picture[] = [];
  #panes: { pane: HTMLElement; isLeft: boolean }[] = [];
  #share = 0.5;
  readonly #cut = () => this.#clip();

  constructor(model: MapModel, map: LeafletMap) {
    this.#model = model;
    this.#map = map;
    map.on("move zoom viewreset resize", this.#cut);
  }

  /** Shows these layers; overlays that are off are switched on. */
  show(left: Side, right: Side): void {
    this.#clear();
    for (const [side, isLeft] of [
      [left, true],
      [right, false],
    ] as const) {
      const pane = this.#paneOf(side, isLeft);
      // the same layer at both sides is not cut
      if (pane && left !== right) this.#panes.push({ pane, isLeft });
    }
    this.#clip();
  }

  /** Moves the divider; from 0 at the left to 1 at the right. */
  divide(value: number): void {
    this.#share = value;
    this.#clip();
  }

  end(): void {
    this.#map.off("move zoom viewreset resize", this.#cut);
    this.#clear();
  }

  #paneOf(side: Side, isLeft: boolean): HTMLElement | undefined {
    const [kind, id = ""] = side.split(/ (.*)/s);
    if (kind === "base") return this.#basePane(id, isLeft);
    const overlay = this.#model.overlays.list.find(({ layer }) => layer.id === id);
    if (overlay && !overlay.isOn) this.#model.overlays.toggle(overlay);
    return overlay && this.#map.getPane(paneOf(overlay.layer));
  }

  #basePane(id: string, isLeft: boolean): HTMLElement | undefined {
    const layer = this.#model.base.list.find((one) => one.id === id);
    if (!layer) return undefined;
    const name = isLeft ? "side-left" : "side-right";
    const pane = this.#map.getPane(name) ?? this.#map.createPane(name);
    pane.style.zIndex = String(sidePane);
    const picture = pictureOf(layer, () => {}, 1);
    picture.options.pane = name;
    this.#own.push(picture.addTo(this.#map));
    return pane;
  }

  #clip(): void {
    const { x: width, y: height } = this.#map.getSize();
    const middle = width * this.#share;
    for (const { pane, isLeft } of this.#panes) {
      const [from, to] = isLeft ? [0, middle] : [middle, width];
      const { x: left, y: top } = this.#map.containerPointToLayerPoint([from, 0]);
      const { x: right, y: bottom } = this.#map.containerPointToLayerPoint([to, height]);
      const corners = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ];
      pane.style.clipPath = `polygon(${corners.map(([x, y]) => `${x}px ${y}px`).join()})`;
    }
  }

  #clear(): void {
    for (const { pane } of this.#panes) pane.style.clipPath = "";
    for (const picture of this.#own) picture.remove();
    this.#panes = [];
    this.#own = [];
  }
}
