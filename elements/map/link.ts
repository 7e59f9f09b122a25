import type { View } from "./read-entry.ts";

/** A link to a place: `#map=14/50.52500/30.52000`, the form of OpenStreetMap; the page's own hash stays before it. */
export function addressOfPlace(page: string, { x, y, zoom }: View): string {
  const url = new URL(page);
  const own = partsOf(url.hash).filter((part) => !part.startsWith("map="));
  url.hash = [...own, `map=${Math.round(zoom)}/${y.toFixed(5)}/${x.toFixed(5)}`].join("&");
  return url.href;
}

/** The place in a link; undefined without one. It is read, never written, so the page's hash stays its own. */
export function placeInAddress(page: string): View | undefined {
  const part = partsOf(new URL(page).hash).find((one) => one.startsWith("map="));
  const [zoom, y, x] = (part?.slice(4).split("/") ?? []).map(Number);
  const isPlace = [zoom, y, x].every(Number.isFinite) && Math.abs(y!) <= 90 && Math.abs(x!) <= 180;
  return isPlace ? { x: x!, y: y!, zoom: zoom! } : undefined;
}

const partsOf = (hash: string): string[] => hash.slice(1).split("&").filter(Boolean);
