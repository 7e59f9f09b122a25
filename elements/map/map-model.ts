/** What a map shows, and Leaflet behind it. The view (map.tsx) draws the controls and gives the place. */
import type { Position } from "geojson";
import { language } from "../../src/base/language/i18n.ts";
import { settings } from "../../src/base/settings.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { store } from "../../src/base/store.ts";
import type { Box, Placed } from "../../src/maps/features/placed-feature.ts";
import { readPlaced, type Fault, type ReadFeatures } from "../../src/maps/features/read-placed.ts";
import type { FeatureLayer, MapLayer, PictureLayer } from "../../src/maps/layers/layer.ts";
import { readFeatures } from "../../src/server/calls/maps/map-layers.ts";
import { CRS, LatLngBounds, LeafletMap, type LatLng } from "../../src/vendors/leaflet/leaflet.ts";
import { removeMap } from "../../src/vendors/leaflet/remove-map.ts";
import { keepIndex, keptIndex } from "./base-choice.ts";
import type { DrawnLayer } from "./drawn-layer.ts";
import { FeatureCanvas } from "./feature-canvas.ts";
import { isPicture, pictureOf, type Picture, type PictureState } from "./picture-layers.ts";
import { zooms, type View, type Wanted } from "./read-entry.ts";
import { readWanted } from "./wanted-layers.ts";

/** An overlay in the list. */
export interface Overlay {
  layer: MapLayer;
  isOn: boolean;
  /** 0 to 1. */
  opacity: number;
  /** `partly`: some pictures have not come; `slow`: none comes for a long time. */
  state: "failed" | PictureState;
  /** What was wrong with its features. */
  faults?: Omit<ReadFeatures, "placed">;
}
type Shown = Picture | DrawnLayer;

/** Panes from the bottom up, by their z-index. */
const basePane = 100;
const firstOverlayPane = 210;
const firstDrawnPane = 300;
const mostPanes = 80;
const isDrawn = (layer: MapLayer): boolean => layer.kind === "features";

export class MapModel {
  readonly host: HTMLElement;
  readonly changes = store();
  base: PictureLayer[] = [];
  baseIndex = 0;
  baseState: PictureState = "idle";
  overlays: Overlay[] = [];
  /** The features of the page: always shown, above the overlays. */
  readonly own = new FeatureCanvas("own");
  map: LeafletMap | undefined;
  /** What was seen last; undefined before the first end. */
  view: View | undefined;
  #basePicture: Picture | undefined;
  readonly #shown = new Map<string, Shown>();
  #stop = new AbortController();
  #first: View | undefined;
  /** The whole of an image map. */
  #whole: LatLngBounds | undefined;
  #asked = "";
  #isDrawing = false;
  /** Device px of canvases for one px. */
  density = devicePixelRatio;

  constructor(host: HTMLElement) {
    this.host = host;
  }

  /** Makes the map in its place; it measures itself whenever the place gets another size. */
  begin(element: HTMLElement, view: View, isImage: boolean, zoomSnap = isImage ? 0.25 : 1): void {
    const { minZoom, maxZoom } = isImage ? { minZoom: -2, maxZoom: 3 } : zooms();
    this.#stop = new AbortController();
    this.#first = view;
    this.map = new LeafletMap(element, {
      crs: isImage ? CRS.Simple : CRS.EPSG3857,
      zoomControl: false,
      attributionControl: false,
      minZoom,
      maxZoom,
      zoomSnap,
    }).setView([view.y, view.x], view.zoom, { animate: false });
    this.map.createPane("base").style.zIndex = String(basePane);
    if (this.base.length) this.#showBase();
    for (const overlay of this.overlays) if (overlay.isOn) void this.#show(overlay);
    this.map.createPane("own").style.zIndex = "390";
    this.own.addTo(this.map);
    this.changes.tell();
  }

  /** Leaflet's nodes and listeners go; what was chosen stays for the next `begin`. */
  end(): void {
    this.#stop.abort();
    const { map } = this;
    if (!map) return;
    const { lat, lng } = map.getCenter();
    this.view = { x: lng, y: lat, zoom: map.getZoom() };
    removeMap(map);
    this.map = this.#basePicture = undefined;
    this.#shown.clear();
  }

  // ---- layers

  /** Reads the layers when the attributes name others than before. */
  async load(base: Wanted[], layers: Wanted[]): Promise<void> {
    const asked = JSON.stringify([base, layers, language()]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    const { signal } = this.#stop;
    const found = await readWanted({ base, layers }, this.host, signal);
    if (signal.aborted) this.#asked = ""; // taken out of the page meanwhile
    if (asked !== this.#asked) return;
    this.base = found.base;
    this.baseIndex = keptIndex(found.base.length);
    this.#removeAll();
    this.overlays = found.overlays.map((layer, at) => ({ layer, isOn: at === 0, opacity: 1, state: "idle" }));
    if (this.map) {
      this.#showBase();
      for (const overlay of this.overlays) if (overlay.isOn) void this.#show(overlay);
    }
    this.changes.tell();
  }

  #removeAll(): void {
    for (const shown of this.#shown.values()) shown.remove();
    this.#shown.clear();
  }

  /** R4-02: the previous base map goes, the new one stands behind everything. */
  chooseBase(index: number): void {
    this.baseIndex = index;
    keepIndex(index);
    this.#showBase();
    this.changes.tell();
  }

  #showBase(): void {
    const layer = this.base[this.baseIndex];
    const before = this.#basePicture;
    this.#basePicture = undefined;
    before?.remove();
    if (!layer || !this.map) return;
    this.baseState = "idle";
    const told = (state: PictureState) => {
      if (state === this.baseState || layer !== this.base[this.baseIndex]) return;
      this.baseState = state;
      this.changes.tell();
    };
    const picture = pictureOf(layer, told, 1);
    picture.options.pane = "base";
    this.#basePicture = picture.addTo(this.map);
  }

  /** R4-01: made at the first use, kept, added and removed. */
  toggle(overlay: Overlay): void {
    overlay.isOn = !overlay.isOn;
    if (overlay.isOn) void this.#show(overlay);
    else this.#shown.get(overlay.layer.id)?.remove();
    this.changes.tell();
  }

  async #show(overlay: Overlay): Promise<void> {
    const { map } = this;
    const { layer } = overlay;
    if (!map) return;
    const known = this.#shown.get(layer.id);
    if (known) return void known.addTo(map);
    const pane = `overlay-${layer.id}`;
    if (!map.getPane(pane)) map.createPane(pane);
    this.#stack();
    if (layer.kind !== "features") {
      const picture = pictureOf(layer, (state) => this.#state(overlay, state), 1);
      picture.options.pane = pane;
      picture.setOpacity(overlay.opacity);
      this.#shown.set(layer.id, picture);
      picture.addTo(map);
      return;
    }
    await this.#showFeatures(overlay, layer, pane, map);
  }

  async #showFeatures(overlay: Overlay, layer: FeatureLayer, pane: string, map: LeafletMap): Promise<void> {
    const { TileCanvas } = layer.tiles ? await import("./tile-canvas.ts") : { TileCanvas: undefined };
    if (this.map !== map || this.#shown.has(layer.id)) return;
    const canvas =
      layer.tiles && TileCanvas
        ? new TileCanvas(pane, layer.tiles, layer.key, (state) => this.#state(overlay, state))
        : new FeatureCanvas(pane);
    this.#shown.set(layer.id, canvas);
    canvas.opacity = overlay.opacity;
    canvas.density = this.density;
    if (overlay.isOn) canvas.addTo(map);
    if (canvas instanceof FeatureCanvas) await this.#fill(overlay, layer, canvas);
  }

  async #fill(overlay: Overlay, { id, key, clusterPx }: FeatureLayer, canvas: FeatureCanvas): Promise<void> {
    this.#state(overlay, "loading");
    const found = await readFeatures(id, this.#stop.signal);
    const read = found && (await this.placed(found, key, () => this.#shown.get(id) !== canvas));
    if (this.#shown.get(id) !== canvas) return;
    if (read) {
      const { placed, ...faults } = read;
      canvas.clusterPx = clusterPx;
      canvas.features = placed;
      overlay.faults = faults;
      tellFaults(`layer ${id}`, read);
    }
    this.#state(overlay, found ? "idle" : "failed");
  }

  /** Loads the features of a layer again. */
  again(overlay: Overlay): void {
    const { layer } = overlay;
    const shown = this.#shown.get(layer.id);
    if (shown instanceof FeatureCanvas) void this.#fill(overlay, layer as FeatureLayer, shown);
    else if (shown && !isPicture(shown)) shown.again();
    else {
      shown?.remove();
      this.#shown.delete(overlay.layer.id);
      void this.#show(overlay);
    }
  }

  /** Who made the data of the shown layers. */
  get attribution(): string {
    const shown = [this.base[this.baseIndex], ...this.overlays.map(({ isOn, layer }) => (isOn ? layer : undefined))];
    return [...new Set(shown.flatMap((layer) => layer?.attribution || []))].join(" · ");
  }

  /** Waits until everything in view is drawn, half a minute at most. @returns whether all of it has come */
  async settled(signal: AbortSignal): Promise<boolean> {
    const isBusy = () =>
      this.overlays.some(({ state }) => state === "loading") ||
      [this.#basePicture, this.own, ...this.#shown.values()].some((one) => one?.isLoading());
    for (let left = 300; left > 0 && !signal.aborted; left--) {
      await new Promise<void>((resolve) => void natives.after(100, resolve));
      if (!isBusy()) break;
    }
    return !isBusy() && [this.baseState, ...this.overlays.map(({ state }) => state)].every((one) => one === "idle");
  }

  #state(overlay: Overlay, state: Overlay["state"]): void {
    if (overlay.state === state) return;
    overlay.state = state;
    this.changes.tell();
  }

  setOpacity(overlay: Overlay, opacity: number): void {
    overlay.opacity = opacity;
    const shown = this.#shown.get(overlay.layer.id);
    if (shown && isPicture(shown)) shown.setOpacity(opacity);
    else if (shown) shown.opacity = opacity;
    this.changes.tell();
  }

  /**
   * The neighbour of a layer in the stack, above (-1) or below (1) it. Layers of features stand above pictures, which
   * would hide them; among each other both stand as in the list, the first on top.
   */
  neighbour(overlay: Overlay, by: 1 | -1): Overlay | undefined {
    const alike = this.overlays.filter(({ layer }) => isDrawn(layer) === isDrawn(overlay.layer));
    return alike[alike.indexOf(overlay) + by];
  }

  /** Changes places with that neighbour. */
  move(overlay: Overlay, by: 1 | -1): void {
    const other = this.neighbour(overlay, by);
    if (!other) return;
    this.overlays = this.overlays.map((one) => (one === overlay ? other : one === other ? overlay : one));
    this.#stack();
    this.changes.tell();
  }

  #stack(): void {
    this.overlays.forEach(({ layer }, at) => {
      const pane = this.map?.getPane(`overlay-${layer.id}`);
      const level = isDrawn(layer) ? firstDrawnPane : firstOverlayPane;
      if (pane) pane.style.zIndex = String(level + Math.max(0, mostPanes - at));
    });
  }

  // ---- features

  /** While a shape is drawn, clicks are for it alone. */
  draw(isOn: boolean): void {
    this.#isDrawing = isOn;
  }
  get isDrawing(): boolean {
    return this.#isDrawing;
  }

  /** Features with a place on this map; `key` is the property of their primary key. */
  placed(given: unknown, key: string, isStale: () => boolean): Promise<ReadFeatures> {
    return readPlaced(given, { ...this.placing, key, isStale });
  }

  /** How features are placed on this map. */
  get placing() {
    const crs = this.map?.options.crs ?? CRS.EPSG3857;
    const { x, y } = settings.map ?? {};
    return {
      isImage: crs === CRS.Simple,
      around: [x ?? usual.x, y ?? usual.y],
      project: ([lng, lat]: Position) => {
        const at = crs.latLngToPoint({ lat: lat!, lng: lng! }, 0);
        return [at.x, at.y] as const;
      },
    };
  }

  /** The features that the page itself shows. */
  set ownFeatures(features: readonly Placed[]) {
    this.own.features = features;
  }

  /** What was wrong with them. */
  set ownFaults({ left, faults }: Omit<ReadFeatures, "placed">) {
    const isNew = left > 0 || (this.#ownFaults?.left ?? 0) > 0 || "swapped" in faults;
    this.#ownFaults = { left, faults };
    if (isNew) this.changes.tell();
  }
  get ownFaults(): Omit<ReadFeatures, "placed"> | undefined {
    return this.#ownFaults;
  }
  #ownFaults: Omit<ReadFeatures, "placed"> | undefined;

  /** Draws one of them stronger; undefined: none. */
  highlight(id: string | undefined): void {
    this.own.highlighted = id;
  }

  /** The whole of an image map, once its picture is there. */
  set whole(bounds: LatLngBounds) {
    this.#whole = bounds;
  }

  /** The uppermost feature at a place, with its layer; undefined where there is none. */
  featureAt(at: LatLng): { feature: Placed; layer: FeatureLayer | undefined } | undefined {
    const { map } = this;
    if (!map) return undefined;
    const { x, y } = map.options.crs!.latLngToPoint(at, 0);
    const reach = 7 / map.getZoomScale(map.getZoom(), 0);
    const own = this.own.at(x, y, reach);
    if (own) return { feature: own, layer: undefined };
    for (const { layer, isOn } of this.overlays) {
      const shown = this.#shown.get(layer.id);
      const feature = isOn && shown && !isPicture(shown) ? shown.at(x, y, reach) : undefined;
      if (feature) return { feature, layer: layer as FeatureLayer };
    }
    return undefined;
  }

  /** The features of shown layers whose box meets this one, in px at zoom 0. */
  featuresIn(box: Box): Placed[] {
    return this.overlays.flatMap(({ layer, isOn }) => {
      const shown = this.#shown.get(layer.id);
      return isOn && shown && !isPicture(shown) ? shown.within(box) : [];
    });
  }

  // ---- the view

  /** Everything that the page put on the map, else the first view. */
  home(): void {
    const { box } = this.own.index;
    const first = this.#first;
    if (this.#whole) this.map?.fitBounds(this.#whole);
    else if (box) this.fit([box]);
    else if (first) this.map?.setView([first.y, first.x], first.zoom);
  }

  /** Zooms so that boxes in the plane are seen; at most to zoom 17. */
  fit(boxes: readonly Box[]): void {
    const { map } = this;
    if (!map || !boxes.length) return;
    const crs = map.options.crs!;
    const bounds = new LatLngBounds([]);
    for (const [left, top, right, bottom] of boxes)
      for (const corner of [
        [left, top],
        [right, bottom],
      ] as const)
        bounds.extend(crs.pointToLatLng({ x: corner[0], y: corner[1] } as never, 0));
    map.fitBounds(bounds, { maxZoom: Math.min(17, map.getMaxZoom()), padding: [24, 24] });
  }
}

/** R3.4-04 */
const usual = { x: 30.52, y: 50.525 };

/** Tells the author what was left out. */
export function tellFaults(what: string, { left, faults }: ReadFeatures): void {
  const found = Object.entries(faults) as [Fault, number][];
  if (!found.length) return;
  const list = found.map(([fault, count]) => `${fault} ${count}`).join(", ");
  console.error(`vs-map: ${what}: ${left} features left out; faults: ${list}. See the reference, vs-map.`);
}
