import type { Data } from "../../../src/base/data.ts";
import { labelOf } from "../../../src/forms/lists/labels.ts";
import styles from "../../../src/view/controls/choosing/combo.css";
import { choiceCodec, Suggesting } from "../../../src/view/controls/choosing/suggesting.tsx";
import { field, type FieldProps } from "../../../src/view/field.ts";
import { words } from "./phrases.ts";

/**
 * A choice among the server's suggestions for the typed text (R2.4-10, R2.4-11); columns of the choice fill other fields.
 * Text that is not a suggestion is a problem, or with `tags` a value of its own.
 */
export default field<string>({
  ...choiceCodec,
  show: (value, entry) => labelOf(entry, value),
  unreadProblem: () => "notInList",
  styles,
  View: AutocompleteField,
});

function AutocompleteField(props: FieldProps<string>) {
  return <Suggesting field={props} nothing={nothing} fills={columnsOf} />;
}

/** The message when nothing was found (R8-05). */
const nothing = (typed: string): string => {
  const isShort = Array.from(typed.trim()).length < 7;
  return isShort ? `${words("suggestNothing")}. ${words("suggestHint")}` : words("suggestNothing");
};

const ownKeys = new Set(["id", "text", "color", "category", "group"]);
/** The columns that fill the fields of the same names (R3.9-18). */
const columnsOf = (columns: Data, { name }: FieldProps<string>["entry"]): Data =>
  Object.fromEntries(Object.entries(columns).filter(([key]) => !ownKeys.has(key) && key !== name));
