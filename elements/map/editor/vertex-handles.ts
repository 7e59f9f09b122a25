/** Handles of vertices on the map: dragged, moved by arrow keys, removed; and of the middles of sides, which add one. */
import type { Position } from "geojson";
import { cornerAt, type Corner } from "../../../src/maps/drawing/flat-shape.ts";
import {
  insertVertex,
  moveVertex,
  removeVertex,
  sharedWith,
  type Path,
  type Vertex,
} from "../../../src/maps/drawing/vertices.ts";
import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";
import { DivIcon, Marker, type LatLng, type LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import type { Snapper } from "./snapping.ts";

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface HandleOwner {
  map: LeafletMap;
  snapper: Snapper;
  change(shape: Shape | null): void;
  /** The accessible name of a vertex, which counts from 1. */
  nameOf(number: number): string;
  /** Vertices follow the handle; the geometry changes when it is dropped. */
  preview(corners: readonly Corner[], at: LatLng): void;
  /** Another geometry is about to be drawn: what a key would change is the former one. */
  isStale(): boolean;
  /** A handle that is held must stay, although the map moves below it. */
  hold(isHeld: boolean): void;
}
interface What {
  shape: Shape;
  isPoint: boolean;
  isOff: boolean;
}

/** @param number counts from 1 */
export function vertexHandle(owner: HandleOwner, what: What, vertex: Vertex, number: number): Marker {
  const { shape, isPoint, isOff } = what;
  const { path, position } = vertex;
  const handle = handleAt(owner, position, isPoint ? "map-point" : "map-vertex", !isOff);
  const element = handle.getElement()!;
  element.ariaLabel = owner.nameOf(number);
  element.role = "button";
  followDrag(owner, handle, shape, vertex);
  handle.on("contextmenu", () => isOff || owner.change(removeVertex(shape, path)));
  if (!isOff) element.addEventListener("keydown", (event) => press(owner, event, shape, vertex));
  return handle;
}

export function middleHandle(owner: HandleOwner, shape: Shape, { path, position }: Vertex): Marker {
  const { snapper } = owner;
  const handle = handleAt(owner, position, "map-middle", true, false);
  handle.getElement()!.ariaHidden = "true";
  handle.on("click", () => owner.change(insertVertex(shape, path, position)));
  handle.on("drag", (event) => handle.setLatLng(snapper.near(handle.getLatLng(), [], isAltOf(event))));
  handle.on("dragend", () => {
    owner.hold(false);
    owner.change(insertVertex(shape, path, snapper.position(handle.getLatLng(), position)));
  });
  return handle;
}

/** A vertex that others share moves with them; with Alt it moves alone and is not caught. */
function followDrag(owner: HandleOwner, handle: Marker, shape: Shape, { path, position }: Vertex): void {
  const { snapper } = owner;
  let shared: Path[] = [];
  let isAlone = false;
  handle.on("dragstart", () => (shared = sharedWith(shape, path)));
  handle.on("drag", (event) => {
    isAlone = isAltOf(event);
    const at = snapper.near(handle.getLatLng(), shared, isAlone);
    handle.setLatLng(at);
    owner.preview(
      (isAlone ? [path] : shared).map((one) => cornerAt(shape, one)),
      at,
    );
  });
  handle.on("dragend", () => {
    owner.hold(false);
    owner.change(moveVertex(shape, path, snapper.position(handle.getLatLng(), position), isAlone));
  });
}

function handleAt(
  { map, hold }: HandleOwner,
  [lng, lat]: Position,
  className: string,
  draggable: boolean,
  keyboard = true,
): Marker {
  const icon = new DivIcon({ className, iconSize: [0, 0] });
  const handle = new Marker([lat!, lng!], { icon, draggable, keyboard, autoPan: draggable }).addTo(map);
  if (draggable) {
    // Leaflet drags by the main button and without Shift only
    handle.on("mousedown", ({ originalEvent: { button, shiftKey } }) => {
      if (button || shiftKey) return;
      hold(true);
      // after the end of a drag, which Leaflet has listened for before
      addEventListener.call(document, "mouseup", () => hold(false), { once: true, capture: true });
    });
    handle.on("dragstart", () => hold(true));
  }
  return handle;
}

/** Arrow keys move by 10 px, with Shift by 1, and keep the other coordinate as it is; Delete removes. */
function press(
  { map, snapper, change, isStale }: HandleOwner,
  event: KeyboardEvent,
  shape: Shape,
  vertex: Vertex,
): void {
  const { path, position } = vertex;
  const step = arrows[event.key];
  if (!step && event.key !== "Delete") return;
  event.preventDefault();
  event.stopPropagation();
  if (isStale()) return;
  if (!step) return change(removeVertex(shape, path));
  const by = event.shiftKey ? 1 : 10;
  const { x, y } = map.project([position[1]!, position[0]!]); // unlike points of the container, without rounding
  const moved = snapper.position(map.unproject([x + step[0] * by, y + step[1] * by]), position);
  const kept = step[0] ? 1 : 0;
  moved[kept] = position[kept]!;
  change(moveVertex(shape, path, moved));
}

/** The drag of a handle carries the browser's event. */
const isAltOf = (event: object): boolean => (event as { originalEvent?: MouseEvent }).originalEvent?.altKey ?? false;
