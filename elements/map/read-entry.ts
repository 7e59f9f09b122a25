import { isData, type Data } from "../../src/base/data.ts";
import { settings } from "../../src/base/settings.ts";
import { cleanGeometry } from "../../src/maps/geometry/clean.ts";

export interface View {
  /** Degrees; px on image maps. */
  x: number;
  y: number;
  zoom: number;
}
/** A layer in an attribute: its id on the server, or its description. */
export type Wanted = string | Data;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const numberOr = (value: unknown, other: number): number => (isNumber(value) ? value : other);

export const zooms = () => {
  const { minZoom, maxZoom } = settings.map ?? {};
  return { minZoom: numberOr(minZoom, 3), maxZoom: numberOr(maxZoom, 18) };
};

/** R9.1-06: the largest zoom by wheel in the editor; undefined unless the host wants one. */
export const wheelZoom = (): number | undefined => {
  const { wheel_zoom } = settings.map ?? {};
  return isNumber(wheel_zoom) ? wheel_zoom : undefined;
};

/** The first view: `center` as `longitude,latitude` or a point, then the settings, then SPEC's default. */
export function firstView({ center, zoom }: Data): View {
  const { x, y, z } = settings.map ?? {};
  const place = pointIn(String(center ?? ""));
  return {
    x: place?.[0] ?? numberOr(x, 30.52),
    y: place?.[1] ?? numberOr(y, 50.525),
    zoom: numberOr(zoom, numberOr(z, 11)),
  };
}

/** `30.52,50.525`, `POINT(30.52 50.525)` or a GeoJSON point. */
export function pointIn(text: string): [x: number, y: number] | undefined {
  const numbers = /^(-?[\d.]+)(?:\s*[,;]\s*|\s+)(-?[\d.]+)$/.exec(text.trim())?.slice(1).map(Number);
  const { geometry } = cleanGeometry(numbers ? { type: "Point", coordinates: numbers } : text, { isLocal: true });
  return geometry?.type === "Point" ? [geometry.coordinates[0]!, geometry.coordinates[1]!] : undefined;
}

/** R9.1-08 */
export function heightOf({ height }: Data): string {
  const text = String(height ?? "").trim();
  const length = /^\d+$/.test(text) ? `${text}px` : text;
  return CSS.supports("height", length) ? length : "400px";
}

/** `[1, 2]`, `"1,2"`, `"[1,2]"`, `7`, descriptions, or a mixture. */
export function wantedIn(given: unknown): Wanted[] {
  if (typeof given === "string") {
    const [, inBrackets = given] = /^\s*\[([^[\]{}]*)\]\s*$/.exec(given) ?? [];
    return inBrackets
      .split(",")
      .map((id) => id.trim().replace(/^"(.*)"$/, "$1"))
      .filter(Boolean);
  }
  if (isNumber(given)) return [String(given)];
  if (isData(given)) return [given];
  return Array.isArray(given) ? given.flatMap(wantedIn) : [];
}

const usualTools = "zoom home locate link fullscreen scale coordinates street find draw compare print".split(" ");

/** Names of the tools that are shown; all but those that need a setting or an attribute by default. */
export function toolsOf({ tools }: Data): Set<string> {
  const names =
    typeof tools === "string" && tools.trim()
      ? tools
          .trim()
          .toLowerCase()
          .split(/[\s,]+/)
      : undefined;
  return new Set(names ?? usualTools);
}
