// layer 6: fields
import { wrongDay } from "../../../src/values/dates/wrong-day.ts";
import { readDays, spellDays } from "../../../src/values/dates/day-lists.ts";
import { readDate, spellDate } from "../../../src/values/dates/dates.ts";
import calendarStyles from "../../../src/view/controls/dates/calendar.css";
import { DateInput, listOfDays, wordsOfDays, type Days } from "../../../src/view/controls/dates/date-input.tsx";
import { field, unread } from "../../../src/view/field.ts";
import styles from "./date.css";

/**
 * A day (R2.4-07), or several with `multi`. Can be typed immediately; the calendar library loads lazily at the first
 * touch.
 */
export default field<Days>({
  empty: null,
  read(raw, entry) {
    if (entry["multi"] === true) return readDays(raw) ?? unread(raw);
    return raw === null || raw === undefined || raw === "" ? null : (readDate(raw) ?? unread(raw));
  },
  write: (value, raw, entry) =>
    Array.isArray(value) || entry["multi"] === true ? spellDays(listOfDays(value), raw) : spellDate(value, raw),
  show: wordsOfDays,
  unreadProblem: wrongDay,
  styles: calendarStyles + styles,
  View: DateInput,
});
