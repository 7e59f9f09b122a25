import type { Entry } from "../../../src/forms/schema/schema.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import styles from "./label.css";

/** Shows a value and stores none (§2.4). */
export default field<unknown>({
  stores: false,
  empty: "",
  read: (raw) => raw ?? "",
  write: (value) => value,
  samples: ["ЗВ-2026/00017"],
  styles,
  View: LabelField,
});

function LabelField({ id, entry, value, label }: FieldProps<unknown>) {
  const text = isUnread(value) ? value.text : typeof value === "number" ? shown(value, entry) : String(value ?? "");
  return (
    <output id={id} className="told-value" part="control" aria-label={label}>
      {text || "—"}
    </output>
  );
}

/** A computed number, as number fields show theirs: spaces between thousands, a decimal comma. */
const shown = (value: number, { decimal_places: decimals = 2 }: Entry): string =>
  new Intl.NumberFormat("uk", { maximumFractionDigits: Number(decimals) }).format(value);
