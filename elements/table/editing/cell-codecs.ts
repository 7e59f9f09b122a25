/** How the values of cells that can be edited are read and written: as in the fields of a form. */
import type { FieldCodec } from "../../../src/forms/open-form.ts";
import type { ColumnKind } from "../../../src/tables/cell-kinds.ts";
import { readDate, spellDate } from "../../../src/values/dates/dates.ts";
import { showDate } from "../../../src/values/dates/shown-days.ts";
import { readFlag, spellFlag } from "../../../src/values/flags.ts";
import { numberCodec, showNumber } from "../../../src/values/numbers.ts";
import { numberProblem, withoutDoubt } from "../../../src/view/controls/number-problem.ts";
import { readPhone } from "../../../src/values/phones.ts";
import { unread } from "../../../src/values/unread.ts";

const text = {
  empty: "",
  read: (raw: unknown) => (raw === null || raw === undefined ? "" : String(raw)),
  write: (value: string, raw: unknown) => (value === "" && raw === null ? null : value),
};
const date = {
  empty: null,
  read: (raw: unknown) => {
    const day = readDate(raw);
    return day === undefined ? unread(raw) : day;
  },
  write: spellDate,
  unreadProblem: () => "cellNoDay",
};
/** Typed as people write it, stored as 380 and nine digits. */
const phone = {
  ...text,
  write: (value: string, raw: unknown) => (value === raw ? raw : text.write(readPhone(value) ?? value, raw)),
};
const choice = { ...text, write: (value: string) => (value === "" ? null : value) };
const number = { ...numberCodec, unreadProblem: numberProblem };
const flag = { empty: false, read: readFlag, write: spellFlag };

/** The kinds that can be edited in a cell. */
const codecs: Partial<Record<ColumnKind, object>> = { text, number, date, choice, flag, phone };

export const codecOf = (kind: ColumnKind): FieldCodec | undefined => codecs[kind] as FieldCodec | undefined;

/** The text that an editor begins with. */
export function editedText(kind: ColumnKind, raw: unknown): string {
  if (raw === null || raw === undefined) return "";
  if (kind === "number") return typeof raw === "number" ? showNumber(raw, 10) : withoutDoubt(raw);
  return kind === "date" ? showDate(readDate(raw) ?? String(raw)) : String(raw);
}

/** An object or a list is not edited: a text would take its place. */
export const isEditable = (raw: unknown): boolean => Object(raw) !== raw;
