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

  constructor(pane: string) {
    super({ pane, padding: 0.25 });
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
    const [shown, bounds] = [this._container, this._bounds];
    if (!shown || !bounds) return;
    const { min } = bounds;
    const size = bounds.getSize();
    [shown.width, shown.height] = [bitmap.width, bitmap.height];
    Object.assign(shown.style, {
      width: `${size.x}px`,
      height: `${size.y}px`,
      transform: `translate3d(${Math.round(min.x)}px,${Math.round(min.y)}px,0)`,
    });
    (shown as { _leaflet_pos?: PixelPoint })._leaflet_pos = min;
    if (bitmap.width && bitmap.height) shown.getContext("2d")!.drawImage(bitmap, 0, 0);
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
