/** What a map shows, and Leaflet behind it. The view (map.tsx) draws the controls and gives the place. */
import { language } from "../../src/base/language/i18n.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { store } from "../../src/base/store.ts";
import type { Box, Placed } from "../../src/maps/features/placed-feature.ts";
import type { FeatureLayer } from "../../src/maps/layers/layer.ts";
import { CRS, LeafletMap, type LatLng, type LatLngBounds } from "../../src/vendors/leaflet/leaflet.ts";
import { removeMap } from "../../src/vendors/leaflet/remove-map.ts";
import { BaseMaps } from "./base-maps.ts";
import { FeatureCanvas } from "./feature-canvas.ts";
import { Overlays } from "./overlays.ts";
import { linkName, placeInAddress } from "./link.ts";
import { fitBoxes, reachAt } from "./placing.ts";
import { zooms, type View, type Wanted } from "./read-entry.ts";
import type { Faults } from "./tell-faults.ts";
import { readWanted } from "./wanted-layers.ts";

/** A picture that has not come after this is not waited for, in ms. */
const mostWaitMs = 30_000;
const askMs = 100;

export class MapModel {
  readonly host: HTMLElement;
  readonly changes = store();
  readonly base = new BaseMaps(this.changes.tell);
  readonly overlays = new Overlays(this.changes.tell);
  /** The features of the page: always shown, above the overlays. */
  readonly own = new FeatureCanvas("own");
  map: LeafletMap | undefined;
  /** The server has described none of the base maps. */
  isBaseMissing = false;
  /** What was seen last; undefined before the first end. */
  view: View | undefined;
  /** The whole of an image map, once its picture is there. */
  whole: LatLngBounds | undefined;
  #stop = new AbortController();
  #first: View | undefined;
  #asked = "";
  #ownFaults: Faults | undefined;
  #loadOwn: () => void = () => {};
  #isOwnMissing = false;
  #isDrawing = false;
  #isAtKeptPlace = false;

  constructor(host: HTMLElement) {
    this.host = host;
  }

  /** What was seen before the map was taken out, else the place of a link: the page's own features do not lead away. */
  keptPlace(): View | undefined {
    const kept = this.view ?? placeInAddress(location.href, linkName(this.host));
    this.#isAtKeptPlace = kept !== undefined;
    return kept;
  }
  get isAtKeptPlace(): boolean {
    return this.#isAtKeptPlace;
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
    this.base.begin(this.map);
    this.overlays.begin(this.map, this.#stop.signal);
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
    this.map = undefined;
    this.base.end();
    this.overlays.end();
  }

  /** Reads the layers when the attributes name others than before. */
  async load(base: Wanted[], layers: Wanted[]): Promise<void> {
    const asked = JSON.stringify([base, layers, language()]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    const { signal } = this.#stop;
    const found = await readWanted({ base, layers }, this.host, signal);
    if (signal.aborted) this.#asked = ""; // taken out of the page meanwhile
    if (asked !== this.#asked) return;
    this.isBaseMissing = base.length > 0 && found.base.length === 0;
    this.base.take(found.base);
    this.overlays.take(found.overlays);
    this.changes.tell();
  }

  /** Sets what asks for the features of the page. */
  loadOwnBy(load: () => void): void {
    this.#loadOwn = load;
  }

  /** Asks again for what has not come. */
  again(): void {
    if (this.isOwnMissing) this.#loadOwn();
    // the view, which is drawn again, loads what it was not given
    if (this.isBaseMissing) this.#asked = "";
    this.changes.tell();
  }

  /** Who made the data of the shown layers. */
  get attribution(): string {
    const shown = [this.base.chosen, ...this.overlays.list.map(({ isOn, layer }) => (isOn ? layer : undefined))];
    return [...new Set(shown.flatMap((layer) => layer?.attribution || []))].join(" · ");
  }

  /** Waits until everything in view is drawn, half a minute at most. @returns whether all of it has come */
  async settled(signal: AbortSignal): Promise<boolean> {
    const isBusy = () => [this.base, this.overlays, this.own].some((one) => one.isLoading());
    for (let waitedMs = 0; waitedMs < mostWaitMs && !signal.aborted; waitedMs += askMs) {
      await new Promise<void>((resolve) => void natives.after(askMs, resolve));
      if (!isBusy()) break;
    }
    return !isBusy() && [this.base, ...this.overlays.list].every(({ state }) => state === "idle");
  }

  /** While a shape is drawn, clicks are for it alone. */
  draw(isOn: boolean): void {
    this.#isDrawing = isOn;
  }
  get isDrawing(): boolean {
    return this.#isDrawing;
  }

  /** What was wrong with the features of the page. */
  set ownFaults(found: Faults) {
    const isNew = found.left > 0 || (this.#ownFaults?.left ?? 0) > 0 || "swapped" in found.faults;
    this.#ownFaults = found;
    if (isNew) this.changes.tell();
  }
  get ownFaults(): Faults | undefined {
    return this.#ownFaults;
  }

  /** The regions or the record of the page have not come. */
  set isOwnMissing(isMissing: boolean) {
    const isNew = isMissing !== this.#isOwnMissing;
    this.#isOwnMissing = isMissing;
    if (isNew) this.changes.tell();
  }
  get isOwnMissing(): boolean {
    return this.#isOwnMissing;
  }

  /**
   * The uppermost feature at a place; undefined when nothing is there. A feature of the page itself has no `layer`.
   */
  featureAt(at: LatLng): { feature: Placed; layer: FeatureLayer | undefined } | undefined {
    if (!this.map) return undefined;
    const { x, y, reach } = reachAt(this.map, at);
    const own = this.own.at(x, y, reach);
    return own ? { feature: own, layer: undefined } : this.overlays.at(at);
  }

  /** Everything that the page put on the map, else the first view. */
  home(): void {
    const { box } = this.own.index;
    const first = this.#first;
    if (this.whole) this.map?.fitBounds(this.whole);
    else if (box) this.fit([box]);
    else if (first) this.map?.setView([first.y, first.x], first.zoom);
  }

  /** Zooms so that boxes in the plane are seen; at most to zoom 17. */
  fit(boxes: readonly Box[]): void {
    if (this.map) fitBoxes(this.map, boxes);
  }
}
