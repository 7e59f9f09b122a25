/** Where notices cover no field and no button (R9.8-02: bottom right, 20 px from the edges, where that is free). */
import { natives } from "../../src/base/runtime/runtime.ts";

const edgePx = 20;
/** Least distance between the points that are looked at. */
const leastStepPx = 24;
const mostPoints = 240;
const controls =
  "a[href],button,input,select,textarea,summary,label,[contenteditable],[tabindex],[role=button],[onclick],[edit],[add],[info],[del]";

export interface Place {
  left: number;
  top: number;
}
interface Size {
  width: number;
  height: number;
}
interface Point {
  x: number;
  y: number;
}

/**
 * The first free place for a box of that size: bottom right, above it at the right edge, top right, bottom left, top
 * left, the middles, else the one that covers least. The box must not catch the points: it has no pointer events now.
 */
export function freePlace(size: Size): Place {
  const step = stepOf(size);
  const controlAt = remembered(controlAtPoint);
  const places = placesOf(size, step);
  const covered = (place: Place, most: number) => countUntil(most, pointsOf({ ...place, ...size }, step), controlAt);
  const free = places.find((place) => covered(place, 1) === 0);
  if (free) return free;
  const counts = places.map((place) => covered(place, Number.POSITIVE_INFINITY));
  return places[counts.indexOf(Math.min(...counts))]!;
}

/** A field or a button lies below that box, which must not catch the points. */
export const coversControl = (box: Place & Size): boolean =>
  countUntil(1, pointsOf(box, stepOf(box)), controlAtPoint) > 0;

const stepOf = ({ width, height }: Size): number => Math.max(leastStepPx, Math.sqrt((width * height) / mostPoints));

/** Those at the right edge are one step apart, so that they have most points in common. */
function placesOf({ width, height }: Size, step: number): Place[] {
  const near = Math.min(edgePx, Math.max(4, (innerWidth - width) / 2));
  const [right, middle] = [innerWidth - width - near, (innerWidth - width) / 2];
  const bottom = innerHeight - height - edgePx;
  const above = Math.min(edgePx, 8);
  const risen = Array.from({ length: Math.floor(innerHeight / 2 / step) }, (_, at) => bottom - (at + 1) * step);
  return [
    { left: right, top: bottom },
    ...risen.map((top) => ({ left: right, top })),
    { left: right, top: above },
    { left: near, top: bottom },
    { left: near, top: above },
    { left: middle, top: bottom },
    { left: middle, top: above },
    { left: right, top: (innerHeight - height) / 2 },
  ];
}

/** How many fields and buttons lie at these points; stops at `most`. */
function countUntil(most: number, points: Iterable<Point>, controlAt: (at: Point) => Element | null): number {
  const found = new Set<Element>();
  for (const point of points) {
    const control = controlAt(point);
    if (control && found.add(control).size >= most) break;
  }
  return found.size;
}

function* pointsOf({ left, top, width, height }: Place & Size, step: number): Generator<Point> {
  for (const y of steps(Math.max(1, top), top + height, step))
    for (const x of steps(Math.max(1, left), left + width, step)) yield { x, y };
}

/** Numbers at that distance, and the end itself: a button may reach only under the edge. */
function steps(start: number, end: number, step: number): number[] {
  const found = [];
  for (let at = start; at < end; at += step) found.push(at);
  return [...found, end];
}

/** The control at a point, through open shadow roots; text around it is free. */
function controlAtPoint({ x, y }: Point): Element | null {
  let at = document.elementFromPoint(x, y);
  for (let root = at?.shadowRoot; root; root = at?.shadowRoot) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === at) break;
    at = inner;
  }
  return at && natives.closest(at, controls);
}

/** The browser looks at each point once only: the places overlap, and a look costs up to 0.1 ms. */
function remembered(look: (at: Point) => Element | null): (at: Point) => Element | null {
  const known: Record<string, Element | null | undefined> = {};
  return (at) => {
    const name = `${Math.round(at.x)} ${Math.round(at.y)}`;
    return known[name] === undefined ? (known[name] = look(at)) : known[name];
  };
}
