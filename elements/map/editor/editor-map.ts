/** The map of the editor: its place, what it shows first, what it is moved to. */
import type { RefObject } from "react";
import { settings } from "../../../src/base/settings.ts";
import { verticesOf, visit } from "../../../src/maps/drawing/vertices.ts";
import { kindOf, type Shape } from "../../../src/maps/geometry/shape-kind.ts";
import { DivIcon, LatLngBounds, Marker, type LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { MapModel } from "../map-model.ts";
import { wantedIn, wheelZoom, zooms } from "../read-entry.ts";
import { words } from "./phrases.ts";
import { pulse } from "./pulse.ts";
import { lineOf } from "./line-of.ts";
import { ShapeLayer } from "./shape-layer.ts";
import { Snapper } from "./snapping.ts";

/** Readable on light and dark base maps. */
export const shapeColor = "#1d5fc2";
/** R9.1-05: the zoom around a single point. */
const pointZoom = 15;

export interface Made {
  model: MapModel;
  map: LeafletMap;
  layer: ShapeLayer;
  snapper: Snapper;
}

/** The map is made when its place has a size, and follows it. @returns a function that ends it */
export function beginMap(
  element: HTMLElement,
  latest: RefObject<{ value: Shape | null; layers: unknown }>,
  change: (shape: Shape | null) => void,
  made: (parts: Partial<Made>) => void,
): () => void {
  const model = new MapModel(element);
  const begin = () => {
    if (model.map || !element.clientWidth || !element.clientHeight) return;
    const { x, y } = settings.map ?? {};
    model.begin(element, { x: x ?? 30, y: y ?? 50, zoom: 12 }, false);
    const map = mapOf(model)!;
    limitWheel(map, element);
    const snapper = new Snapper(map, model);
    const layer = new ShapeLayer(map, {
      change,
      nameOf: (at) => words("drawVertex", { at }),
      color: shapeColor,
      snapper,
    });
    const { value } = latest.current;
    if (value) fit(map, value);
    const tell = () => made({ model, map, layer, snapper });
    tell();
    model.changes.listen(() => {
      tell();
      load(); // what has failed is asked for again
    });
  };
  const load = () => void model.load(wantedIn(settings.admin_map?.base_layers), wantedIn(latest.current.layers));
  load();
  const sizes = new ResizeObserver(() => (model.map ? model.map.invalidateSize({ animate: false }) : begin()));
  sizes.observe(element);
  begin();
  return () => {
    sizes.disconnect();
    model.end();
    made({});
  };
}

/** At most one step of the wheel in this time, in ms: a touchpad sends dozens of events. */
const wheelStepMs = 120;

/** R9.1-03: in place of Leaflet's wheel, which knows no limit of its own. Buttons and keys go on to `map.maxZoom`. */
function limitWheel(map: LeafletMap, element: HTMLElement): void {
  const limit = wheelZoom();
  if (limit === undefined) return;
  map.scrollWheelZoom.disable();
  let last = -Infinity;
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    if (!event.deltaY || event.timeStamp - last < wheelStepMs) return;
    last = event.timeStamp;
    const zoom = map.getZoom();
    const next = event.deltaY > 0 ? zoom - 1 : Math.max(zoom, Math.min(zoom + 1, limit));
    if (next !== zoom) map.setZoomAround(map.mouseEventToContainerPoint(event), next);
  };
  element.addEventListener("wheel", turn, { passive: false });
  map.on("unload", () => element.removeEventListener("wheel", turn));
}

/** Several geometries in view. */
export function fitTo(map: LeafletMap, shapes: readonly Shape[]): void {
  map.fitBounds(boundsOf(shapes), { maxZoom: Math.min(18, zooms().maxZoom), padding: [24, 24] });
}

function boundsOf(shapes: readonly Shape[]): LatLngBounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes)
    visit(shape, ([lng, lat]) => {
      west = Math.min(west, lng!);
      east = Math.max(east, lng!);
      south = Math.min(south, lat!);
      north = Math.max(north, lat!);
    });
  return new LatLngBounds([south, west], [north, east]);
}

/** Geometries that are offered, not yet taken. @returns a function that removes them */
export function showDashed(map: LeafletMap, shapes: readonly Shape[]): () => void {
  const shown = shapes.flatMap((shape): { remove(): unknown }[] => {
    if (kindOf(shape.type) !== "Point") return [lineOf(shape, offeredColor, "6 6")!.addTo(map)];
    return verticesOf(shape).map(({ position: [lng, lat] }) => {
      const icon = new DivIcon({ className: "map-offered", iconSize: [0, 0] });
      return new Marker([lat!, lng!], { icon, interactive: false, keyboard: false }).addTo(map);
    });
  });
  return () => {
    for (const one of shown) one.remove();
  };
}
const offeredColor = "#b8431d";

/** R9.1-05: all of the geometry at zoom 18 at most, a point at 15. */
function fit(map: LeafletMap, shape: Shape): void {
  const bounds = boundsOf([shape]);
  const { maxZoom } = zooms();
  if (shape.type === "Point") map.setView(bounds.getCenter(), Math.min(pointZoom, maxZoom), { animate: false });
  else map.fitBounds(bounds, { maxZoom: Math.min(18, maxZoom), padding: [24, 24], animate: false });
}

/** Whether any vertex is seen. */
export function isInView(map: LeafletMap, shape: Shape): boolean {
  const bounds = map.getBounds();
  return visit(shape, ([lng, lat]) => bounds.contains([lat!, lng!]));
}

/** R4-13: a point is shown at zoom 17 and pulses for 6 s. */
export function focusOn(map: LeafletMap, shape: Shape): void {
  if (shape.type !== "Point") return fit(map, shape);
  const [lng, lat] = shape.coordinates;
  map.setView([lat!, lng!], Math.min(17, map.getMaxZoom()));
  pulse(map, [lat!, lng!]);
}

/** Read anew: `begin` has set it. */
const mapOf = (model: MapModel): LeafletMap | undefined => model.map;
