/** The overlays of a map, in the order of their list, and what of them is shown (R2.5-02, R2.5-03). */
import { readPlaced, type ReadFeatures } from "../../src/maps/features/read-placed.ts";
import type { Box, Placed } from "../../src/maps/features/placed-feature.ts";
import type { FeatureLayer, MapLayer } from "../../src/maps/layers/layer.ts";
import { readFeatures } from "../../src/server/calls/maps/map-layers.ts";
import type { LatLng, LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import type { DrawnLayer } from "./drawn-layer.ts";
import { FeatureCanvas } from "./feature-canvas.ts";
import { isPicture, pictureOf, type Picture, type PictureState } from "./picture-layers.ts";
import { placingOn, reachAt } from "./placing.ts";
import { tellFaults, type Faults } from "./tell-faults.ts";

/** An overlay in the list. */
export interface Overlay {
  layer: MapLayer;
  isOn: boolean;
  /** 0 to 1. */
  opacity: number;
  /** `partly`: some pictures have not come; `slow`: none comes for a long time. */
  state: "failed" | PictureState;
  /** What was wrong with its features. */
  faults?: Faults;
}
type Shown = Picture | DrawnLayer;

/** Panes from the bottom up, by their z-index; base maps have 100, the page's own features 390. */
const firstPane = 210;
const firstDrawnPane = 300;
const mostPanes = 80;
const isDrawn = (layer: MapLayer): boolean => layer.kind === "features";
export const paneOf = ({ id }: MapLayer): string => `overlay-${id}`;

/** Known layers keep their order among each other, in the places that the new list has for them. */
function carriedOver(before: readonly Overlay[], layers: readonly MapLayer[]): Overlay[] {
  const known = before.filter((old) => layers.some(({ id }) => id === old.layer.id));
  return layers.map((here, at) => {
    const old = before.some((one) => one.layer.id === here.id) ? known.shift() : undefined;
    const layer = layers.find(({ id }) => id === old?.layer.id) ?? here;
    return {
      layer,
      isOn: old ? old.isOn : !before.length && at === 0,
      opacity: old?.opacity ?? 1,
      state: "idle",
    };
  });
}

export class Overlays {
  list: Overlay[] = [];
  /** Device px of canvases for one px. */
  density = devicePixelRatio;
  #map: LeafletMap | undefined;
  #signal: AbortSignal | undefined;
  readonly #shown = new Map<string, Shown>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  begin(map: LeafletMap, signal: AbortSignal): void {
    this.#map = map;
    this.#signal = signal;
    this.#showAll();
  }

  end(): void {
    this.#map = undefined;
    this.#shown.clear();
  }

  /** Other layers than before: known ones stay as the person left them; in the first list the first one is on. */
  take(layers: readonly MapLayer[]): void {
    for (const shown of this.#shown.values()) shown.remove();
    this.#shown.clear();
    this.list = carriedOver(this.list, layers);
    this.#showAll();
  }

  /** R4-01: made at the first use, kept, added and removed. */
  toggle(overlay: Overlay): void {
    overlay.isOn = !overlay.isOn;
    if (overlay.isOn) void this.#show(overlay);
    else this.#shown.get(overlay.layer.id)?.remove();
    this.#changed();
  }

  /** Loads what has failed again. */
  again(overlay: Overlay): void {
    const { layer } = overlay;
    const shown = this.#shown.get(layer.id);
    if (shown instanceof FeatureCanvas) void this.#orFailed(overlay, this.#fill(overlay, layer as FeatureLayer, shown));
    else if (shown && !isPicture(shown)) shown.again();
    else {
      shown?.remove();
      this.#shown.delete(layer.id);
      void this.#show(overlay);
    }
  }

  setOpacity(overlay: Overlay, opacity: number): void {
    overlay.opacity = opacity;
    const shown = this.#shown.get(overlay.layer.id);
    if (shown && isPicture(shown)) shown.setOpacity(opacity);
    else if (shown) shown.opacity = opacity;
    this.#changed();
  }

  /**
   * The neighbour of a layer in the stack, above (-1) or below (1) it. Layers of features stand above pictures, which
   * would hide them; among each other both stand as in the list, the first on top.
   */
  neighbour(overlay: Overlay, by: 1 | -1): Overlay | undefined {
    const alike = this.list.filter(({ layer }) => isDrawn(layer) === isDrawn(overlay.layer));
    return alike[alike.indexOf(overlay) + by];
  }

  /** Changes places with that neighbour. */
  move(overlay: Overlay, by: 1 | -1): void {
    const other = this.neighbour(overlay, by);
    if (!other) return;
    this.list = this.list.map((one) => (one === overlay ? other : one === other ? overlay : one));
    this.#stack();
    this.#changed();
  }

  /** The uppermost feature at a place and its layer; undefined when nothing is there. */
  at(place: LatLng): { feature: Placed; layer: FeatureLayer } | undefined {
    const map = this.#map;
    if (!map) return undefined;
    const { x, y, reach } = reachAt(map, place);
    for (const overlay of this.list) {
      const feature = this.#drawn(overlay)?.at(x, y, reach);
      if (feature) return { feature, layer: overlay.layer as FeatureLayer };
    }
    return undefined;
  }

  /** The features of shown layers whose box meets this one, in px at zoom 0. */
  within(box: Box): Placed[] {
    return this.list.flatMap((overlay) => this.#drawn(overlay)?.within(box) ?? []);
  }

  isLoading(): boolean {
    return (
      this.list.some(({ state }) => state === "loading") || [...this.#shown.values()].some((one) => one.isLoading())
    );
  }

  /** The canvas of a layer of features that is on. */
  #drawn({ isOn, layer }: Overlay): DrawnLayer | undefined {
    const shown = isOn ? this.#shown.get(layer.id) : undefined;
    return shown && !isPicture(shown) ? shown : undefined;
  }

  #showAll(): void {
    for (const overlay of this.list) if (overlay.isOn) void this.#show(overlay);
  }

  async #show(overlay: Overlay): Promise<void> {
    const map = this.#map;
    const { layer } = overlay;
    if (!map) return;
    const known = this.#shown.get(layer.id);
    if (known) return void known.addTo(map);
    const pane = paneOf(layer);
    if (!map.getPane(pane)) map.createPane(pane);
    this.#stack();
    if (layer.kind === "features") return this.#orFailed(overlay, this.#showFeatures(overlay, layer, map));
    const picture = pictureOf(layer, (state) => this.#state(overlay, state), 1);
    picture.options.pane = pane;
    picture.setOpacity(overlay.opacity);
    this.#shown.set(layer.id, picture);
    picture.addTo(map);
  }

  async #orFailed(overlay: Overlay, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      console.warn(error);
      this.#state(overlay, "failed");
    }
  }

  async #showFeatures(overlay: Overlay, layer: FeatureLayer, map: LeafletMap): Promise<void> {
    const { TileCanvas } = layer.tiles ? await import("./tile-canvas.ts") : { TileCanvas: undefined };
    if (this.#map !== map || this.#shown.has(layer.id)) return;
    const canvas =
      layer.tiles && TileCanvas
        ? new TileCanvas(paneOf(layer), layer.tiles, layer.key, (state) => this.#state(overlay, state))
        : new FeatureCanvas(paneOf(layer));
    this.#shown.set(layer.id, canvas);
    canvas.opacity = overlay.opacity;
    canvas.density = this.density;
    if (overlay.isOn) canvas.addTo(map);
    if (canvas instanceof FeatureCanvas) await this.#fill(overlay, layer, canvas);
  }

  async #fill(overlay: Overlay, layer: FeatureLayer, canvas: FeatureCanvas): Promise<void> {
    const { id, key, system, clusterPx } = layer;
    const isStale = () => this.#shown.get(id) !== canvas;
    this.#state(overlay, "loading");
    const found = await readFeatures(id, this.#signal);
    const read = found && (await readPlaced(found, { ...placingOn(this.#map), key, system, isStale }));
    if (isStale()) return;
    if (read) this.#take(overlay, read, canvas, clusterPx);
    this.#state(overlay, found ? "idle" : "failed");
  }

  #take(overlay: Overlay, read: ReadFeatures, canvas: FeatureCanvas, clusterPx: number): void {
    const { index, ...faults } = read;
    canvas.clusterPx = clusterPx;
    canvas.take(index);
    overlay.faults = faults;
    tellFaults(`layer ${overlay.layer.id}`, faults);
  }

  #state(overlay: Overlay, state: Overlay["state"]): void {
    if (overlay.state === state) return;
    overlay.state = state;
    this.#changed();
  }

  #stack(): void {
    this.list.forEach(({ layer }, at) => {
      const pane = this.#map?.getPane(paneOf(layer));
      const level = isDrawn(layer) ? firstDrawnPane : firstPane;
      if (pane) pane.style.zIndex = String(level + Math.max(0, mostPanes - at));
    });
  }
}
