/** A geometry on the map with its handles: all that are in view, of many vertices only those near the pointer. */
import type { Position } from "geojson";
import { natives } from "../../../src/base/runtime/runtime.ts";
import {
  cornerAt,
  cornersIn,
  countAll,
  flatShape,
  numberOf,
  pathOf,
  type Corner,
  type FlatShape,
} from "../../../src/maps/drawing/flat-shape.ts";
import { middleAfter, type Vertex } from "../../../src/maps/drawing/vertices.ts";
import { partsOf, type Box } from "../../../src/maps/features/placed-feature.ts";
import { kindOf, type Shape } from "../../../src/maps/geometry/shape-kind.ts";
import type { LatLng, LeafletMap, Marker } from "../../../src/vendors/leaflet/leaflet.ts";
import { placingOn } from "../placing.ts";
import { ShapeCanvas } from "./shape-canvas.ts";
import type { Snapper } from "./snapping.ts";
import { middleHandle, vertexHandle, type HandleOwner } from "./vertex-handles.ts";

/** Above this number only handles near the pointer are shown. */
const mostHandles = 150;
/** How near, in px, and how many. */
const nearPx = 60;
const mostNear = 40;

/** More vertices are drawn in a task of their own: the one that has set them has read, checked and written them. */
const mostAtOnce = 20_000;

const all: Box = [-Infinity, -Infinity, Infinity, Infinity];

interface ShapeOwner {
  change(shape: Shape | null): void;
  nameOf(number: number): string;
  color: string;
  snapper: Snapper;
}

export class ShapeLayer {
  readonly #map: LeafletMap;
  readonly #owner: HandleOwner;
  readonly #canvas: ShapeCanvas;
  #flat: FlatShape | undefined;
  /** The last one, while another of many vertices waits to be drawn. */
  #before: FlatShape | undefined;
  #isOff = false;
  #isMany = false;
  /** Handles of vertices by their paths. */
  #handles = new Map<string, Marker>();
  #middles: Marker[] = [];
  /** The vertex whose handle has the focus, so that it keeps it when it is drawn anew. */
  #focused: string | undefined;
  /** A geometry that comes while a handle is held waits. */
  #isHeld = false;
  #waiting: (() => void) | undefined;
  /** What is shown, or will be when the drawing of many vertices comes. */
  #wanted: { shape: Shape | null; isOff: boolean } = { shape: null, isOff: false };
  #later: number | undefined;
  /** What a handle has made last. */
  #own: Shape | null = null;
  /** Undefined while the map is moved by keys: the cross in its middle stands for it. */
  #pointer: LatLng | undefined;

  constructor(map: LeafletMap, { color, ...owner }: ShapeOwner) {
    this.#map = map;
    this.#canvas = new ShapeCanvas(color).addTo(map);
    this.#owner = {
      ...owner,
      map,
      change: (shape) => {
        this.#own = shape;
        owner.change(shape);
      },
      isStale: () => this.#later !== undefined,
      preview: (corners, at) => this.#canvas.preview(corners, ...this.#flatPlace(at)),
      hold: (isHeld) => this.#hold(isHeld),
    };
    const draw = () => this.#drawHandles();
    map.on("mousemove", ({ latlng }) => {
      this.#pointer = latlng;
      if (this.#isMany) draw();
    });
    map.on("keydown", () => (this.#pointer = undefined));
    map.on("moveend zoomend", draw);
    map.on("unload", () => natives.cancel(this.#later));
  }

  /** Shows a geometry; `isOff`: without handles. */
  show(shape: Shape | null, isOff: boolean): void {
    if (this.#isHeld) {
      this.#waiting = () => this.show(shape, isOff);
      return;
    }
    this.#wanted = { shape, isOff };
    const count = shape ? partsOf(shape).reduce((sum, { length }) => sum + length, 0) : 0;
    if (count <= mostAtOnce) return this.#draw();
    // handles of the former geometry go; the focused one stays and keeps its keys from the page
    this.#removeHandles(this.#focused);
    [this.#before, this.#flat] = [this.#flat ?? this.#before, undefined];
    this.#later ??= natives.after(0, () => this.#draw());
  }

  #draw(): void {
    natives.cancel(this.#later);
    this.#later = undefined;
    const { shape, isOff } = this.#wanted;
    // positions of a value that was set from elsewhere may have been changed in place
    const before = shape === this.#own ? (this.#flat ?? this.#before) : undefined;
    const flat = shape ? flatShape(shape, placingOn(this.#map).project, before) : undefined;
    this.#before = undefined;
    this.#flat = flat;
    this.#isOff = isOff;
    this.#isMany = flat !== undefined && countAll(flat) > mostHandles;
    this.#owner.snapper.drawing = flat;
    this.#canvas.take(flat);
    this.#removeHandles();
    this.#drawHandles();
    if (this.#focused !== undefined && !this.#handles.has(this.#focused)) this.#focusBeside(this.#focused);
  }

  /** The vertex that had the focus is gone: the one before it gets the focus, else the map. */
  #focusBeside(key: string): void {
    this.#focused = undefined;
    const path = key.split(",").map(Number);
    const before = [...path.slice(0, -1), path.at(-1)! - 1].join();
    const [first] = this.#handles.values();
    const handle = this.#handles.get(before) ?? first;
    (handle?.getElement() ?? this.#map.getContainer()).focus({ preventScroll: true });
  }

  /** @param kept the path of a handle that stays */
  #removeHandles(kept?: string): void {
    const focused = this.#focused;
    for (const middle of this.#middles) middle.remove();
    this.#middles = [];
    for (const [path, handle] of this.#handles) {
      if (path === kept) continue;
      this.#handles.delete(path);
      handle.remove();
    }
    this.#focused = focused; // removing the handle has taken the focus
  }

  /** Handles that are there stay; those that are not wanted any more go. */
  #drawHandles(): void {
    if (this.#isHeld) return;
    for (const middle of this.#middles) middle.remove();
    this.#middles = [];
    const flat = this.#flat;
    const isPoint = flat !== undefined && kindOf(flat.shape.type) === "Point";
    const box = this.#boxOfHandles();
    const isShown = flat && (!this.#isOff || isPoint);
    const wanted = isShown ? cornersIn(flat, box, this.#isMany ? mostNear : Infinity) : [];
    const paths = new Set(wanted.map((corner) => this.#showVertex(flat!, corner, isPoint)));
    for (const [path, handle] of this.#handles)
      if (!paths.has(path) && path !== this.#focused) {
        this.#handles.delete(path);
        handle.remove();
      }
    if (flat && !isPoint && !this.#isOff)
      this.#showMiddles(flat, this.#isMany ? wanted : cornersIn(flat, all, Infinity), box);
  }

  #showMiddles({ shape }: FlatShape, corners: readonly Corner[], box: Box): void {
    for (const corner of corners) {
      const path = pathOf(shape, corner);
      const position = middleAfter(shape, path);
      if (!position) continue;
      const [x, y] = placingOn(this.#map).project(position);
      if (x < box[0] || y < box[1] || x > box[2] || y > box[3]) continue;
      this.#middles.push(middleHandle(this.#owner, shape, { path, position }));
    }
  }

  /** @returns its path as a text */
  #showVertex(flat: FlatShape, corner: Corner, isPoint: boolean): string {
    const { shape } = flat;
    const path = pathOf(shape, corner);
    const key = path.join();
    if (this.#handles.has(key)) return key;
    const vertex: Vertex = { path, position: partsOf(shape)[corner.part]![corner.at]! };
    const what = { shape, isPoint, isOff: this.#isOff };
    const handle = vertexHandle(this.#owner, what, vertex, numberOf(flat, corner) + 1);
    const element = handle.getElement()!;
    element.addEventListener("focus", () => (this.#focused = key));
    element.addEventListener("blur", () => (this.#focused = undefined));
    this.#handles.set(key, handle);
    if (this.#focused === key) element.focus({ preventScroll: true });
    return key;
  }

  /** All that is in view; of many vertices what is near the pointer, the focused vertex or the cross. */
  #boxOfHandles(): Box {
    if (!this.#isMany) {
      const bounds = this.#map.getBounds().pad(0.1);
      const [left, top] = this.#flatPlace(bounds.getNorthWest());
      const [right, bottom] = this.#flatPlace(bounds.getSouthEast());
      return [left, top, right, bottom];
    }
    const [x, y] = this.#focusedPlace() ?? this.#flatPlace(this.#pointer ?? this.#map.getCenter());
    const reach = nearPx / this.#map.getZoomScale(this.#map.getZoom(), 0);
    return [x - reach, y - reach, x + reach, y + reach];
  }

  #focusedPlace(): readonly [x: number, y: number] | undefined {
    if (!this.#flat || this.#focused === undefined) return undefined;
    const { part, at } = cornerAt(this.#flat.shape, this.#focused.split(",").map(Number));
    const list = this.#flat.parts[part];
    return list && at * 2 < list.length ? [list[at * 2]!, list[at * 2 + 1]!] : undefined;
  }

  #flatPlace({ lng, lat }: LatLng): readonly [x: number, y: number] {
    const position: Position = [lng, lat];
    return placingOn(this.#map).project(position);
  }

  #hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (isHeld) return;
    this.#owner.snapper.end();
    this.#waiting?.();
    this.#waiting = undefined;
  }
}
