import * as L from "leaflet";

/** Leaflet with its own canvas, as its manual shows it. @param {HTMLElement} place @param {object} given @param {{ x: number, y: number, zoom: number }} view */
export function makeMap(place, given, { x, y, zoom }) {
  const map = L.map(place, { preferCanvas: true, zoomControl: false, attributionControl: false, zoomAnimation: false });
  map.setView([y, x], zoom);
  const style = (feature) => ({ color: feature.properties.color, weight: 1, fillOpacity: 0.35 });
  L.geoJSON(given, { style }).addTo(map);
}
