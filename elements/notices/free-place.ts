/** Where notices cover no field and no button (R9.8-02: bottom right, 20 px from the edges, where that is free). */
import { natives } from "../../src/base/runtime/runtime.ts";

const edgePx = 20;
/** Distance between the points that are looked at. */
const stepPx = 24;
const mostPoints = 240;
const controls =
  "a[href],button,input,select,textarea,summary,label,[contenteditable],[tabindex],[role=button],[onclick],[edit],[add],[info],[del]";

export interface Place {
  left: number;
  top: number;
}

/**
 * The first free place for a box of that size: bottom right, above it at the right edge, top right, bottom left, top
 * left, the middles, else the one that covers least. The box itself must not catch the points: hide it, or take its own
 * elements out.
 */
export function freePlace(size: { width: number; height: number }, own: Element): Place {
  const places = placesOf(size);
  let best = places[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const count = countControls({ ...place, ...size }, own);
    if (count === 0) return place;
    if (count < least) [best, least] = [place, count];
  }
  return best;
}

function placesOf({ width, height }: { width: number; height: number }): Place[] {
  const near = Math.min(edgePx, Math.max(4, (innerWidth - width) / 2));
  const [right, middle] = [innerWidth - width - near, (innerWidth - width) / 2];
  const bottom = innerHeight - height - edgePx;
  const above = Math.min(edgePx, 8);
  const risen = Array.from({ length: Math.floor(innerHeight / 2 / stepPx) }, (_, at) => bottom - (at + 1) * stepPx);
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

/** How many fields and buttons a box of that size covers there. */
export function countControls(
  { left, top, width, height }: Place & { width: number; height: number },
  own: Element,
): number {
  const step = Math.max(stepPx, Math.sqrt((width * height) / mostPoints));
  const found = new Set<Element>();
  for (const y of pointsFrom(Math.max(1, top), top + height, step))
    for (const x of pointsFrom(Math.max(1, left), left + width, step)) {
      const control = controlAt(x, y, own);
      if (control) found.add(control);
    }
  return found.size;
}

/** Points at that distance, and the end itself: a button may reach only under the edge. */
function pointsFrom(start: number, end: number, step: number): number[] {
  const points = [];
  for (let at = start; at < end; at += step) points.push(at);
  return [...points, end];
}

/** The control at a point, through open shadow roots; text around it is free. */
function controlAt(x: number, y: number, own: Element): Element | null | undefined {
  let at = topmost(document, x, y, own);
  for (let root = at?.shadowRoot; root; root = at?.shadowRoot) {
    const inner = topmost(root, x, y, own);
    if (!inner || inner === at) break;
    at = inner;
  }
  return at && natives.closest(at, controls);
}

const topmost = (root: Document | ShadowRoot, x: number, y: number, own: Element): Element | undefined =>
  root.elementsFromPoint(x, y).find((one) => one !== own && !own.shadowRoot?.contains(one) && !own.contains(one));
