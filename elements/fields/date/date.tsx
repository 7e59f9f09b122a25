import { readDays, showDays, spellDays } from "../../../src/base/day-lists.ts";
import { readDate, spellDate } from "../../../src/base/dates.ts";
import { t } from "../../../src/base/i18n.ts";
import { dayRules } from "../../../src/base/offered-days.ts";
import calendarStyles from "../../../src/view/calendar.css";
import { WithCalendar } from "../../../src/view/calendar.tsx";
import { controlOf } from "../../../src/view/control.ts";
import { field, isUnread, unread, type FieldProps, type Unread } from "../../../src/view/field.ts";
import { useText } from "../../../src/view/use-text.ts";
import styles from "./date.css";

/** "YYYY-MM-DD", null; with `multi` a list of days (R3.9-10). */
type Days = string | string[] | null;

/** A day (R2.4-07), or several. Typed by hand at once; the calendar's library wakes at the first touch. */
export default field<Days>({
  empty: null,
  read(raw, entry) {
    if (entry["multi"] === true) return readDays(raw) ?? unread(raw);
    return raw === null || raw === undefined || raw === "" ? null : (readDate(raw) ?? unread(raw));
  },
  write: (value, raw, entry) =>
    Array.isArray(value) || entry["multi"] === true ? spellDays(listOf(value), raw) : spellDate(value, raw),
  show: wordsOf,
  samples: [null, "2026-03-05"],
  styles: calendarStyles + styles,
  View: DateField,
});

function DateField(props: FieldProps<Days>) {
  const { entry, value, disabled, readOnly, change, done } = props;
  const isMulti = entry["multi"] === true;
  const { isOffered } = dayRules(entry);
  /** What a person types and may not choose stays as it was typed, and is a problem (R5.2-23). */
  const offered = (days: string[], typed: string): Days | Unread => {
    if (!days.every(isOffered)) return unread(typed);
    return isMulti ? days : (days[0] ?? null);
  };
  const text = useText<Days>({
    value,
    show: wordsOf,
    parse(typed) {
      const read = isMulti ? readDays(typed) : readDate(typed);
      const days = read === null ? [] : read && [read].flat();
      const found = days && offered(days, typed);
      return isUnread(found) ? undefined : found;
    },
    change,
    done,
  });
  const pick = (days: string[]) => {
    change(offered(days, showDays(days)));
    done();
  };
  const chosen = isUnread(value) ? [] : listOf(value);

  return (
    <WithCalendar
      entry={entry}
      mode={isMulti ? "multiple" : "single"}
      days={chosen}
      disabled={disabled}
      readOnly={readOnly}
      native={isMulti ? undefined : { type: "date", value: chosen[0] ?? "", onPick: (day) => pick(day ? [day] : []) }}
      onPick={pick}
      done={done}
    >
      <input
        {...controlOf(props)}
        inputMode={isMulti ? "text" : "numeric"}
        autoComplete="off"
        placeholder={String(entry["placeholder"] || t("datePattern"))}
        {...text}
      />
    </WithCalendar>
  );
}

function listOf(value: Days): string[] {
  return value === null ? [] : [value].flat();
}
function wordsOf(value: Days): string {
  return showDays(listOf(value));
}
