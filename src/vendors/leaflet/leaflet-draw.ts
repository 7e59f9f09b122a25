/**
 * Leaflet.draw 1.0.4 for drawing new points, lines and areas. Its toolbar, its editing of existing shapes, its words and
 * its measures are not used. Loaded with the first drawing.
 */
import type { Geometry } from "geojson";
import type { CircleMarker, Polyline } from "leaflet";

import "leaflet-draw/dist/leaflet.draw-src.js";
import { extensible } from "./extensible.ts";
import type { LatLng, LeafletMap } from "./leaflet.ts";

// Its markers are no stops of the keyboard: the map itself is.
extensible.Marker.mergeOptions({ keyboard: false });

/** The words at the pointer stay inside the map, which would cut them. */
extensible.Draw.Tooltip.include({
  updatePosition(this: Tooltip, at: LatLng) {
    const { _map: map, _container: box, _visible: isVisible } = this;
    if (!box) return this;
    const place = map.latLngToLayerPoint(at);
    const { x } = map.latLngToContainerPoint(at);
    const spare = map.getSize().x - (x + box.offsetWidth + tooltipGapPx);
    extensible.DomUtil.setPosition(box, place.add([Math.max(-x - tooltipGapPx, Math.min(0, spare)), 0]));
    if (isVisible) box.style.visibility = "inherit";
    return this;
  },
});
/** As in the style of the tooltip. */
const tooltipGapPx = 20;
interface Tooltip {
  _map: LeafletMap;
  _container: HTMLElement | null;
  _visible: boolean;
}

export type DrawnKind = "Point" | "LineString" | "Polygon";
export interface DrawOptions {
  kind: DrawnKind;
  color: string;
  /** Where a vertex goes for a place of the pointer. */
  snap(at: LatLng): LatLng;
  /** The measures of what is drawn, with the pointer as the last vertex; shown beside it. */
  measures(places: readonly LatLng[]): string;
  /** What to do next, beside the pointer: at the first vertex, later, and when it can be finished. */
  hints: { first: string; next: string; last: string; crossing: string };
  /** A shape is finished; its positions have all digits. */
  done(geometry: Geometry): void;
  /** It was cancelled. */
  cancelled(): void;
}
/** What keys and buttons can do with a drawing. */
export interface Drawing {
  add(at: LatLng): void;
  removeLast(): void;
  finish(): void;
  cancel(): void;
  /** How many vertices it has. */
  count(): number;
}
/** Members of handlers that the types do not name. */
interface Handler {
  enable(): void;
  disable(): void;
  addVertex?(at: LatLng): void;
  deleteLastVertex?(): void;
  completeShape?(): void;
  _getTooltipText?(): { text: string; subtext?: string };
  _tooltip?: { updatePosition(at: LatLng): unknown };
  _markers?: { getLatLng(): LatLng }[];
  _currentLatLng?: LatLng;
}

/** Draws one shape by clicks, touches, or the returned functions. */
export function startDrawing(map: LeafletMap, options: DrawOptions): Drawing {
  const { kind, snap, done, cancelled } = options;
  const made = handlerOf(map, options);
  if (kind !== "Point") follow(made, options);
  const place = (at: LatLng) => {
    const { lng, lat } = snap(at);
    done({ type: "Point", coordinates: [lng, lat] });
  };
  const created = ({ layer }: { layer: CircleMarker | Polyline }) => {
    end();
    if ("getLatLng" in layer) place(layer.getLatLng());
    else done(layer.toGeoJSON(false).geometry); // its vertices were caught one by one
  };
  let isOver = false;
  const end = () => {
    isOver = true;
    map.off("draw:created", created as never);
    map.off("draw:drawstop", stopped);
  };
  const stopped = () => {
    if (isOver) return;
    end();
    cancelled();
  };
  map.on("draw:created", created as never);
  map.on("draw:drawstop", stopped);
  made.enable();
  return {
    add(at) {
      if (kind !== "Point") {
        made.addVertex?.(at);
        const { _tooltip: hint } = made;
        hint?.updatePosition(at); // there is no pointer that it follows
        return;
      }
      end();
      made.disable();
      place(at);
    },
    removeLast: () => made.deleteLastVertex?.(),
    finish: () => made.completeShape?.(),
    cancel: () => made.disable(),
    count() {
      const { _markers: markers = [] } = made;
      return markers.length;
    },
  };
}

function handlerOf(map: LeafletMap, { kind, color, hints }: DrawOptions): Handler {
  const { Draw, drawLocal } = extensible;
  const { handlers } = drawLocal.draw;
  const drawMap = map as unknown as ConstructorParameters<typeof Draw.Polyline>[0];
  handlers.circlemarker.tooltip.start = hints.first;
  Object.assign(handlers.polyline.tooltip, { start: hints.first, cont: hints.next, end: hints.last });
  Object.assign(handlers.polygon.tooltip, { start: hints.first, cont: hints.next, end: hints.last });
  const shapeOptions = { color, weight: 3 };
  const error = { color: "#b8261d", message: hints.crossing };
  return kind === "Point"
    ? new Draw.CircleMarker(drawMap, { color } as object)
    : kind === "LineString"
      ? new Draw.Polyline(drawMap, { shapeOptions, showLength: false })
      : new Draw.Polygon(drawMap, {
          shapeOptions,
          showArea: false,
          allowIntersection: false,
          drawError: error,
        });
}

/** Vertices are caught by what is near; the words at the pointer have the measures. */
function follow(made: Handler, { snap, measures }: DrawOptions): void {
  const { addVertex, _getTooltipText: tooltip } = made;
  Object.assign(made, {
    addVertex: (at: LatLng) => addVertex!.call(made, snap(at)),
    _getTooltipText() {
      const { _markers: markers = [], _currentLatLng: last } = made;
      const places = [...markers.map((one) => one.getLatLng()), ...(last ? [last] : [])];
      return { ...tooltip!.call(made), subtext: markers.length ? measures(places) : "" };
    },
  });
}
