/* oxlint-disable no-underscore-dangle -- the names by which Leaflet calls its renderers */
import { Renderer, type LeafletMap } from "./leaflet.ts";

/** What is drawn: the view with a margin, in px of the world at its zoom. */
export interface Sheet {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Px of the world at this zoom for one px at zoom 0. */
  scale: number;
}

interface RendererParts {
  _update(): void;
}
interface PixelPoint {
  x: number;
  y: number;
}

/** A layer of one canvas, which Leaflet moves and scales with the map until it is drawn anew. */
export abstract class CanvasLayer extends Renderer {
  declare _container: HTMLCanvasElement | undefined;
  declare _map: LeafletMap;
  declare _bounds: { min: PixelPoint; getSize(): PixelPoint } | undefined;
  declare _zoom: number;

  /** `padding`: how much more than the view is drawn, as a share of its size. */
  constructor(pane: string, padding = 0.25) {
    super({ pane, padding });
  }

  /** Draws what the sheet shows, now or in slices, and then calls `show`. */
  protected abstract draw(sheet: Sheet): void;
  /** A drawing in slices is of no use any more. */
  protected abstract stop(): void;

  /** Draws anew, when the layer is on a map. */
  redraw(): void {
    this.stop();
    const bounds = this._bounds;
    if (!this._container || !bounds) return;
    const origin = this._map.getPixelOrigin();
    const size = bounds.getSize();
    this.draw({
      left: bounds.min.x + origin.x,
      top: bounds.min.y + origin.y,
      width: size.x,
      height: size.y,
      scale: this._map.getZoomScale(this._zoom, 0),
    });
  }

  /** Shows a bitmap of the last sheet. */
  protected show(bitmap: HTMLCanvasElement): void {
    const shown = this._container;
    if (!shown || !this._bounds) return;
    [shown.width, shown.height] = [bitmap.width, bitmap.height];
    this.#put(shown);
    if (bitmap.width && bitmap.height) shown.getContext("2d")!.drawImage(bitmap, 0, 0);
  }

  /** The shown canvas itself, empty, for what is drawn at once. @param density device px for one px */
  protected lay(density: number): CanvasRenderingContext2D | undefined {
    const shown = this._container;
    const size = this._bounds?.getSize();
    if (!shown || !size) return undefined;
    const [width, height] = [size.x, size.y].map((px) => Math.ceil(px * density)) as [number, number];
    const pen = shown.getContext("2d")!;
    if (shown.width !== width || shown.height !== height) [shown.width, shown.height] = [width, height];
    else {
      pen.resetTransform();
      pen.clearRect(0, 0, width, height);
    }
    pen.setTransform(density, 0, 0, density, 0, 0);
    this.#put(shown);
    return pen;
  }

  #put(shown: HTMLCanvasElement): void {
    const { min } = this._bounds!;
    const size = this._bounds!.getSize();
    Object.assign(shown.style, {
      width: `${size.x}px`,
      height: `${size.y}px`,
      transform: `translate3d(${Math.round(min.x)}px,${Math.round(min.y)}px,0)`,
    });
    (shown as { _leaflet_pos?: PixelPoint })._leaflet_pos = min;
  }

  /** 0 to 1. */
  set opacity(value: number) {
    this.#opacity = value;
    if (this._container) this._container.style.opacity = String(value);
  }
  #opacity = 1;

  // ---- what Leaflet calls

  _initContainer(): void {
    this._container = document.createElement("canvas");
    this._container.className = "map-features";
    this._container.style.opacity = String(this.#opacity);
  }

  _destroyContainer(): void {
    this.stop();
    this._container?.remove();
    this._container = undefined;
  }

  /** After a move. */
  _update(): void {
    (Renderer.prototype as unknown as RendererParts)._update.call(this);
    this.redraw();
  }

  _updatePaths(): void {}
  _onZoomEnd(): void {}
}
