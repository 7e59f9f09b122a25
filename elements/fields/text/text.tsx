// layer 3: views
import { useEffect, useState, type InputHTMLAttributes } from "react";
import { t } from "../../../src/base/language/i18n.ts";
import { readPhone, showPhone } from "../../../src/values/phones.ts";
import { secretNames } from "../../../src/base/storage/secret-names.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import { field, type FieldProps } from "../../../src/view/field.ts";
import { useText } from "../../../src/view/use-text.ts";

const inputModes: Record<string, "email" | "url" | "tel"> = { Email: "email", Url: "url", Phone: "tel" };

/**
 * One line, a text area, an address, a phone, a password (R2.4-01). A loaded value is kept byte for byte until it is
 * changed.
 */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : String(raw)),
  write(value, raw, entry) {
    if (value === "" && (raw === null || raw === undefined)) return null;
    return entry?.type === "Phone" && value !== raw ? (readPhone(value) ?? value) : value;
  },
  View: TextField,
});

function TextField(props: FieldProps<string>) {
  const { entry, value, change, done } = props;
  const mode = inputModes[entry.type];
  const isPhone = mode === "tel";
  const parse = (typed: string) => {
    if (mode) return (isPhone && readPhone(typed)) || typed.trim(); // spaces around a pasted one are not seen
    // a text area gives \n for the line ends of the loaded text
    return /\r\n/.test(value as string) ? typed.replaceAll("\n", "\r\n") : typed;
  };
  const text = useText({ value, show: isPhone ? showPhone : String, parse, change, done });
  const control = {
    ...controlOf(props),
    maxLength: Number(entry["maxlength"]) || undefined,
    autoComplete: String(entry["autocomplete"] || "") || undefined,
    ...text,
  };
  if (entry.type === "TextArea") return <textarea rows={Number(entry["size"]) || 4} {...control} />;
  if (entry.type === "Password") return <Password name={entry.name} control={control} />;
  return <input inputMode={mode} {...control} />;
}

/** A password, readable while its toggle button is on; its value is kept out of drafts and logs by its name. */
function Password({ name, control }: { name: string; control: InputHTMLAttributes<HTMLInputElement> }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => void secretNames.add(name), [name]);
  return (
    <div className="beside">
      <input type={isShown ? "text" : "password"} {...control} />
      <button
        type="button"
        className="icon"
        aria-pressed={isShown}
        aria-label={t("showPassword")}
        onClick={() => setShown(!isShown)}
      >
        ◉
      </button>
    </div>
  );
}
