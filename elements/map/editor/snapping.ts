/** Corners and sides that catch the pointer: those of the drawing and of the layers that are shown. */
import type { Position } from "geojson";
import { snap, type Track } from "../../../src/maps/drawing/snap.ts";
import { verticesOf, type Path } from "../../../src/maps/drawing/vertices.ts";
import { partsOf } from "../../../src/maps/features/placed-feature.ts";
import type { Shape } from "../../../src/maps/geometry/clean.ts";
import { DivIcon, LatLng, Marker, type LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import type { MapModel } from "../map-model.ts";

/** In px. */
const reachPx = 12;

export class Snapper {
  /** The drawing. */
  shape: Shape | null = null;
  #isOn = true;
  readonly #map: LeafletMap;
  readonly #model: MapModel;
  /** Corners that were caught keep all their digits, so that borders stay the same. */
  readonly #exact = new Set<string>();
  #mark: Marker | undefined;

  constructor(map: LeafletMap, model: MapModel) {
    this.#map = map;
    this.#model = model;
  }

  turn(isOn: boolean): void {
    this.#isOn = isOn;
  }

  /** The corner or place on a side near `at`, else `at` itself. @param without vertices that move along */
  near(at: LatLng, without: readonly Path[] = [], isOff = false): LatLng {
    const found = this.#isOn && !isOff ? this.#find(at, without) : undefined;
    this.#show(found);
    return found ?? at;
  }

  /** A place with seven digits, which are a centimetre; a height stays. */
  position({ lat, lng }: LatLng, [, , height]: Position = []): Position {
    const isExact = this.#exact.has(`${lng} ${lat}`);
    const place = isExact ? [lng, lat] : [lng, lat].map((one) => Number(one.toFixed(7)));
    return height === undefined ? place : [...place, height];
  }

  /** The mark goes when the work is over. */
  end(): void {
    this.#show(undefined);
  }

  #find(at: LatLng, without: readonly Path[]): LatLng | undefined {
    const crs = this.#map.options.crs!;
    const flat = ([lng, lat]: Position) => crs.latLngToPoint(new LatLng(lat!, lng!), 0);
    const { x, y } = crs.latLngToPoint(at, 0);
    const reach = reachPx / this.#map.getZoomScale(this.#map.getZoom(), 0);
    const around = this.#model.overlays.within([x - reach, y - reach, x + reach, y + reach]);
    const lines = this.#ownLines(without);
    const tracks: Track[] = [
      ...lines.map((line) =>
        line.flatMap((one) => {
          const place = flat(one);
          return [place.x, place.y];
        }),
      ),
      ...around.flatMap(({ parts }) => parts),
    ];
    const found = snap(x, y, tracks, reach);
    if (!found) return undefined;
    const place = crs.pointToLatLng(found as never, 0);
    if (!found.isVertex) return place;
    const corners = [...lines.flat(), ...around.flatMap(({ geometry }) => partsOf(geometry).flat())];
    const far = ([lng, lat]: Position) => Math.hypot(lng! - place.lng, lat! - place.lat);
    const [lng, lat] = corners.reduce((best, one) => (far(one) < far(best) ? one : best));
    this.#exact.add(`${lng} ${lat}`);
    return new LatLng(lat!, lng!);
  }

  /** The lines of the drawing in pieces, without the vertices that move and the sides at them. */
  #ownLines(without: readonly Path[]): Position[][] {
    const { shape } = this;
    if (!shape) return [];
    if (!without.length) return partsOf(shape);
    const moving = new Set(without.map((path) => path.join()));
    const lines: Position[][] = [];
    let last = "";
    for (const { path, position } of verticesOf(shape)) {
      const owner = path.slice(0, -1).join();
      const isNew = owner !== last || lines.length === 0;
      last = owner;
      if (moving.has(path.join())) lines.push([]);
      else if (isNew) lines.push([position]);
      else lines.at(-1)!.push(position);
    }
    return lines.filter((line) => line.length);
  }

  #show(at: LatLng | undefined): void {
    if (!at) {
      this.#mark?.remove();
      this.#mark = undefined;
      return;
    }
    const icon = () => new DivIcon({ className: "map-snap", iconSize: [0, 0] });
    this.#mark ??= new Marker(at, { icon: icon(), interactive: false, keyboard: false }).addTo(this.#map);
    this.#mark.setLatLng(at);
  }
}
