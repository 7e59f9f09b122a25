import { showNumber } from "../../../src/base/numbers.ts";
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
  const decimals = Number(entry["decimal_places"] ?? 2);
  const text =
    typeof value === "number" ? showNumber(value, decimals) : isUnread(value) ? value.text : String(value ?? "");
  return (
    <output id={id} className="shown" part="control" aria-label={label}>
      {text || "—"}
    </output>
  );
}
