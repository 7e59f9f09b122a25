import { useRef, useState, type KeyboardEvent } from "react";
import type { Option } from "../../../src/forms/lists/option-lists.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { AskAgain, useOptions } from "../../../src/view/around/depends.tsx";
import { IconPanel, Picture } from "./icon-panel.tsx";
import styles from "./icon.css";
import { words } from "./phrases.ts";
import { iconName, useIcons, type Icons } from "./use-icons.ts";

/**
 * A picture from the server's folder of icons or from the schema's options (R2.4-19, R7.5-08); the value is the name of
 * its file. A value that is not in the list is shown and kept.
 */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : String(raw)),
  write: (value, raw) => (value === "" && (raw === null || raw === undefined) ? null : value),
  show: (value) => iconName(value),
  isGroup: true,
  styles,
  View: IconField,
});

function IconField(props: FieldProps<string>) {
  const { id, entry, value, label, disabled, readOnly, isRequired, change, done } = props;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const isOpen = typed !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const isOwn = Boolean(entry["options"] || entry["data"]);
  const list = useOptions(entry);
  const folder = useIcons(isOpen && !isOwn);
  const icons: Icons = isOwn ? { state: list.state, icons: list.options.filter(isOffered), again() {} } : folder;
  const text = isUnread(value) ? value.text : value;
  const name = list.options.find((one) => one.id === text)?.text ?? iconName(text);
  const isOff = disabled || readOnly;
  const { placeholder, readOnly: _, ...control } = controlOf(props);

  const give = (next: string) => {
    change(next);
    done();
  };
  const close = (next: "stay" | "go") => {
    setTyped(undefined);
    if (next === "stay") button.current?.focus();
    else done();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isOff || event.ctrlKey || event.metaKey) return;
    if (key === "ArrowDown" || key === "ArrowUp") setTyped("");
    else if ((key === "Delete" || key === "Backspace") && !isRequired) give("");
    else if (key.length === 1 && key !== " " && !event.altKey) setTyped(key);
    else return;
    event.preventDefault();
  };
  return (
    <div className="icon-field">
      <button
        {...control}
        ref={button}
        type="button"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show pictures
        role="combobox"
        className="control icon-chosen"
        disabled={isOff}
        aria-labelledby={label ? undefined : `${id}-label`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-panel` : undefined}
        onClick={() => (isOpen ? close("stay") : setTyped(""))}
        onKeyDown={onKeyDown}
      >
        <Picture name={text} />
        <span className={text ? "name" : "name none"}>{text ? name : placeholder || words("iconChoose")}</span>
      </button>
      {text !== "" && !isRequired && !isOff && (
        <button
          type="button"
          className="icon"
          aria-label={words("iconClear")}
          title={words("iconClear")}
          onClick={() => give("")}
        >
          ×
        </button>
      )}
      {isOpen && !isOff && (
        <IconPanel
          id={id}
          icons={icons}
          value={text}
          typed={typed}
          anchor={button}
          pick={(icon) => {
            change(icon.id);
            close("stay");
            done();
          }}
          leave={close}
        />
      )}
      <AskAgain entry={entry} list={list} />
    </div>
  );
}

const isOffered = ({ isHidden, isDisabled }: Option) => !isHidden && !isDisabled;
