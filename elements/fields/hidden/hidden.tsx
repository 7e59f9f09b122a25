// layer 3: views
import styles from "./hidden.css";
import { field } from "../../../src/view/field.ts";

/** A value that is sent with the form and not shown (R2.4-01). */
export default field<unknown>({
  empty: "",
  read: (raw) => raw ?? "",
  write: (value, raw) => (value === "" && raw === null ? null : value),
  tagStyles: styles,
  View: () => null,
});
