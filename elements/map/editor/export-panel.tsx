import { partsOf } from "../../../src/maps/features/placed-feature.ts";
import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";
import { formats, writeFeature } from "../../../src/maps/formats/write-features.ts";
import { saveFile } from "../../../src/view/save-file.ts";
import { words } from "./exchange-phrases.ts";

const names = { geojson: "GeoJSON", wkt: "WKT", kml: "KML", kmz: "KMZ", gpx: "GPX", shp: "Shapefile" } as const;

/** Saves the geometry as a file. */
export default function ExportPanel({ shape, name }: { shape: Shape; name: string }) {
  return (
    <fieldset className="geometry-bar" aria-label={words("writeAs")}>
      <span className="geometry-hint">{words("writeAs")}</span>
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          onClick={() => {
            const { bytes, ending, type } = writeFeature(shape, format, name);
            saveFile(new Blob([bytes as never], { type }), `${name || "geometry"}.${ending}`);
          }}
        >
          {names[format]}
        </button>
      ))}
      {hasHeights(shape) && <span className="geometry-hint">{words("writeFlat")}</span>}
    </fieldset>
  );
}

const hasHeights = (shape: Shape): boolean => partsOf(shape).some((part) => part.some(([, , height]) => height));
