import { useMemo } from "react";
import type { Shape, ShapeKind } from "../../../src/maps/geometry/shape-kind.ts";
import { field, type FieldProps } from "../../../src/view/field.ts";
import {
  geometryStyles,
  readShape,
  sendLocal,
  ShapeField,
  showShape,
  writeShape,
} from "../../map/editor/geometry-field.tsx";
import { checkShape } from "../../map/editor/unfinished.ts";

const all: readonly ShapeKind[] = ["Point", "LineString", "Polygon"];
const named: Readonly<Record<string, ShapeKind>> = {
  point: "Point",
  line: "LineString",
  linestring: "LineString",
  polygon: "Polygon",
};

/** A geometry on the map (R2.4-58). */
export default field<Shape | null>({
  empty: null,
  read: (raw) => readShape(raw, all),
  write: writeShape,
  show: showShape,
  check: checkShape,
  beforeSave: sendLocal,
  isGroup: true,
  styles: geometryStyles,
  View: GeometryField,
});

function GeometryField(props: FieldProps<Shape | null>) {
  const { geom, multi } = props.entry;
  const kinds = useMemo(() => kindsOf(geom), [geom]);
  return <ShapeField {...props} kinds={kinds} isMulti={!!multi} />;
}

/** R3.6-26: a word, words in a text, or a list; all kinds when none of them is known. */
function kindsOf(geom: unknown): readonly ShapeKind[] {
  const words = (Array.isArray(geom) ? geom : String(geom ?? "").split(/[\s,]+/)).map((one) =>
    String(one).toLowerCase().replace("multi", ""),
  );
  const found = all.filter((kind) => words.some((word) => named[word] === kind));
  return found.length ? found : all;
}
