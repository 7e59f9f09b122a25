/** The control in an open cell: the same as in a field of the column's type. */
import { useState } from "react";
import type { Data } from "../../../base/data.ts";
import { titleOf } from "../../../base/language/i18n.ts";
import type { Parents } from "../../../forms/lists/option-lists.ts";
import { controlOf } from "../../control-props.ts";
import { isUnread, type FieldProps } from "../../field.ts";
import { independent, parentsOf, type Around } from "../../around/parents.tsx";
import { readPhone } from "../../../values/phones.ts";
import { useText } from "../../use-text.ts";
import { One } from "../choosing/one.tsx";
import { useListed, useSuggested } from "../choosing/source.ts";
import { DateInput, type Days } from "../dates/date-input.tsx";
import { TimeInput } from "../dates/time-input.tsx";
import { cellType, typedText, type CellKind } from "./cell-types.ts";
import type { SheetColumn } from "./plan.ts";

interface EditorProps {
  /** Unique in the shadow root. */
  id: string;
  column: SheetColumn;
  row: Data;
  form: FieldProps<never>["form"];
  /** The value of a column or field that the cell's list depends on. */
  around(name: string): unknown;
  /** Sets the raw value of the cell. */
  set(raw: unknown): void;
  /** Handles keys that the control leaves. @returns whether it did */
  press(event: KeyboardEvent): boolean;
}

/** The editor of one cell; a new one for each opening. */
export function CellEditor({ id, column, row, form, around, set, press }: EditorProps) {
  const { key, kind, entry, title } = column;
  const type = cellType(kind);
  const raw = row[key];
  /** The spelling of a new value is that of the value which the cell had when it was opened. */
  const [loaded] = useState(raw);
  const typed = (text: string) => typedText(kind, text, entry, loaded);
  const props: CellProps = {
    id,
    entry,
    value: type.read(raw, entry),
    disabled: false,
    readOnly: false,
    isRequired: entry.validators.some((one) => one.type === "required"),
    isInvalid: false,
    describedBy: undefined,
    label: titleOf(title, key),
    typed,
    change: (value: unknown) => set(isUnread(value) ? typed(value.text) : type.write(value as never, loaded, entry)),
    done: () => {},
    ...(form && { form }),
  };
  const parents = parentsOf(entry);
  const known: Parents = Object.fromEntries(parents.map((name) => [name, textIn(around(name))]));
  const depends: Around = parents.length ? { parents: known, isKnown: true } : independent;
  return (
    <div
      role="presentation"
      className="cell-control"
      onKeyDown={(event) => {
        // otherwise Enter would submit the form
        if (press(event.nativeEvent)) event.stopPropagation();
      }}
    >
      {controlFor(column, props, depends)}
    </div>
  );
}

interface CellProps extends FieldProps<unknown> {
  /** A typed text as it is stored. */
  typed(text: string): string;
}

function controlFor({ kind }: SheetColumn, { typed, ...props }: CellProps, depends: Around) {
  if (kind === "choice") return <Listed {...(props as ChoiceProps)} depends={depends} />;
  if (kind === "suggestion") return <Suggested {...(props as ChoiceProps)} depends={depends} />;
  if (kind === "date") return <DateInput {...(props as FieldProps<Days>)} />;
  if (kind === "time") return <TimeCell {...(props as FieldProps<string | null>)} />;
  return <TextCell {...props} kind={kind} typed={typed} />;
}

const textIn = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

type ChoiceProps = FieldProps<string> & { depends: Around };

function Listed(props: ChoiceProps) {
  const { entry, value, depends, change } = props;
  const current = isUnread(value) ? value.text : value;
  const source = useListed(entry, depends, current ? [current] : []);
  return <One field={props} source={source} parents={depends.parents} current={current} choose={change} />;
}

function Suggested(props: ChoiceProps) {
  const { entry, value, depends, change } = props;
  const current = isUnread(value) ? value.text : value;
  const source = useSuggested(entry, depends, current ? [current] : []);
  return <One field={props} source={source} parents={depends.parents} current={current} choose={change} />;
}

function TimeCell(props: FieldProps<string | null>) {
  const { entry, value, change, done } = props;
  return (
    <TimeInput
      value={value}
      allows24={entry["allow_24"] === true}
      control={controlOf(props)}
      change={change}
      done={done}
    />
  );
}

const inputModes: Partial<Record<CellKind, "decimal" | "tel">> = { number: "decimal", phone: "tel" };

function TextCell({ kind, typed: asStored, ...props }: CellProps & { kind: CellKind }) {
  const { entry, value, change, done } = props;
  const type = cellType(kind);
  const text = useText<unknown>({
    value,
    show: (one) => (one === null ? "" : type.show(one as never, entry)),
    parse(typed) {
      if (kind === "phone") return readPhone(typed) ?? typed;
      const read = type.read(typed.trim() === "" && kind === "number" ? null : asStored(typed), entry);
      return isUnread(read) ? undefined : read;
    },
    change,
    done,
  });
  return <input {...controlOf(props)} inputMode={inputModes[kind]} autoComplete="off" {...text} />;
}
