/** What a map shows, and Leaflet behind it. The view (map.tsx) draws the controls and gives the place. */
import { language } from "../../src/base/language/i18n.ts";
import { isData, type Data } from "../../src/base/data.ts";
import { logMistake } from "../../src/base/mistakes.ts";
import { store } from "../../src/base/store.ts";
import { safeUrl } from "../../src/base/url.ts";
import { openingTag } from "../../src/page/inspecting/opening-tag.ts";
import { cleanGeometry, featuresIn } from "../../src/maps/geometry/clean.ts";
import { place, type Box, type Placed } from "../../src/maps/features/placed-feature.ts";
import {
  plainColor,
  readFeatureLayer,
  readLayer,
  sorted,
  type FeatureLayer,
  type MapLayer,
  type PictureLayer,
} from "../../src/maps/layers/layer.ts";
import { readFeatures, readLayerSpec, readPictureLayers } from "../../src/server/calls/maps/map-layers.ts";
import { CRS, ImageOverlay, LatLngBounds, LeafletMap, type LatLng } from "../../src/vendors/leaflet/leaflet.ts";
import { removeMap } from "../../src/vendors/leaflet/remove-map.ts";
import { keepIndex, keptIndex } from "./base-choice.ts";
import { FeatureCanvas } from "./feature-canvas.ts";
import { pictureOf, type Picture } from "./picture-layers.ts";
import { zooms, type View, type Wanted } from "./read-entry.ts";

/** An overlay in the list. */
export interface Overlay {
  layer: MapLayer;
  isOn: boolean;
  /** 0 to 1. */
  opacity: number;
  /** `partly`: some pictures have not come. */
  state: "idle" | "loading" | "partly" | "failed";
}
type Shown = Picture | FeatureCanvas;

/** Panes from the bottom up, by their z-index. */
const basePane = 100;
const firstOverlayPane = 210;

export class MapModel {
  readonly host: HTMLElement;
  readonly changes = store();
  base: PictureLayer[] = [];
  baseIndex = 0;
  overlays: Overlay[] = [];
  /** The features of the page: always shown, above the overlays. */
  readonly #own = new FeatureCanvas("own");
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

  constructor(host: HTMLElement) {
    this.host = host;
  }

  /** Makes the map in its place; it measures itself whenever the place gets another size. */
  begin(element: HTMLElement, view: View, isImage: boolean): void {
    const { minZoom, maxZoom } = isImage ? { minZoom: -2, maxZoom: 3 } : zooms();
    this.#stop = new AbortController();
    this.#first = view;
    this.map = new LeafletMap(element, {
      crs: isImage ? CRS.Simple : CRS.EPSG3857,
      zoomControl: false,
      attributionControl: false,
      minZoom,
      maxZoom,
      zoomSnap: isImage ? 0.25 : 1,
    }).setView([view.y, view.x], view.zoom, { animate: false });
    this.map.createPane("base").style.zIndex = String(basePane);
    if (this.base.length) this.#showBase();
    for (const overlay of this.overlays) if (overlay.isOn) void this.#show(overlay);
    this.map.createPane("own").style.zIndex = "390";
    this.#own.addTo(this.map);
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
    const ids = [...base, ...layers].filter((one) => typeof one === "string");
    const described = await readPictureLayers([...new Set(ids)], signal);
    const specs = await Promise.all(layers.map((one) => this.#layerOf(one, described)));
    if (signal.aborted) this.#asked = ""; // taken out of the page meanwhile
    if (asked !== this.#asked) return;
    const bases = base.flatMap((one) => this.#picture(one, described) ?? []);
    const found = sorted(
      bases,
      specs.flatMap((one) => one ?? []),
    );
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

  #picture(wanted: Wanted, described: Data[]): PictureLayer | undefined {
    const given = isData(wanted) ? wanted : described.find((one) => String(one["layer_id"] ?? one["id"]) === wanted);
    const refuse = (found: string) =>
      logMistake(`${openingTag(this.host)}: a layer needs an address of this site or of tile_hosts; found ${found}.`);
    return given && readLayer(given, { language: language(), refuse });
  }

  /** An id that is not described as pictures is a layer of features (R2.5-03). */
  async #layerOf(wanted: Wanted, described: Data[]): Promise<MapLayer | undefined> {
    if (isData(wanted) || described.some((one) => String(one["layer_id"] ?? one["id"]) === wanted))
      return this.#picture(wanted, described);
    return readFeatureLayer(wanted, await readLayerSpec(wanted, this.#stop.signal), language());
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
    const picture = pictureOf(layer, { failed: () => {} }, 1);
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
      const failed = (isFailed: boolean) => this.#state(overlay, isFailed ? "partly" : "idle");
      const picture = pictureOf(layer, { failed }, 1);
      picture.options.pane = pane;
      picture.setOpacity(overlay.opacity);
      this.#shown.set(layer.id, picture);
      picture.addTo(map);
      return;
    }
    const canvas = new FeatureCanvas(pane);
    this.#shown.set(layer.id, canvas);
    canvas.opacity = overlay.opacity;
    canvas.addTo(map);
    await this.#fill(overlay, canvas);
  }

  async #fill(overlay: Overlay, canvas: FeatureCanvas): Promise<void> {
    const { layer } = overlay;
    this.#state(overlay, "loading");
    const found = await readFeatures(layer.id, this.#stop.signal);
    if (this.#shown.get(layer.id) !== canvas) return;
    if (found) canvas.features = this.placed(found, (layer as FeatureLayer).key);
    this.#state(overlay, found ? "idle" : "failed");
  }

  /** Loads the features of a layer again. */
  again(overlay: Overlay): void {
    const shown = this.#shown.get(overlay.layer.id);
    if (shown instanceof FeatureCanvas) void this.#fill(overlay, shown);
    else {
      shown?.remove();
      this.#shown.delete(overlay.layer.id);
      void this.#show(overlay);
    }
  }

  #state(overlay: Overlay, state: Overlay["state"]): void {
    if (overlay.state === state) return;
    overlay.state = state;
    this.changes.tell();
  }

  setOpacity(overlay: Overlay, opacity: number): void {
    overlay.opacity = opacity;
    const shown = this.#shown.get(overlay.layer.id);
    if (shown instanceof FeatureCanvas) shown.opacity = opacity;
    else shown?.setOpacity(opacity);
    this.changes.tell();
  }

  /** Moves a layer up or down in the list; the first stands above the others. */
  move(overlay: Overlay, by: 1 | -1): void {
    const at = this.overlays.indexOf(overlay);
    const list = this.overlays.toSpliced(at, 1);
    this.overlays = list.toSpliced(Math.max(0, at + by), 0, overlay);
    this.#stack();
    this.changes.tell();
  }

  #stack(): void {
    this.overlays.forEach(({ layer }, at) => {
      const pane = this.map?.getPane(`overlay-${layer.id}`);
      if (pane) pane.style.zIndex = String(firstOverlayPane + this.overlays.length - at);
    });
  }

  // ---- features

  /** Features with a place on this map; `key` is the property of their primary key. */
  placed(given: unknown, key = "id"): Placed[] {
    const crs = this.map?.options.crs ?? CRS.EPSG3857;
    const isImage = crs === CRS.Simple;
    return featuresIn(given).flatMap(({ id, properties, geometry }) => {
      const { geometry: clean } = cleanGeometry(geometry, { isLocal: isImage });
      if (!clean) return [];
      const named = properties[key] ?? id;
      const color = plainColor(properties["color"]);
      return [
        place(
          { id: named === undefined || named === null ? "" : String(named), properties, geometry: clean, color },
          ([x, y]) => {
            const at = crs.latLngToPoint({ lat: y!, lng: x! }, 0);
            return [at.x, at.y];
          },
        ),
      ];
    });
  }

  /** The features that the page itself shows. */
  set ownFeatures(features: readonly Placed[]) {
    this.#own.features = features;
  }

  /** Draws one of them stronger; undefined: none. */
  highlight(id: string | undefined): void {
    this.#own.highlighted = id;
  }

  /** The picture of an image map, at most 960 px wide (R9.1-07); positions count from its lower left corner. */
  async showImage(address: string): Promise<void> {
    const allowed = safeUrl(address);
    if (!allowed) throw new Error("image: another site");
    const picture = new Image();
    picture.src = allowed;
    await picture.decode();
    const scale = Math.min(1, 960 / picture.naturalWidth);
    const bounds = new LatLngBounds([0, 0], [picture.naturalHeight * scale, picture.naturalWidth * scale]);
    const { map } = this;
    if (!map) return;
    new ImageOverlay(allowed, bounds, { pane: "base" }).addTo(map);
    map.setMaxBounds(bounds.pad(0.5)).fitBounds(bounds, { animate: false });
    this.#whole = bounds;
  }

  /** The uppermost feature at a place, with its layer; undefined where there is none. */
  featureAt(at: LatLng): { feature: Placed; layer: FeatureLayer | undefined } | undefined {
    const { map } = this;
    if (!map) return undefined;
    const { x, y } = map.options.crs!.latLngToPoint(at, 0);
    const reach = 7 / map.getZoomScale(map.getZoom(), 0);
    const own = this.#own.index.at(x, y, reach);
    if (own) return { feature: own, layer: undefined };
    for (const { layer, isOn } of this.overlays) {
      const canvas = this.#shown.get(layer.id);
      const feature = isOn && canvas instanceof FeatureCanvas ? canvas.index.at(x, y, reach) : undefined;
      if (feature) return { feature, layer: layer as FeatureLayer };
    }
    return undefined;
  }

  /** The features of shown layers whose box meets this one, in px at zoom 0. */
  featuresIn(box: Box): Placed[] {
    return this.overlays.flatMap(({ layer, isOn }) => {
      const canvas = this.#shown.get(layer.id);
      return isOn && canvas instanceof FeatureCanvas ? canvas.index.within(box) : [];
    });
  }

  // ---- the view

  /** Everything that the page put on the map, else the first view. */
  home(): void {
    const { box } = this.#own.index;
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
