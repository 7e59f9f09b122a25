import { useEffect, useRef } from "react";
import type { LeafletMap, LatLng } from "../../src/vendors/leaflet/leaflet.ts";
import { scaleBar } from "./scale.ts";

/** Where the scale bar may end, in px. */
const mostPx = 100;

interface StatusProps {
  map: LeafletMap;
  shown: ReadonlySet<string>;
  isImage: boolean;
  /** Who made the data of the shown layers. */
  attribution: string;
}

/** The scale and the place under the pointer; written without React, since they change with every move. */
export function Status({ map, shown, isImage, attribution }: StatusProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const scale = () => {
      if (!bar.current) return;
      const { widthPx, text } = scaleBar(map, mostPx);
      bar.current.style.inlineSize = `${widthPx}px`;
      bar.current.textContent = text;
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
      {attribution && <span className="map-attribution">{attribution}</span>}
    </div>
  );
}

const placeText = ({ lat, lng }: LatLng, isImage: boolean): string =>
  isImage ? `${Math.round(lng)}, ${Math.round(lat)}` : `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
