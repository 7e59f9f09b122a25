// layer 3: views
import styles from "./hidden.css";
import { field } from "../../../src/view/field.ts";

/** A value that travels with the form and is not shown (§2.4). */
export default field<unknown>({
  empty: "",
  read: (raw) => raw ?? "",
  write: (value, raw) => (value === "" && raw === null ? null : value),
  samples: ["", "17"],
  tagStyles: styles,
  View: () => null,
});
