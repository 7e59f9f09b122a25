/** Handles that move, turn and scale a whole geometry, by mouse, touch and keys. */
import type { Position } from "geojson";
import { middleOf, transform, type Change } from "../../../src/maps/drawing/transform.ts";
import { verticesOf } from "../../../src/maps/drawing/vertices.ts";
import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";
import { DivIcon, LatLng, LatLngBounds, Marker, type LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { words } from "./phrases.ts";

interface Owner {
  shape: Shape;
  /** While a handle is dragged. */
  preview(shape: Shape): void;
  change(shape: Shape): void;
}
type Kind = "move" | "turn" | "scale";

/** Where the handle for turning stands above the box, in px. */
const abovePx = 28;
const names = { move: "drawMoveAll", turn: "drawTurn", scale: "drawScale" } as const;

/** The handles of a geometry. @returns a function that removes them */
export function showHandles(
  map: LeafletMap,
  owner: Owner,
  focused: Kind | undefined,
  focus: (kind: Kind | undefined) => void,
) {
  let isEnding = false;
  const { shape } = owner;
  const box = new LatLngBounds(verticesOf(shape).map(({ position: [lng, lat] }) => [lat!, lng!]));
  const [lng, lat] = middleOf(shape) as [number, number];
  const middle = new LatLng(lat, lng);
  const px = (at: LatLng) => map.latLngToContainerPoint(at);
  const top = () => {
    const { x, y } = px(new LatLng(box.getNorth(), lng));
    return map.containerPointToLatLng([x, y - abovePx]);
  };
  const starts = { move: () => middle, turn: top, scale: () => box.getSouthEast() };

  /** What a handle at another place does. */
  const changeTo = (kind: Kind, at: LatLng): Change => {
    if (kind === "move") return { to: [at.lng, at.lat] };
    const [from, to, around] = [px(starts[kind]()), px(at), px(middle)];
    const was = { x: from.x - around.x, y: from.y - around.y };
    const is = { x: to.x - around.x, y: to.y - around.y };
    if (kind === "scale") return { scale: Math.max(0.01, Math.hypot(is.x, is.y) / Math.hypot(was.x, was.y)) };
    return { turn: ((Math.atan2(was.y, was.x) - Math.atan2(is.y, is.x)) * 180) / Math.PI };
  };

  const made = (Object.keys(starts) as Kind[]).map((kind) => {
    const icon = new DivIcon({ className: `map-handle map-handle-${kind}`, iconSize: [0, 0] });
    const handle = new Marker(starts[kind](), { icon, draggable: true, keyboard: true }).addTo(map);
    const element = handle.getElement()!;
    element.ariaLabel = words(names[kind]);
    element.title = words(names[kind]);
    element.role = "button";
    handle.on("drag", () => owner.preview(transform(shape, changeTo(kind, handle.getLatLng()))));
    handle.on("dragend", () => (owner.change(transform(shape, changeTo(kind, handle.getLatLng()))), place()));
    element.addEventListener("focus", () => focus(kind));
    element.addEventListener("blur", () => isEnding || focus(undefined));
    element.addEventListener("keydown", (event) => {
      const change = changeByKey(kind, event, (x, y) => ({ to: stepFrom(map, middle, x, y) }));
      if (!change) return;
      event.preventDefault();
      event.stopPropagation();
      owner.change(transform(shape, change));
    });
    if (focused === kind) element.focus({ preventScroll: true });
    return handle;
  });
  const place = () => made.forEach((handle, at) => handle.setLatLng(Object.values(starts)[at]!()));
  map.on("zoomend", place);
  return () => {
    map.off("zoomend", place);
    isEnding = true; // handles that are drawn anew keep the focus
    for (const handle of made) handle.remove();
  };
}

/** The place some px away, with the other coordinate as it is. */
function stepFrom(map: LeafletMap, from: LatLng, x: number, y: number): Position {
  const px = map.project(from); // unlike points of the container, without rounding
  const at = map.unproject([px.x + x, px.y + y]);
  return [x ? at.lng : from.lng, y ? at.lat : from.lat];
}

/** Arrows move by 10 px, turn by 5°, scale by a tenth; with Shift by 1 px, 1°, a hundredth. */
function changeByKey(
  kind: Kind,
  { key, shiftKey }: KeyboardEvent,
  moved: (x: number, y: number) => Change,
): Change | undefined {
  const right = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const up = key === "ArrowUp" ? 1 : key === "ArrowDown" ? -1 : 0;
  if (!right && !up) return undefined;
  if (kind === "move") return moved(right * (shiftKey ? 1 : 10), -up * (shiftKey ? 1 : 10));
  const more = right + up;
  if (kind === "turn") return { turn: -more * (shiftKey ? 1 : 5) };
  const step = shiftKey ? 1.01 : 1.1;
  return { scale: more > 0 ? step : 1 / step };
}
