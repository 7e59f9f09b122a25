import { useRef, type KeyboardEvent } from "react";
import { readColor, spellColor } from "../../../src/values/colors.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { useText } from "../../../src/view/use-text.ts";
import { words } from "./phrases.ts";
import styles from "./color.css";

/**
 * One colour (R2.4-28): typed as hex digits, or picked in the browser's colour picker. A loaded value that is not a
 * colour is kept until it is changed.
 */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : String(raw)),
  write(value, raw) {
    if (value === "") return raw === null || raw === undefined ? null : "";
    return readColor(value) === undefined ? value : spellColor(shown(value), raw);
  },
  styles,
  View: ColorField,
});

const shown = (value: string): string => readColor(value) ?? value;

function ColorField(props: FieldProps<string>) {
  const { value, disabled, readOnly, change, done } = props;
  const picker = useRef<HTMLInputElement>(null);
  const text = useText({
    value,
    show: shown,
    parse: (typed) => (typed === value ? typed : readColor(typed)),
    change,
    done,
  });
  const control = controlOf(props);
  const color = readColor(isUnread(value) ? value.text : value);
  const openPicker = (event: KeyboardEvent) => {
    if (!event.altKey || event.key !== "ArrowDown" || disabled || readOnly) return;
    event.preventDefault();
    picker.current!.showPicker();
  };
  return (
    <div className="beside">
      <input
        {...control}
        className="control hex"
        placeholder={control.placeholder || "#rrggbb"}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={openPicker}
        {...text}
      />
      <span className={color ? "swatch" : "swatch none"} style={color ? { backgroundColor: color } : undefined}>
        <input
          ref={picker}
          type="color"
          aria-label={words("colorPick")}
          title={words("colorPick")}
          value={color ? color.slice(0, 7) : "#000000"}
          disabled={disabled || readOnly}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={done}
        />
      </span>
    </div>
  );
}
