/** The control that is shown in a cell while it is edited. */
import type { Option } from "../../../src/forms/lists/read-list.ts";
import type { Column } from "../../../src/tables/columns.ts";
import { words as flagWords } from "../../../src/view/controls/flag-phrases.ts";
import { typedNumber } from "../../../src/view/controls/number-problem.ts";
import { flagOf } from "../../../src/values/yes-no.ts";
import { readDay, readShortDays } from "../day-input.ts";
import { make } from "../make.ts";
import { editedText } from "./cell-codecs.ts";

export interface CellEditor {
  element: HTMLInputElement | HTMLSelectElement;
  /** The typed value as it goes to the server, before it takes the loaded spelling. */
  value(): unknown;
}

/** Makes the control of a column with the cell's value in it. @param typed a key that began the editing replaces the value */
export function cellEditor(column: Column, raw: unknown, options: readonly Option[], typed?: string): CellEditor {
  if (column.kind === "flag") return flagEditor(raw);
  if (column.kind === "choice" && options.length) return choiceEditor(raw, options);
  const text = typed ?? editedText(column.kind, raw);
  const element = make("input", { className: "cell-input", type: "text", value: text, autocomplete: "off" });
  const most = /[.,]\d{3}/.test(String(raw)) ? 3 : column.decimals;
  if (column.kind === "number") element.inputMode = "decimal";
  if (column.kind === "date") readShortDays(element);
  if (typed === undefined) element.addEventListener("focus", () => element.select(), { once: true });
  const read = (given: string) =>
    column.kind === "date" ? (readDay(given) ?? given) : column.kind === "number" ? typedNumber(given, most) : given;
  return { element, value: () => read(element.value.trim()) };
}

function choiceEditor(raw: unknown, options: readonly Option[]): CellEditor {
  const value = String(raw ?? "");
  const shown = options.filter(({ id, isHidden, isDisabled }) => id === value || !(isHidden || isDisabled));
  const items = [{ id: "", text: "" }, ...shown].map(({ id, text }) =>
    make("option", { value: id, textContent: text }),
  );
  const element = make("select", { className: "cell-input" }, ...items);
  element.value = value;
  return { element, value: () => element.value };
}

function flagEditor(raw: unknown): CellEditor {
  const options = [true, false].map((one) =>
    make("option", { value: String(one), textContent: flagWords(one ? "yes" : "no") }),
  );
  const element = make("select", { className: "cell-input" }, ...options);
  element.value = String(flagOf(raw) ?? false);
  return { element, value: () => element.value === "true" };
}
