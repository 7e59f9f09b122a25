import { useEffect, useRef } from "react";
import { t } from "../../../src/base/i18n.ts";
import { settings } from "../../../src/base/settings.ts";
import { listOf, type List } from "../../../src/forms/options.ts";
import { controlOf } from "../../../src/view/control.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { AskAgain, useOptions } from "../../../src/view/options.tsx";
import { useLatest } from "../../../src/view/use-latest.ts";
import type { Picker } from "../../../src/view/vendor/tom-select.ts";
import styles from "./select.css";

/** One choice of a list (§2.4). A current value that the list does not know is shown as it stands and kept. */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined || raw === "null" ? "" : String(raw)),
  write(value, raw, { name, validators }) {
    if (value !== "") return typeof raw === "number" && String(Number(value)) === value ? Number(value) : value;
    const isRequired = validators.some(({ type }) => type === "required");
    // nothing chosen is null for a required field or a dotted key, else what the setting says (R5.2-07)
    return raw === null || raw === "" ? raw : isRequired || name.includes(".") ? null : settings.select_empty;
  },
  show: (value, entry) => textOf(listOf(entry), value),
  samples: ["", "new", "17"],
  styles,
  View: SelectField,
});

/** At rest a plain control of the same look; tom-select wakes at the first touch and takes over what was typed. */
function SelectField(props: FieldProps<string>) {
  const { id, entry, value, disabled, readOnly, label, describedBy, isInvalid } = props;
  const list = useOptions(entry);
  const box = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLInputElement>(null);
  const waking = useRef<Promise<void> | undefined>(undefined);
  /** A click or a key asked for the list before it could open. */
  const isWanted = useRef(false);
  const picker = useRef<Picker | undefined>(undefined);
  const latest = useLatest(props);
  const current = isUnread(value) ? value.text : value;
  const text = textOf(list, current);

  useEffect(() => () => picker.current?.destroy(), []);
  useEffect(() => picker.current?.show({ list, value: current, isDisabled: disabled || readOnly, isInvalid }));
  useEffect(() => {
    if (plain.current && plain.current !== (plain.current.getRootNode() as ShadowRoot).activeElement)
      plain.current.value = text;
  }, [text]);

  const wake = () => (waking.current ??= bring());
  async function bring() {
    try {
      const { mountPicker } = await import("../../../src/view/vendor/tom-select.ts");
      const input = plain.current;
      if (!input?.isConnected || !box.current) return;
      picker.current = await mountPicker(box.current, {
        id,
        entry,
        list,
        value: current,
        meanwhile() {
          const hasFocus = (input.getRootNode() as ShadowRoot).activeElement === input;
          return { hasFocus, typed: hasFocus && input.value !== text ? input.value : "", isOpen: isWanted.current };
        },
        label: label ?? "",
        labelledBy: label ? "" : `${id}-label`,
        describedBy: describedBy ?? "",
        onPick: (picked) => latest.current.change(picked),
        onLeave: () => latest.current.done(),
      });
      if (!picker.current) return;
      input.hidden = true;
      picker.current.show({ list: listOf(entry), value: current, isDisabled: disabled || readOnly, isInvalid });
    } catch (error) {
      waking.current = undefined;
      console.error(error);
    }
  }

  const isOff = disabled || readOnly;
  return (
    <div className="select" ref={box}>
      <input
        {...controlOf(props)}
        ref={plain}
        role="combobox"
        autoComplete="off"
        aria-expanded="false"
        aria-haspopup="listbox"
        aria-controls={`${id}-list`}
        defaultValue={text}
        placeholder={String(entry["placeholder"] || t("choose"))}
        onPointerEnter={() => isOff || wake()}
        onPointerDown={() => {
          isWanted.current = true;
        }}
        onKeyDown={({ key }) => {
          isWanted.current ||= key.length === 1 || key === "ArrowDown";
        }}
        onFocus={({ currentTarget }) => {
          if (isOff) return;
          currentTarget.select();
          void wake();
        }}
      />
      <svg className="chevron" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <AskAgain {...{ entry, list }} />
    </div>
  );
}

const textOf = ({ options }: List, id: string): string => options.find((option) => option.id === id)?.text ?? id;
