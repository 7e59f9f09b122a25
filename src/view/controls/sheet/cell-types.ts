/** What a column's type means for its cells: how a value is read, written and shown. The rules are those of the fields. */
import type { FieldCodec } from "../../../forms/open-form.ts";
import { labelOf } from "../../../forms/lists/labels.ts";
import { textOf } from "../../../forms/lists/option-lists.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { wrongDay } from "../../../values/dates/wrong-day.ts";
import { readDate, spellDate } from "../../../values/dates/dates.ts";
import { showDate } from "../../../values/dates/shown-days.ts";
import { readTime, showTime, spellTime } from "../../../values/dates/times.ts";
import { readFlag, spellFlag } from "../../../values/flags.ts";
import { readPhone, showPhone } from "../../../values/phones.ts";
import { readNumber, showNumber, spellNumber } from "../../../values/numbers.ts";
import { words as flagWords } from "../flag-phrases.ts";
import { numberProblem, typedNumber, withoutDoubt } from "../number-problem.ts";
import { choiceCodec } from "../choosing/suggesting.tsx";
import { unread } from "../../field.ts";

/** The kinds of cells; each type of a schema is one of them. */
export type CellKind = "text" | "phone" | "number" | "choice" | "suggestion" | "flag" | "time" | "date";

/** Reads and writes the raw value of a cell, and shows it as text. */
export interface CellType extends FieldCodec<never> {
  /** The text of a value that could be read. */
  show(value: never, entry: Entry): string;
}

/** A number with spaces between thousands and a decimal comma (R5.2-03). */
const number = {
  empty: null,
  read: (raw: unknown) => {
    const known = typeof raw === "number" ? raw : readNumber(String(raw ?? ""), 20);
    return known === undefined ? unread(withoutDoubt(raw)) : known;
  },
  // a longer text is what a person has typed there
  write: (value: number | null, raw: unknown) => spellNumber(value, raw, 9),
  show: (value: number | null, { decimal_places: most }: Entry) => showNumber(value, decimalsOf(most)),
  unreadProblem: numberProblem,
};
const text = {
  empty: "",
  read: (raw: unknown) => (raw === null || raw === undefined ? "" : String(raw)),
  write: (value: string, raw: unknown) => (value === "" && (raw === null || raw === undefined) ? null : value),
  show: (value: string) => value,
};
/** Typed as people write it, shown in groups (R9.4-08); a loaded spelling stays until it is changed. */
const phone = {
  ...text,
  write: (value: string, raw: unknown) => (value === raw ? raw : text.write(readPhone(value) ?? value, raw)),
  show: showPhone,
};
const choice = { ...choiceCodec, show: (value: string, entry: Entry) => textOf(entry, value) };
const suggestion = { ...choiceCodec, show: (value: string, entry: Entry) => labelOf(entry, value) };
const flag = {
  empty: false,
  read: readFlag,
  write: spellFlag,
  show: (value: boolean) => flagWords(value ? "yes" : "no"),
};
const time = {
  empty: null,
  read: (raw: unknown, { allow_24: allows24 }: Entry) => {
    const read = readTime(raw, allows24 === true);
    return read === undefined ? unread(raw) : read;
  },
  write: (value: string | null, raw: unknown) => spellTime(value, raw),
  show: (value: string | null) => showTime(value).replaceAll(" ", ""),
};
const date = {
  empty: null,
  read: (raw: unknown) => ((raw ?? "") === "" ? null : (readDate(raw) ?? unread(raw))),
  write: spellDate,
  show: showDate,
  unreadProblem: wrongDay,
};

const types = { text, phone, number, choice, suggestion, flag, time, date } as unknown as Record<CellKind, CellType>;

/** Schema types, in lower case; all others are texts (R3.7-09). */
const kinds: Record<string, CellKind> = {
  phone: "phone",
  number: "number",
  numeric: "number",
  positivedecimal: "number",
  select: "choice",
  select2: "choice",
  select3: "choice",
  radio: "choice",
  radiobutton: "choice",
  autocomplete: "suggestion",
  autocomplete2: "suggestion",
  switcher: "flag",
  checkbox: "flag",
  radiobool: "flag",
  time: "time",
  datepicker: "date",
  date: "date",
};

export const kindOf = (type: string): CellKind => kinds[type.toLowerCase()] ?? "text";
export const cellType = (kind: CellKind): CellType => types[kind];

/** A text that was typed or pasted into a cell, as it is stored. @param before the value that stood there */
export const typedText = (kind: CellKind, given: string, { decimal_places: most }: Entry, before: unknown): string =>
  kind === "number" ? typedNumber(given, Number(most ?? (/[.,]\d{3}/.test(String(before)) ? 3 : 2))) : given;

const decimalsOf = (most: unknown): number => (Number(most) >= 0 && most !== "" && most !== null ? Number(most) : 10);
