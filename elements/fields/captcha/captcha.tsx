import { settings } from "../../../src/base/settings.ts";
import { field, type FieldProps } from "../../../src/view/field.ts";
import styles from "./captcha.css";
import { External } from "./external.tsx";
import { Own } from "./own.tsx";

/**
 * A captcha (R2.4-14), always required (R5.1-16): proof of work in the browser, or the provider of the setting
 * `captcha`. The value is the proof.
 */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : String(raw)),
  write: (value) => value || null,
  styles,
  View: CaptchaField,
});

function CaptchaField(props: FieldProps<string>) {
  const { captcha } = settings;
  return captcha?.script ? <External {...props} provider={captcha} /> : <Own {...props} />;
}
