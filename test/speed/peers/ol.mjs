import OlMap from "ol/Map.js";
import View from "ol/View.js";
import GeoJSON from "ol/format/GeoJSON.js";
import VectorLayer from "ol/layer/Vector.js";
import { fromLonLat } from "ol/proj.js";
import VectorSource from "ol/source/Vector.js";
import { Fill, Stroke, Style } from "ol/style.js";

/** OpenLayers, as its manual shows it. @param {HTMLElement} place @param {object} given @param {{ x: number, y: number, zoom: number }} view */
export function makeMap(place, given, { x, y, zoom }) {
  const styles = new Map();
  const styleOf = (color) =>
    new Style({ fill: new Fill({ color: `${color}59` }), stroke: new Stroke({ color, width: 1 }) });
  const features = new GeoJSON().readFeatures(given, { featureProjection: "EPSG:3857" });
  const style = (feature) => {
    const color = feature.get("color");
    if (!styles.has(color)) styles.set(color, styleOf(color));
    return styles.get(color);
  };
  new OlMap({
    target: place,
    controls: [],
    layers: [new VectorLayer({ source: new VectorSource({ features }), style })],
    view: new View({ center: fromLonLat([x, y]), zoom }),
  });
}
