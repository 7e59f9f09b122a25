import { natives } from "../../src/base/runtime/runtime.ts";
import type { View } from "./read-entry.ts";

/**
 * The name of a map in links: `map` for the first of the page, `map.{id}` for others, or by their number when they have
 * no id. As it stands in an address: browsers write the letters of other scripts there as bytes.
 */
export function linkName(host: HTMLElement): string {
  const at = natives.findAll("vs-map").indexOf(host);
  return at < 1 ? "map" : `map.${encodeURIComponent(host.id) || at + 1}`;
}

/**
 * A link to a place: `#map=14/50.52500/30.52000`, the form of OpenStreetMap; the page's own hash and the places of other
 * maps stay before it.
 */
export function addressOfPlace(page: string, name: string, { x, y, zoom }: View): string {
  const url = new URL(page);
  const lng = x - 360 * Math.round(x / 360); // the map may have been moved round the world
  const own = partsOf(url.hash).filter((part) => !part.startsWith(`${name}=`));
  url.hash = [...own, `${name}=${Number(zoom.toFixed(2))}/${y.toFixed(5)}/${lng.toFixed(5)}`].join("&");
  return url.href;
}

/** The place in a link; undefined without one. It is read, never written, so the page's hash stays its own. */
export function placeInAddress(page: string, name: string): View | undefined {
  const part = partsOf(new URL(page).hash).find((one) => one.startsWith(`${name}=`));
  const [zoom, y, x] = (part?.slice(name.length + 1).split("/") ?? []).map((text) => Number(text || NaN));
  const isPlace = [zoom, y, x].every(Number.isFinite) && Math.abs(y!) <= 90 && Math.abs(x!) <= 180;
  return isPlace ? { x: x!, y: y!, zoom: zoom! } : undefined;
}

const partsOf = (hash: string): string[] => hash.slice(1).split("&").filter(Boolean);
