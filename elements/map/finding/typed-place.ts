import type { Data } from "../../../src/base/data.ts";
import { readCoordinate } from "../../../src/maps/geometry/degrees.ts";

export interface FoundAt {
  x: number;
  y: number;
}

/** Longer texts are not tried as coordinates: that would take time that grows with the square of their length. */
const longest = 120;

/**
 * `50.525, 30.52`, `50°31'30"N 30°31'12"E`, `50.525° N, 30.52° E`, `50°31′30″ пн. ш. 30°31′12″ сх. д.`: latitude before
 * longitude, as people write it; undefined for other texts.
 */
export function typedPlace(text: string): FoundAt | undefined {
  if (text.length > longest) return undefined;
  const decimal = /^\s*([+-]?\d+(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)\s*$/.exec(text);
  const comma = /^\s*([+-]?\d+,\d+)\s*[;\s]\s*([+-]?\d+,\d+)\s*$/.exec(text);
  const signed = /^(.*?(?:[NS]|(?:пн|пд|с|ю)\.?\s*ш\.?))[,;\s]*(.*?(?:[EW]|(?:сх|зх|в|з)\.?\s*д\.?))\s*$/i.exec(text);
  const [, latitude = "", longitude = ""] = decimal ?? comma ?? signed ?? [];
  const [y, x] = [readCoordinate(latitude, 1), readCoordinate(longitude, 0)];
  const isPlace = x !== undefined && y !== undefined && Math.abs(x) <= 180 && Math.abs(y) <= 90;
  return isPlace ? { x, y } : undefined;
}

/** The place of a suggestion, from its columns `x` and `y`. */
export function placeOf(columns: Data): FoundAt | undefined {
  const [x, y] = [columns["x"], columns["y"]].map((part) => Number.parseFloat(String(part)));
  return Number.isFinite(x) && Number.isFinite(y) ? { x: x!, y: y! } : undefined;
}
