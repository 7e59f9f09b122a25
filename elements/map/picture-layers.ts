/** Layers of pictures in Leaflet: tiles, tiled map services, map services with one picture of all that is seen. */
import { natives } from "../../src/base/runtime/runtime.ts";
import type { PictureLayer } from "../../src/maps/layers/layer.ts";
import { ImageOverlay, Layer, TileLayer, type LeafletMap } from "../../src/vendors/leaflet/leaflet.ts";

/** A number below 10,000 that keeps pictures of changing layers out of caches (R3.2-06, R9.8-05). */
const newToken = (): string => String(Math.floor(Math.random() * 10_000));
/** Shown in place of a tile that failed: nothing, so what lies below stays visible. */
const emptyPicture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

export type Picture = (TileLayer | WholePicture) & { setOpacity(value: number): unknown; isLoading(): boolean };
export const isPicture = (layer: object): layer is Picture =>
  layer instanceof TileLayer || layer instanceof WholePicture;
/** `partly`: some pictures have failed; `slow`: none has come for a long time. */
export type PictureState = "idle" | "loading" | "partly" | "slow";

/** A server that has not answered for so long is said to be slow, in ms. */
const slowMs = 15_000;

/** A layer for Leaflet, which tells what its pictures are doing; the order of layers is by `zIndex`. */
export function pictureOf(layer: PictureLayer, told: (state: PictureState) => void, zIndex: number): Picture {
  const made: Picture = layer.kind === "tiles" ? tiles(layer, zIndex) : service(layer, zIndex);
  /** Tiles that have failed and are still there; undefined for the one picture of all that is seen. */
  const failed = new Set<unknown>();
  let timer: number | undefined;
  const end = () => natives.cancel(timer);
  const wait = () => {
    end();
    timer = natives.after(slowMs, () => told("slow"));
  };
  made.on("loading", () => {
    failed.delete(undefined);
    wait();
  });
  made.on("tileload", wait);
  made.on("tileerror", ({ tile }) => {
    failed.add(tile);
    wait();
  });
  // those of another zoom go after the new ones have come
  made.on("tileunload", ({ tile }) => {
    if (failed.delete(tile) && !failed.size && !made.isLoading()) told("idle");
  });
  made.on("load", () => {
    end();
    told(failed.size ? "partly" : "idle");
  });
  made.on("remove", end);
  return made;
}

const more = (address: string, query: string): string => `${address}${address.includes("?") ? "&" : "?"}${query}`;

/** What tiles of both kinds need. */
const gridOf = ({ size, subdomains }: PictureLayer, zIndex: number) => ({
  tileSize: size,
  subdomains,
  maxZoom: 30,
  errorTileUrl: emptyPicture,
  zIndex,
});

function tiles(layer: PictureLayer, zIndex: number): TileLayer {
  const { address, isFresh, isTms, size, maxZoom } = layer;
  return new TileLayer(isFresh ? more(address, `_=${newToken()}`) : address, {
    ...gridOf(layer, zIndex),
    tms: isTms,
    // a tile of 512 px covers what four of 256 px do, so the server's zoom is one less
    zoomOffset: -Math.log2(size / 256),
    maxNativeZoom: maxZoom,
  });
}

function service(layer: PictureLayer, zIndex: number): TileLayer | WholePicture {
  const { address, parts, version, isBase, isFresh, isTiled } = layer;
  const asked = {
    layers: parts,
    version,
    format: "image/png",
    transparent: !isBase,
    ...(isFresh && { _: newToken() }),
  };
  if (!isTiled) return new WholePicture(oneAddress(layer), asked, zIndex);
  return new TileLayer.WMS(address, { ...asked, ...gridOf(layer, zIndex) });
}

/** One picture of all that is seen, asked anew after each move; the old one stays until the new one is there. */
export class WholePicture extends Layer {
  #map: LeafletMap | undefined;
  readonly #address: string;
  readonly #asked: Record<string, unknown>;
  readonly #zIndex: number;
  #opacity = 1;
  #shown: ImageOverlay | undefined;
  #next: ImageOverlay | undefined;

  constructor(address: string, asked: Record<string, unknown>, zIndex: number) {
    super();
    this.#address = address;
    this.#asked = asked;
    this.#zIndex = zIndex;
  }

  override onAdd(map: LeafletMap): this {
    this.#map = map;
    this.#ask();
    return this;
  }

  override onRemove(): this {
    for (const one of [this.#shown, this.#next]) one?.remove();
    this.#shown = this.#next = undefined;
    return this;
  }

  override getEvents() {
    return { moveend: () => this.#ask() };
  }

  isLoading(): boolean {
    return this.#next !== undefined;
  }

  setOpacity(value: number): this {
    this.#opacity = value;
    this.#shown?.setOpacity(value);
    return this;
  }

  #ask(): void {
    const map = this.#map;
    const size = map?.getSize();
    if (!map || !size?.x || !size.y) return;
    const bounds = map.getBounds();
    const crs = map.options.crs!;
    const corners = [bounds.getSouthWest(), bounds.getNorthEast()].map((corner) => crs.project(corner));
    const query = new URLSearchParams({
      SERVICE: "WMS",
      REQUEST: "GetMap",
      STYLES: "",
      SRS: crs.code ?? "",
      BBOX: corners.map(({ x, y }) => `${x},${y}`).join(","),
      WIDTH: String(size.x),
      HEIGHT: String(size.y),
    });
    for (const [name, value] of Object.entries(this.#asked)) query.set(name.toUpperCase(), String(value));
    this.#next?.remove();
    const next = new ImageOverlay(more(this.#address, query.toString()), bounds, {
      opacity: 0,
      zIndex: this.#zIndex,
      ...(this.options.pane && { pane: this.options.pane }),
    });
    this.#next = next;
    this.fire("loading");
    // one that another has followed may still answer
    next.on("load", () => {
      if (this.#next !== next) return;
      this.#shown?.remove();
      this.#shown = next.setOpacity(this.#opacity);
      this.#next = undefined;
      this.fire("load");
    });
    next.on("error", () => {
      if (this.#next !== next) return;
      next.remove();
      this.#next = undefined;
      this.fire("tileerror");
      this.fire("load");
    });
    next.addTo(map);
  }
}

/** The address of the legend of a map service, as a picture. */
export function legendAddress(layer: PictureLayer): string | undefined {
  const { kind, parts, version } = layer;
  if (kind !== "wms" || !parts) return undefined;
  const query = { SERVICE: "WMS", REQUEST: "GetLegendGraphic", VERSION: version, FORMAT: "image/png", LAYER: parts };
  return more(oneAddress(layer), new URLSearchParams(query).toString());
}

/** Where a map service is asked for anything but tiles: at the first of its hosts. */
export const oneAddress = ({ address, subdomains }: PictureLayer): string =>
  address.replaceAll("{s}", subdomains.charAt(0));
