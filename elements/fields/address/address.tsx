import { useRef } from "react";
import type { Data } from "../../../src/base/data.ts";
import { labelOf } from "../../../src/forms/lists/labels.ts";
import type { Option } from "../../../src/forms/options.ts";
import styles from "../../../src/view/choosing/combo.css";
import { Failed } from "../../../src/view/choosing/failed.tsx";
import { One } from "../../../src/view/choosing/one.tsx";
import { useSuggested } from "../../../src/view/choosing/source.ts";
import { useParents } from "../../../src/view/choosing/use-parents.ts";
import { field, isUnread, unread, type FieldProps } from "../../../src/view/field.ts";
import { neighboursOf } from "../../../src/view/neighbours.ts";
import own from "./address.css";

/**
 * An address, found while it is typed, by the suggest call or the setting `geocoder` (R2.4-59, R9.1-09). What comes with
 * it fills other fields, its coordinates the field `place`. Stored is its id, its text where it has none.
 */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined || raw === "null" ? "" : String(raw)),
  write(value, raw) {
    if (value === "") return raw === "" ? "" : null;
    return typeof raw === "number" && String(Number(value)) === value ? Number(value) : value;
  },
  show: (value, entry) => labelOf(searched(entry), value),
  samples: ["", "17", "вулиця Садова, 5"],
  styles: `${styles}${own}`,
  View: AddressField,
});

type Entry = FieldProps<never>["entry"];
const entries = new WeakMap<Entry, Entry>();
/** Without `data` addresses are asked for. The same object for the same entry: views compare it. */
function searched(entry: Entry): Entry {
  if (entry["data"]) return entry;
  const made = entries.get(entry) ?? { ...entry, data: "address" };
  entries.set(entry, made);
  return made;
}

function AddressField(props: FieldProps<string>) {
  const { form, value, change, done } = props;
  const entry = searched(props.entry);
  const given = { ...props, entry };
  const box = useRef<HTMLDivElement>(null);
  const around = useParents(given, box);
  const current = isUnread(value) ? value.text : value;
  const source = useSuggested(entry, around, current && !isUnread(value) ? [current] : []);
  const choose = (id: string, option?: Option) => {
    change(id);
    if (option?.fields && box.current) neighboursOf(form, box.current).fill(filled(option.fields, entry));
  };
  /** Typed by hand it is an address of its own where texts are stored. */
  const stray = (typed: string) => {
    change(entry["index_key"] === "text" ? typed : unread(typed));
    done();
  };
  return (
    <div ref={box}>
      <One field={given} source={source} current={current} choose={choose} stray={stray} />
      <Failed source={source} />
    </div>
  );
}

const ownKeys = new Set(["id", "text", "color", "category", "group", "x", "y"]);

/** The columns by their names, and the point as GeoJSON in the field that `geom` names, else in `place`. */
function filled(fields: Data, { name, geom }: Entry): Data {
  const [x, y] = [fields["x"], fields["y"]].map((part) => Number.parseFloat(String(part)));
  const columns = Object.entries(fields).filter(([key]) => !ownKeys.has(key) && key !== name);
  const hasPoint = Number.isFinite(x) && Number.isFinite(y);
  return {
    ...(hasPoint && { [typeof geom === "string" && geom ? geom : "place"]: { type: "Point", coordinates: [x, y] } }),
    ...Object.fromEntries(columns),
  };
}
