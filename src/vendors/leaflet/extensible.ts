/** Leaflet as an object to which Leaflet.draw adds its classes; `edits.mjs` gives it this one in place of a global. */
import * as exported from "leaflet/dist/leaflet-src.esm.js";

export const extensible = { ...exported } as typeof import("leaflet");
