/** A geometry on the map with handles: vertices that are dragged, moved by arrow keys and removed, and middles of sides. */
import type { Position } from "geojson";
import { kindOf, type Shape } from "../../../src/maps/geometry/clean.ts";
import {
  insertVertex,
  middlesOf,
  moveVertex,
  removeVertex,
  sharedWith,
  verticesOf,
  type Path,
  type Vertex,
} from "../../../src/maps/drawing/vertices.ts";
import {
  DivIcon,
  Marker,
  Polygon,
  Polyline,
  type LatLng,
  type LeafletMap,
} from "../../../src/vendors/leaflet/leaflet.ts";
import type { Snapper } from "./snapping.ts";

/** Above this number only handles near the pointer are shown. */
const mostHandles = 150;
/** How near, in px. */
const nearPx = 60;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Line = Pick<Polygon, "addTo" | "getLatLngs" | "redraw" | "remove">;

export interface ShapeOwner {
  change(shape: Shape | null): void;
  /** The accessible name of a vertex, which counts from 1. */
  nameOf(number: number): string;
  color: string;
  snapper: Snapper;
}

export class ShapeLayer {
  readonly #map: LeafletMap;
  readonly #owner: ShapeOwner;
  #shape: Shape | null = null;
  #isOff = false;
  #line: Line | undefined;
  #handles: Marker[] = [];
  /** The vertex whose handle has the focus, so that it keeps it when it is drawn anew. */
  #focused: string | undefined;
  /** A handle that is held must stay, although the map moves below it; a geometry that comes meanwhile waits. */
  #isHeld = false;
  #waiting: (() => void) | undefined;

  constructor(map: LeafletMap, owner: ShapeOwner) {
    this.#map = map;
    this.#owner = owner;
    map.on("mousemove", ({ latlng }) => this.#isMany && this.#drawHandles(latlng));
    map.on("moveend zoomend", () => this.#drawHandles());
  }

  /** Shows a geometry; `isOff`: without handles. */
  show(shape: Shape | null, isOff: boolean): void {
    if (this.#isHeld) {
      this.#waiting = () => this.show(shape, isOff);
      return;
    }
    this.#shape = shape;
    this.#owner.snapper.shape = shape;
    this.#isOff = isOff;
    this.#line?.remove();
    this.#line = shape ? lineOf(shape, this.#owner.color)?.addTo(this.#map) : undefined;
    this.#drawHandles();
  }

  get #isMany(): boolean {
    return this.#shape !== null && verticesOf(this.#shape).length > mostHandles;
  }

  #drawHandles(near?: LatLng): void {
    if (this.#isHeld) return;
    const focused = this.#focused;
    for (const handle of this.#handles) handle.remove();
    this.#handles = [];
    this.#focused = focused; // removing the handle has taken the focus
    const shape = this.#shape;
    if (!shape) return;
    const isPoint = kindOf(shape.type) === "Point";
    if (this.#isOff && !isPoint) return;
    const vertices = verticesOf(shape);
    const isMany = vertices.length > mostHandles;
    const isShown = ({ position }: Vertex) => {
      const at = latLngOf(position);
      if (!isMany) return this.#map.getBounds().pad(0.1).contains(at);
      return near !== undefined && this.#px(at).distanceTo(this.#px(near)) < nearPx;
    };
    const middles = this.#isOff || isMany ? [] : middlesOf(shape).filter(isShown);
    this.#handles = [
      ...middles.map((middle) => this.#middle(shape, middle)),
      ...vertices.flatMap((vertex, at) => (isShown(vertex) ? [this.#vertex(shape, vertex, at + 1, isPoint)] : [])),
    ];
  }

  #px(at: [number, number] | LatLng) {
    return this.#map.latLngToContainerPoint(at);
  }

  #vertex(shape: Shape, { path, position }: Vertex, number: number, isPoint: boolean): Marker {
    const className = isPoint ? "map-point" : "map-vertex";
    const handle = this.#handle(position, className, !this.#isOff, this.#owner.nameOf(number));
    this.#drag(handle, shape, { path, position });
    handle.on("contextmenu", () => this.#isOff || this.#owner.change(removeVertex(shape, path)));
    const element = handle.getElement()!;
    element.addEventListener("focus", () => (this.#focused = path.join()));
    element.addEventListener("blur", () => (this.#focused = undefined));
    if (!this.#isOff) element.addEventListener("keydown", (event) => this.#press(event, shape, { path, position }));
    if (this.#focused === path.join()) element.focus({ preventScroll: true });
    return handle;
  }

  /** A vertex that others share moves with them; with Alt it moves alone and is not caught. */
  #drag(handle: Marker, shape: Shape, { path, position }: Vertex): void {
    const { snapper } = this.#owner;
    let shared: Path[] = [];
    let isAlone = false;
    handle.on("dragstart", () => (shared = sharedWith(shape, path)));
    handle.on("drag", (event) => {
      isAlone = isAltOf(event);
      const at = snapper.near(handle.getLatLng(), shared, isAlone);
      handle.setLatLng(at);
      for (const one of isAlone ? [path] : shared) this.#preview(one, at);
    });
    handle.on("dragend", () => {
      this.#release();
      this.#owner.change(moveVertex(shape, path, snapper.position(handle.getLatLng(), position), isAlone));
    });
  }

  #middle(shape: Shape, { path, position }: Vertex): Marker {
    const handle = this.#handle(position, "map-middle", true, "");
    handle.on("click", () => this.#owner.change(insertVertex(shape, path, position)));
    const { snapper } = this.#owner;
    handle.on("drag", (event) => handle.setLatLng(snapper.near(handle.getLatLng(), [], isAltOf(event))));
    handle.on("dragend", () => {
      this.#release();
      this.#owner.change(insertVertex(shape, path, snapper.position(handle.getLatLng(), position)));
    });
    return handle;
  }

  #release(): void {
    this.#owner.snapper.end();
    this.#isHeld = false;
    this.#waiting?.();
    this.#waiting = undefined;
  }

  #handle(position: Position, className: string, draggable: boolean, name: string): Marker {
    const icon = new DivIcon({ className, iconSize: [0, 0] });
    const handle = new Marker(latLngOf(position), { icon, draggable, keyboard: name !== "", autoPan: draggable });
    handle.addTo(this.#map);
    if (draggable) {
      handle.on("mousedown dragstart", () => (this.#isHeld = true));
      handle.on("mouseup", () => this.#release());
    }
    const element = handle.getElement()!;
    if (name) {
      element.ariaLabel = name;
      element.role = "button";
    } else element.ariaHidden = "true";
    return handle;
  }

  /** Arrow keys move by 10 px, with Shift by 1; Delete removes. */
  #press(event: KeyboardEvent, shape: Shape, { path, position }: Vertex): void {
    const step = arrows[event.key];
    if (!step && event.key !== "Delete") return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) return this.#owner.change(removeVertex(shape, path));
    const by = event.shiftKey ? 1 : 10;
    const { x, y } = this.#px(latLngOf(position));
    const at = this.#map.containerPointToLatLng([x + step[0] * by, y + step[1] * by]);
    this.#owner.change(moveVertex(shape, path, this.#owner.snapper.position(at, position)));
  }

  /** The line follows the handle; the geometry changes when it is dropped. */
  #preview(path: Path, to: LatLng): void {
    const line = this.#line;
    let list: unknown = line?.getLatLngs();
    for (const at of path) list = (list as unknown[] | undefined)?.[at];
    if (!line || !list) return;
    Object.assign(list as LatLng, { lat: to.lat, lng: to.lng });
    line.redraw();
  }
}

/** The drag of a handle carries the browser's event. */
const isAltOf = (event: object): boolean => (event as { originalEvent?: MouseEvent }).originalEvent?.altKey ?? false;
const latLngOf = ([lng, lat]: Position): [number, number] => [lat!, lng!];

/** Latitudes first, rings without the closing vertex, as Leaflet has them. */
export function lineOf(shape: Shape, color: string, dashArray?: string): Line | undefined {
  const kind = kindOf(shape.type);
  if (kind === "Point") return undefined;
  const flip = (value: unknown): unknown => {
    const list = value as unknown[];
    if (typeof list[0] === "number") return latLngOf(list as Position);
    const isRing = kind === "Polygon" && typeof (list[0] as unknown[])[0] === "number";
    return (isRing ? list.slice(0, -1) : list).map(flip);
  };
  const look = { color, weight: 3, fillOpacity: 0.2, interactive: false, ...(dashArray ? { dashArray } : {}) };
  const coordinates = flip(shape.coordinates) as never;
  return (kind === "Polygon" ? new Polygon(coordinates, look) : new Polyline(coordinates, look)) as Line;
}
