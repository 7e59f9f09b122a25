/**
 * Leaflet 1.9.4 in a shadow root: its sheet is adopted, its module leaves no `window.L`. Markers are drawn by us, so its
 * icons are not looked up. Strings of servers are given to it as nodes only.
 */
import css from "css:leaflet/dist/leaflet.css";

export {
  CRS,
  DivIcon,
  ImageOverlay,
  LatLng,
  LatLngBounds,
  Layer,
  Marker,
  Map as LeafletMap,
  Polygon,
  Polyline,
  Popup,
  Renderer,
  TileLayer,
} from "leaflet/dist/leaflet-src.esm.js";
export type { LocationEvent } from "leaflet";
export { css };
