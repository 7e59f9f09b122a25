/** Corners and sides that catch the pointer: those of the drawing and of the layers that are shown. */
import type { Position } from "geojson";
import { snap, type Track } from "../../../src/maps/drawing/snap.ts";
import {
  cornerAt,
  cornersIn,
  countIn,
  tracksIn,
  type Corner,
  type FlatShape,
} from "../../../src/maps/drawing/flat-shape.ts";
import type { Path } from "../../../src/maps/drawing/vertices.ts";
import { partsOf, type Box } from "../../../src/maps/features/placed-feature.ts";
import { DivIcon, LatLng, Marker, type LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import type { MapModel } from "../map-model.ts";
import { placingOn } from "../placing.ts";

/** In px. */
const reachPx = 12;

export class Snapper {
  /** The geometry that is edited. */
  drawing: FlatShape | undefined;
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
    const map = this.#map;
    const [x, y] = placingOn(map).project([at.lng, at.lat]);
    const reach = reachPx / map.getZoomScale(map.getZoom(), 0);
    const box: Box = [x - reach, y - reach, x + reach, y + reach];
    const around = this.#model.overlays.within(box);
    const tracks = [...this.#ownTracks(box, without), ...around.flatMap(({ parts }) => parts)];
    const found = snap(x, y, tracks, reach);
    if (!found) return undefined;
    const place = map.options.crs!.pointToLatLng(found as never, 0);
    if (!found.isVertex) return place;
    const corners = [...this.#ownCorners(box), ...around.flatMap(({ geometry }) => partsOf(geometry).flat())];
    const far = ([lng, lat]: Position) => Math.hypot(lng! - place.lng, lat! - place.lat);
    const [lng, lat] = corners.reduce((best, one) => (far(one) < far(best) ? one : best));
    this.#exact.add(`${lng} ${lat}`);
    return new LatLng(lat!, lng!);
  }

  /** What is near in the drawing, without the vertices that move and the sides at them. */
  #ownTracks(box: Box, without: readonly Path[]): Track[] {
    const { drawing } = this;
    if (!drawing) return [];
    const moving = without.map((path) => cornerAt(drawing.shape, path));
    const isMoving = ({ part, at }: Corner) =>
      moving.some((one) => one.part === part && (one.at === at || (one.at === 0 && at === countIn(drawing, part))));
    return tracksIn(drawing, box, moving.length ? isMoving : () => false);
  }

  /** Positions of vertices near, with all their digits. */
  #ownCorners(box: Box): Position[] {
    const { drawing } = this;
    if (!drawing) return [];
    const parts = partsOf(drawing.shape);
    return cornersIn(drawing, box, Infinity).map(({ part, at }) => parts[part]![at]!);
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
