/** Answers about geometries; loaded with the first of them. */
import { isData, type Data } from "../../../base/data.ts";
import { parseJson } from "../../../base/json.ts";
import type { Shape } from "./shape.ts";

/** A GeoJSON FeatureCollection (with the `crs` of old ones) or a list of features, parsed in steps. */
export const features: Shape<Data> = {
  kind: "read",
  body: "json",
  isLarge: true,
  parse: async (text) => (await import("../../../base/parse-large.ts")).parseLarge(text, "features"),
  read(data) {
    const { features: found, crs } = isData(data) ? data : { features: data };
    return Array.isArray(found) ? { type: "FeatureCollection", features: found, ...(!!crs && { crs }) } : undefined;
  },
};

/** A GeoJSON geometry, also as JSON text or in `{ geom }`. */
export const geometry: Shape<Data> = {
  kind: "read",
  body: "json",
  read(data) {
    const inner: unknown = isData(data) ? (data["geom"] ?? data) : data;
    const found: unknown = typeof inner === "string" ? parseJson(inner) : inner;
    return isData(found) && typeof found["type"] === "string" ? found : undefined;
  },
};
