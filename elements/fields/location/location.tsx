import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";
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

const kinds = ["Point"] as const;

/** A point on the map (R2.4-57). */
export default field<Shape | null>({
  empty: null,
  read: (raw) => readShape(raw, kinds),
  write: writeShape,
  show: showShape,
  check: checkShape,
  beforeSave: sendLocal,
  isGroup: true,
  styles: geometryStyles,
  View: LocationField,
});

function LocationField(props: FieldProps<Shape | null>) {
  return <ShapeField {...props} kinds={kinds} isMulti={false} />;
}
