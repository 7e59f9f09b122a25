import { readFlag, spellFlag } from "../../../src/values/flags.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import styles from "./switcher.css";
import { words as flagWords } from "../../../src/view/controls/flag-phrases.ts";

/** Yes or no (R3.9-08). */
export default field<boolean>({
  empty: false,
  read: readFlag,
  write: spellFlag,
  styles,
  View: SwitcherField,
});

function SwitcherField({
  id,
  value,
  disabled,
  readOnly,
  label,
  describedBy,
  isInvalid,
  change,
  done,
}: FieldProps<boolean>) {
  const isOn = !isUnread(value) && value;
  return (
    <label className="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        part="control"
        data-anchor=""
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled || readOnly}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        onChange={({ currentTarget }) => {
          change(currentTarget.checked);
          done();
        }}
      />
      <span aria-hidden="true">{flagWords(isOn ? "yes" : "no")}</span>
    </label>
  );
}
