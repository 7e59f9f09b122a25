import { useState } from "react";
import type { MapLayer } from "../../src/maps/layers/layer.ts";
import { legendAddress } from "./picture-layers.ts";
import { words } from "./phrases.ts";

/** The legend entries of the layer's description. Without entries, or without symbols in them: the GetLegendGraphic picture. */
export function Legend({ layer }: { layer: MapLayer }) {
  const [hasFailed, setFailed] = useState(false);
  const { name, legend } = layer;
  const hasSigns = legend.some(({ color }) => color);
  const picture = layer.kind === "features" || hasSigns || hasFailed ? undefined : legendAddress(layer);
  return (
    <>
      {legend.length > 0 && (
        <ul className="map-legend" aria-label={`${words("mapLegend")}: ${name}`}>
          {legend.map(({ text, kind, color }) => (
            <li key={text}>
              {color && (
                <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
                  {kind === "point" && <circle cx="10" cy="7" r="5" fill={color} stroke="currentColor" />}
                  {kind === "line" && <path d="M1 7h18" stroke={color} strokeWidth="3" />}
                  {kind === "area" && <rect x="1" y="1" width="18" height="12" fill={color} stroke="currentColor" />}
                </svg>
              )}
              {text}
            </li>
          ))}
        </ul>
      )}
      {picture && (
        <img
          className="map-legend"
          src={picture}
          alt={`${words("mapLegend")}: ${name}`}
          onError={() => setFailed(true)}
        />
      )}
    </>
  );
}
