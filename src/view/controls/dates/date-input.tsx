import { readDays, showDays } from "../../../values/dates/day-lists.ts";
import { readDate } from "../../../values/dates/dates.ts";
import { dayFirst, formatInWords } from "../../../values/dates/shown-days.ts";
import { dayRules } from "../../../values/dates/offered-days.ts";
import { WithCalendar } from "./calendar.tsx";
import { controlOf } from "../../control-props.ts";
import { isUnread, unread, type FieldProps, type Unread } from "../../field.ts";
import { useText } from "../../use-text.ts";
import { words } from "./calendar-phrases.ts";
import { loadShortDays, shortDays } from "./short-days.ts";

/** "YYYY-MM-DD" or null; with `multi` a list of days (R3.9-10). */
export type Days = string | string[] | null;

/** An input for one day or several, typed or picked from a calendar. */
export function DateInput(props: FieldProps<Days>) {
  const { entry, value, disabled, readOnly, change, done } = props;
  const isMulti = entry["multi"] === true;
  /** A typed day that may not be chosen stays as typed text, and is a problem (R5.2-23). */
  const offered = (days: string[], typed: string): Days | Unread => {
    if (!days.every(dayRules(entry).isOffered)) return unread(typed);
    return isMulti ? days : (days[0] ?? null);
  };
  const text = useText<Days>({
    value,
    show: wordsOfDays,
    parse(typed) {
      const plain = dayFirst(typed);
      const short = shortDays();
      const read = isMulti
        ? (readDays(plain) ?? short?.readTypedDays(typed))
        : (short?.readTypedDay ?? readDate)(plain);
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
  const chosen = isUnread(value) ? [] : listOfDays(value);

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
        placeholder={String(entry["placeholder"] || formatInWords(words("datePattern")))}
        {...text}
        onFocus={({ currentTarget }) => void loadShortDays(currentTarget)}
      />
    </WithCalendar>
  );
}

export function listOfDays(value: Days): string[] {
  return value === null ? [] : [value].flat();
}
export function wordsOfDays(value: Days): string {
  return showDays(listOfDays(value));
}
