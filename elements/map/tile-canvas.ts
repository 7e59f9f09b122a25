/** Features from vector tiles: those of the tiles in view, each drawn within its tile. */
import type { Sheet } from "../../src/vendors/leaflet/canvas-layer.ts";
import { FeatureIndex } from "../../src/maps/features/feature-index.ts";
import { meets, type Box, type Placed } from "../../src/maps/features/placed-feature.ts";
import type { TileSource } from "../../src/maps/layers/layer.ts";
import { readTile } from "../../src/vendors/vector-tiles/read-tile.ts";
import { boxOf, keyOf, parentOf, tilesIn, type TilePlace } from "../../src/maps/tiles/tile-grid.ts";
import { missing } from "../../src/server/calls/maps/map-layers.ts";
import { readVectorTile } from "../../src/server/calls/maps/vector-tiles.ts";
import { boxOfSheet, DrawnLayer } from "./drawn-layer.ts";
import { paintFeatures } from "./paint-features.ts";

/** So many tiles are kept for the way back. */
const mostKept = 256;
/** While a tile is loading, one that covers it is drawn from up to so many zooms above. */
const mostLevels = 4;

interface Tile {
  place: TilePlace;
  /** Undefined while it is loading or when it has failed. */
  index?: FeatureIndex;
  isFailed?: boolean;
  stop: AbortController;
}

export class TileCanvas extends DrawnLayer {
  readonly #source: TileSource;
  readonly #key: string;
  readonly #told: (state: "loading" | "partly" | "idle") => void;
  /** The last used are last. */
  readonly #tiles = new Map<string, Tile>();
  #wanted: TilePlace[] = [];
  #redrawing = 0;

  /** `told` gets what the tiles in view are doing. */
  constructor(pane: string, source: TileSource, key: string, told: (state: "loading" | "partly" | "idle") => void) {
    super(pane);
    this.#source = source;
    this.#key = key;
    this.#told = told;
  }

  override at(x: number, y: number, reach: number): Placed | undefined {
    return this.#here([x, y, x, y]).flatMap(({ index }) => index?.at(x, y, reach) ?? [])[0];
  }

  override within(box: Box): Placed[] {
    const all = this.#here(box).flatMap(({ index }) => index?.within(box) ?? []);
    return [...new Map(all.map((one) => [one.id || one, one])).values()];
  }

  override again(): void {
    for (const [key, { isFailed }] of this.#tiles) if (isFailed) this.#tiles.delete(key);
    this.redraw();
  }

  override onRemove(map: never): this {
    for (const [key, tile] of this.#tiles)
      if (!tile.index) {
        tile.stop.abort();
        this.#tiles.delete(key);
      }
    cancelAnimationFrame(this.#redrawing);
    return super.onRemove(map);
  }

  protected override *steps(pen: CanvasRenderingContext2D, sheet: Sheet): Generator<void> {
    const { minZoom, maxZoom } = this.#source;
    const zoom = Math.min(maxZoom, Math.round(Math.log2(sheet.scale)));
    this.#wanted = zoom < minZoom ? [] : tilesIn(boxOfSheet(sheet, 0), zoom);
    this.#load();
    for (const place of this.#wanted) {
      const tile = this.#shownFor(place);
      if (!tile) continue;
      pen.save();
      clip(pen, boxOf(place), sheet);
      yield* paintFeatures(pen, tile.index!.within(boxOf(place)), sheet);
      pen.restore();
    }
  }

  #here(box: Box): Tile[] {
    return this.#wanted.filter((place) => meets(boxOf(place), box)).flatMap((place) => this.#shownFor(place) ?? []);
  }

  /** The tile itself, else one that covers it. */
  #shownFor(place: TilePlace): Tile | undefined {
    for (let levels = 0; levels <= Math.min(mostLevels, place.zoom); levels++) {
      const tile = this.#tiles.get(keyOf(parentOf(place, levels)));
      if (tile?.index) return tile;
    }
    return undefined;
  }

  /** Asks for the tiles in view; those that are not in view any more need not come. */
  #load(): void {
    const wanted = new Set(this.#wanted.map(keyOf));
    for (const [key, tile] of this.#tiles) {
      const isOld = this.#tiles.size > mostKept && tile.index;
      if (wanted.has(key) || !(isOld || (!tile.index && !tile.isFailed))) continue;
      tile.stop.abort();
      this.#tiles.delete(key);
    }
    for (const place of this.#wanted) {
      const key = keyOf(place);
      const known = this.#tiles.get(key);
      const tile = known ?? { place, stop: new AbortController() };
      this.#tiles.delete(key);
      this.#tiles.set(key, tile);
      if (!known) void this.#fill(tile);
    }
    this.#tell();
  }

  async #fill(tile: Tile): Promise<void> {
    const { place, stop } = tile;
    try {
      const bytes = await readVectorTile(this.#source.address, place, stop.signal);
      tile.index = FeatureIndex.of(readTile(bytes, place, { key: this.#key, parts: this.#source.parts }));
    } catch (error) {
      if (stop.signal.aborted) return;
      tile.isFailed = true;
      missing(`tile ${keyOf(place)} of ${this.#source.address}`, error);
    }
    if (stop.signal.aborted) return;
    this.#tell();
    // several tiles come in one frame
    cancelAnimationFrame(this.#redrawing);
    this.#redrawing = requestAnimationFrame(() => this.redraw());
  }

  #tell(): void {
    const tiles = this.#wanted.flatMap((place) => this.#tiles.get(keyOf(place)) ?? []);
    const isLoading = tiles.some(({ index, isFailed }) => !index && !isFailed);
    this.#told(isLoading ? "loading" : tiles.some(({ isFailed }) => isFailed) ? "partly" : "idle");
  }
}

/** To whole px, so that tiles meet without a seam. */
function clip(pen: CanvasRenderingContext2D, [left, top, right, bottom]: Box, sheet: Sheet): void {
  const [x, y, endX, endY] = [
    left * sheet.scale - sheet.left,
    top * sheet.scale - sheet.top,
    right * sheet.scale - sheet.left,
    bottom * sheet.scale - sheet.top,
  ].map(Math.round) as [number, number, number, number];
  pen.beginPath();
  pen.rect(x, y, endX - x, endY - y);
  pen.clip();
}
