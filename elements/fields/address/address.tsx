import type { Data } from "../../../src/base/data.ts";
import { labelOf } from "../../../src/forms/lists/labels.ts";
import styles from "../../../src/view/controls/choosing/combo.css";
import { choiceCodec, Suggesting } from "../../../src/view/controls/choosing/suggesting.tsx";
import { field, type FieldProps } from "../../../src/view/field.ts";

/**
 * An address with suggestions from the suggest call or the setting `geocoder` (R2.4-59, R9.1-09). The columns of the
 * chosen suggestion fill other fields, its coordinates the field `place`. The value is its id, or its text without an id.
 */
export default field<string>({
  ...choiceCodec,
  show: (value, entry) => labelOf(searched(entry), value),
  styles,
  View: AddressField,
});

type Entry = FieldProps<never>["entry"];
const entries = new WeakMap<Entry, Entry>();
/**
 * The entry with `data`, "address" by default. Returns the same object for the same entry, because views compare it.
 */
function searched(entry: Entry): Entry {
  if (entry["data"]) return entry;
  const made = entries.get(entry) ?? { ...entry, data: "address" };
  entries.set(entry, made);
  return made;
}

/** With `index_key` "text" an address that is not among the suggestions may be typed. */
function AddressField(props: FieldProps<string>) {
  const entry = searched(props.entry);
  return <Suggesting field={{ ...props, entry }} fills={filled} isOwnText={entry["index_key"] === "text"} />;
}

const ownKeys = new Set(["id", "text", "color", "category", "group", "x", "y"]);

/**
 * The values for other fields: columns by name, and the point as GeoJSON for the field named by `geom`, else `place`.
 */
function filled(fields: Data, { name, geom }: Entry): Data {
  const [x, y] = [fields["x"], fields["y"]].map((part) => Number.parseFloat(String(part)));
  const columns = Object.entries(fields).filter(([key]) => !ownKeys.has(key) && key !== name);
  const hasPoint = Number.isFinite(x) && Number.isFinite(y);
  return {
    ...(hasPoint && { [typeof geom === "string" && geom ? geom : "place"]: { type: "Point", coordinates: [x, y] } }),
    ...Object.fromEntries(columns),
  };
}
