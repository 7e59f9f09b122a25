/** Popups beside features: after a short hover, and pinned after a click or Enter (R2.5-09). */
import { natives } from "../../src/base/runtime/runtime.ts";
import { isCluster } from "../../src/maps/features/clusters.ts";
import type { FeatureLayer } from "../../src/maps/layers/layer.ts";
import type { Placed } from "../../src/maps/features/placed-feature.ts";
import { readHover } from "../../src/server/calls/maps/map-layers.ts";
import { Popup, type LatLng, type LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";
import type { MapModel } from "./map-model.ts";
import { words } from "./phrases.ts";
import { infoOf } from "./info-at.ts";

/** The pointer rests this long on a feature before its popup is asked for. */
const restMs = 120;

export interface Picked {
  feature: Placed;
  layer: FeatureLayer | undefined;
  at: LatLng;
}

interface At {
  latlng: LatLng;
}

export class FeaturePopups {
  readonly #model: MapModel;
  readonly #map: LeafletMap;
  /** Markup by layer and feature; a map's records change seldom while it is looked at. */
  readonly #known = new Map<string, Promise<string>>();
  readonly #stop = new AbortController();
  /** Ends what the last click has asked for: an answer that comes after another click is not shown. */
  #asked = new AbortController();
  #over: Placed | undefined;
  readonly #end: () => void;
  #timer: number | undefined;
  #hover: Popup | undefined;

  /** `pick` is called for a click on a feature; it returns true when it shows the feature itself. */
  constructor(model: MapModel, map: LeafletMap, pick: (picked: Picked) => boolean) {
    this.#model = model;
    this.#map = map;
    const choose = (at: LatLng) => {
      if (model.isDrawing) return;
      const found = model.featureAt(at);
      this.#asked.abort();
      this.#asked = new AbortController();
      if (found && isCluster(found.feature)) {
        this.#leave();
        return model.fit([found.feature.whole]);
      }
      if (!found) void this.#ask(at);
      else if (!pick({ ...found, at })) void this.#pin(this.#contentOf(found.feature, found.layer), at);
    };
    const heard = {
      mousemove: ({ latlng }: At) => this.#moved(latlng),
      mouseout: () => this.#leave(),
      click: ({ latlng }: At) => choose(latlng),
      // by keys: what lies under the cross in the middle
      keydown: ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
        if (isEnterOn(map, originalEvent)) choose(map.getCenter());
      },
    };
    map.on(heard);
    this.#end = () => map.off(heard);
  }

  end(): void {
    this.#end();
    this.#stop.abort();
    this.#asked.abort();
    this.#leave();
  }

  #moved(at: LatLng): void {
    const found = this.#model.featureAt(at);
    this.#map.getContainer().classList.toggle("over-feature", found !== undefined);
    if (found?.feature === this.#over) return;
    this.#leave();
    if (!found) return;
    this.#over = found.feature;
    this.#timer = natives.after(restMs, () => void this.#show(found.feature, found.layer, at));
  }

  #leave(): void {
    natives.cancel(this.#timer);
    this.#over = undefined;
    this.#hover?.remove();
    this.#hover = undefined;
  }

  async #show(feature: Placed, layer: FeatureLayer | undefined, at: LatLng): Promise<void> {
    const content = await this.#contentOf(feature, layer);
    if (this.#over !== feature || !content) return;
    this.#hover = new Popup({ autoPan: false, closeButton: false, className: "map-hover", offset: [0, -4] })
      .setLatLng(at)
      .setContent(content)
      .addTo(this.#map);
  }

  /** Asks the map services that are shown, the uppermost first, until one knows something. */
  async #ask(at: LatLng): Promise<void> {
    const services = this.#model.overlays.list.flatMap(({ isOn, layer }) =>
      isOn && layer.kind === "wms" && layer.hasInfo ? layer : [],
    );
    const { signal } = this.#asked;
    for (const layer of services) {
      const html = await infoOf(layer, this.#map, at, signal);
      if (signal.aborted) return;
      if (html.trim()) return this.#pin(markupIn(html), at);
    }
  }

  async #pin(asked: Promise<HTMLElement | undefined>, at: LatLng): Promise<void> {
    this.#leave();
    const { signal } = this.#asked;
    const content = await asked;
    if (content && !signal.aborted)
      new Popup({ className: "map-pinned", autoPanPadding: [16, 16], closeButton: false, maxWidth: 320 })
        .setLatLng(at)
        .setContent(content)
        .openOn(this.#map);
  }

  /** The server's markup by the layer's template, else the feature's title; undefined when it has neither. */
  async #contentOf(feature: Placed, layer: FeatureLayer | undefined): Promise<HTMLElement | undefined> {
    const box = document.createElement("div");
    if (isCluster(feature)) {
      box.textContent = words("mapCluster", { count: feature.count });
      return box;
    }
    const template = String(feature.properties["template"] ?? "") || layer?.template;
    if (template && layer?.table && feature.id) {
      const key = `${layer.table} ${template} ${feature.id}`;
      const asked =
        this.#known.get(key) ?? readHover({ view: layer.table, template, id: feature.id }, this.#stop.signal);
      this.#known.set(key, asked);
      const html = await asked;
      if (html) return markupIn(html);
      this.#known.delete(key);
    }
    const title = feature.properties["title"] ?? feature.properties["name"];
    if (typeof title !== "string" || !title) return undefined;
    box.textContent = title;
    return box;
  }
}

async function markupIn(html: string): Promise<HTMLElement> {
  const { htmlReady, setHtml } = await import("../../src/html/door.ts");
  await htmlReady();
  const box = document.createElement("div");
  setHtml(box, html, "server");
  return box;
}

/** Enter while the map itself has the focus; a link in a popup has an Enter of its own. */
export const isEnterOn = (map: LeafletMap, { key, target }: KeyboardEvent): boolean =>
  key === "Enter" && target === map.getContainer();
