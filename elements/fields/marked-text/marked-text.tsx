import { isFull, masked, maskHint, unmasked } from "../../../src/values/masks.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import { field, type FieldProps } from "../../../src/view/field.ts";
import { useText } from "../../../src/view/use-text.ts";
import { withMask } from "../../../src/view/with-mask.ts";
import styles from "./marked-text.css";

/**
 * A text that fits a mask (R2.4-04, R3.6-25); the value includes the mask's literals unless `unmask` is set. Text that
 * does not fill the mask is a problem.
 */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : String(raw)),
  write: (value, raw) => (value === "" && (raw === null || raw === undefined) ? null : value),
  show: (value, entry) => shown(value, entry),
  styles,
  View: MarkedTextField,
});

function MarkedTextField(props: FieldProps<string>) {
  const { entry, value, change, done } = props;
  const mask = maskOf(entry);
  const text = useText({
    value,
    show: (one) => shown(one, entry),
    parse: (typed) => parsed(typed, entry, value),
    change,
    done,
  });
  const control = controlOf(props);
  return (
    <input
      {...control}
      className="control marked"
      placeholder={control.placeholder || maskHint(mask)}
      inputMode={mask && !/[a*]/.test(mask) ? "numeric" : undefined}
      autoComplete={String(entry["autocomplete"] || "off")}
      spellCheck={false}
      {...(mask ? withMask(mask, text) : text)}
    />
  );
}

const maskOf = ({ mask }: Entry): string => String(mask ?? "");

/**
 * With `unmask` the stored text is shown with the mask's literals; text that does not fill the mask is shown unchanged.
 */
function shown(value: string, entry: Entry): string {
  const whole = masked(maskOf(entry), value);
  return entry["unmask"] && isFull(maskOf(entry), whole) ? whole : value;
}

/** Reads typed text; a loaded value that does not fit is not a problem until it is changed. */
function parsed(typed: string, entry: Entry, value: unknown): string | undefined {
  const mask = maskOf(entry);
  if (typed === "" || !mask || typed === value) return typed;
  if (!isFull(mask, typed)) return undefined;
  return entry["unmask"] ? unmasked(mask, typed) : typed;
}
