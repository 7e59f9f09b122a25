/** The pictures that a map can stand on, one at a time (R2.5-01). */
import type { PictureLayer } from "../../src/maps/layers/layer.ts";
import type { LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import { keepIndex, keptIndex } from "./base-choice.ts";
import { pictureOf, type Picture, type PictureState } from "./picture-layers.ts";

export class BaseMaps {
  list: PictureLayer[] = [];
  index = 0;
  state: PictureState = "idle";
  #map: LeafletMap | undefined;
  #picture: Picture | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get chosen(): PictureLayer | undefined {
    return this.list[this.index];
  }

  begin(map: LeafletMap): void {
    this.#map = map;
    map.createPane("base").style.zIndex = "100";
    this.#show();
  }

  end(): void {
    this.#map = this.#picture = undefined;
  }

  /** Other base maps than before; the remembered index is chosen. */
  take(list: PictureLayer[]): void {
    this.list = list;
    this.index = keptIndex(list.length);
    this.#show();
  }

  /** R4-02: the previous base map goes, the new one stands behind everything. */
  choose(index: number): void {
    this.index = index;
    keepIndex(index);
    this.#show();
    this.#changed();
  }

  /** Loads what has failed again. */
  again(): void {
    this.#show();
    this.#changed();
  }

  isLoading(): boolean {
    return this.#picture?.isLoading() ?? false;
  }

  #show(): void {
    const layer = this.chosen;
    const before = this.#picture;
    this.#picture = undefined;
    before?.remove();
    if (!layer || !this.#map) return;
    this.state = "idle";
    const told = (state: PictureState) => {
      if (state === this.state || layer !== this.chosen) return;
      this.state = state;
      this.#changed();
    };
    const picture = pictureOf(layer, told, 1);
    picture.options.pane = "base";
    this.#picture = picture.addTo(this.#map);
  }
}
