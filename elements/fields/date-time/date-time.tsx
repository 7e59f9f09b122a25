import { wrongDay } from "../../../src/values/dates/wrong-day.ts";
import { dayOf, localText, onDay, readInstant, showInstant, spellInstant } from "../../../src/values/dates/moments.ts";
import { dayFirst, formatInWords } from "../../../src/values/dates/shown-days.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { dayRules } from "../../../src/values/dates/offered-days.ts";
import calendarStyles from "../../../src/view/controls/dates/calendar.css";
import { WithCalendar } from "../../../src/view/controls/dates/calendar.tsx";
import { readAgain } from "../../../src/view/controls/dates/short-days.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import { field, isUnread, unread, type FieldProps } from "../../../src/view/field.ts";
import { useText } from "../../../src/view/use-text.ts";
import styles from "./date-time.css";
import { words } from "./phrases.ts";

/** A day with its time (R3.9-12): an ISO string in UTC, or null; shown and typed in local time. */
export default field<string | null>({
  empty: null,
  read(raw) {
    const at = readInstant(raw);
    return at === undefined ? unread(raw) : at;
  },
  write: (value, raw) => spellInstant(value, raw),
  show: showInstant,
  unreadProblem: wrongDay,
  styles: calendarStyles + styles,
  View: DateTimeField,
});

function DateTimeField(props: FieldProps<string | null>) {
  const { entry, value, disabled, readOnly, change, done } = props;
  const isOffered = (instant: string) => dayRules(entry).isOffered(dayOf(instant));
  const parse = (typed: string) => {
    const at = readShort ? readShort(typed) : readInstant(dayFirst(typed));
    return at && !isOffered(at) ? undefined : at;
  };
  const text = useText<string | null>({ value, show: showInstant, parse, change, done });
  const at = isUnread(value) ? null : value;

  /** Sets the day and selects the time, which is typed next. */
  function pick([day = ""]: string[]): void {
    change(onDay(day, at) ?? unread(showInstant(at)));
    natives.after(0, () => selectTime(text.ref.current));
  }
  function pickNative(typed: string): void {
    const picked = readInstant(typed);
    change(picked && !isOffered(picked) ? unread(showInstant(picked)) : (picked ?? null));
    done();
  }

  return (
    <WithCalendar
      entry={entry}
      days={at ? [dayOf(at)] : []}
      disabled={disabled}
      readOnly={readOnly}
      native={{ type: "datetime-local", value: at ? localText(at) : "", onPick: pickNative }}
      onPick={pick}
      done={done}
    >
      <input
        {...controlOf(props)}
        className="control moment"
        autoComplete="off"
        placeholder={String(entry["placeholder"] || formatInWords(words("dateTimePattern")))}
        {...text}
        onFocus={({ currentTarget }) => void loadShort(currentTarget)}
      />
    </WithCalendar>
  );
}

/** Reads "5.12 930" or "завтра"; undefined until its code is loaded, at the first focus. */
let readShort: ((typed: string) => string | null | undefined) | undefined;
async function loadShort(control: HTMLInputElement): Promise<void> {
  if (readShort) return;
  const { value } = control;
  readShort = (await import("../../../src/values/dates/typed-moments.ts").catch(() => undefined))?.readTypedMoment;
  if (readShort) readAgain(control, value);
}

function selectTime(input: HTMLInputElement | null): void {
  const place = input ? /\d\d:\d\d/.exec(input.value) : null;
  if (place) input!.setSelectionRange(place.index, place.index + 5);
}
