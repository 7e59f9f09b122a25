import { isData } from "../../base/data.ts";
import { settings } from "../../base/settings.ts";
import type { SuggestCall } from "../../server/calls/lists/suggest.ts";

/** Approximate bounds of Ukraine in degrees (R9.1-09): addresses inside are preferred. Setting `address_bounds`. */
const ukraine = { south: 44.3, west: 22.1, north: 52.4, east: 40.3 } as const;
const boundsNow = () => settings.address_bounds ?? ukraine;

/** Addresses from the geocoder that the host has set, else from the suggest call; those in Ukraine first. */
export async function readAddresses(
  { key, limit, val }: SuggestCall,
  signal: AbortSignal | undefined,
  suggest: () => Promise<unknown[]>,
): Promise<unknown[]> {
  const { geocoder } = settings;
  if (!geocoder) return preferred(await suggest());
  // geocoder results are identified by their text, so a stored value needs no request
  const found = val === undefined && key !== "" ? await geocoder(key, { bounds: boundsNow(), limit, signal }) : [];
  return preferred(found.map((one) => (isData(one) && one["id"] === undefined ? { ...one, id: one["text"] } : one)));
}

const preferred = (found: readonly unknown[]): unknown[] => [
  ...found.filter((one) => isInside(one) !== false),
  ...found.filter((one) => isInside(one) === false),
];

/** Undefined without coordinates. */
function isInside(one: unknown): boolean | undefined {
  const [x, y] = isData(one) ? [one["x"], one["y"]].map((part) => Number.parseFloat(String(part))) : [];
  if (x === undefined || y === undefined || Number.isNaN(x + y)) return undefined;
  const bounds = boundsNow();
  return x >= bounds.west && x <= bounds.east && y >= bounds.south && y <= bounds.north;
}
