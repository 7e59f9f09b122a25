import { useEffect, useRef } from "react";
import type { LeafletMap, LatLng } from "../../src/vendors/leaflet/leaflet.ts";
import { words } from "./phrases.ts";

/** Where the scale bar may end, in px. */
const mostPx = 100;

/** The scale and the place under the pointer; written without React, since they change with every move. */
export function Status({ map, shown, isImage }: { map: LeafletMap; shown: ReadonlySet<string>; isImage: boolean }) {
  const bar = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const scale = () => {
      if (!bar.current) return;
      const y = map.getSize().y / 2;
      const metres = map.containerPointToLatLng([0, y]).distanceTo(map.containerPointToLatLng([mostPx, y]));
      const round = roundLength(metres);
      bar.current.style.inlineSize = `${(mostPx * round) / metres}px`;
      bar.current.textContent =
        round < 1000 ? words("mapScaleM", { count: round }) : words("mapScaleKm", { count: round / 1000 });
    };
    const moved = ({ latlng }: { latlng: LatLng }) => {
      if (place.current) place.current.textContent = placeText(latlng, isImage);
    };
    scale();
    map.on("zoomend moveend resize", scale);
    map.on("mousemove", moved as never);
    return () => {
      map.off("zoomend moveend resize", scale);
      map.off("mousemove", moved as never);
    };
  }, [map, isImage]);
  return (
    <div className="map-status">
      {shown.has("scale") && !isImage && <span ref={bar} className="map-scale" />}
      {shown.has("coordinates") && <output ref={place} className="map-coordinates" aria-live="off" />}
    </div>
  );
}

/** The largest of 1, 2, 3, 5 × 10ⁿ that fits. */
function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return power * [5, 3, 2, 1].find((one) => one * power <= metres)!;
}

const placeText = ({ lat, lng }: LatLng, isImage: boolean): string =>
  isImage ? `${Math.round(lng)}, ${Math.round(lat)}` : `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
