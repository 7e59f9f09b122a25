import { useState } from "react";
import { wrongDay } from "../../../src/values/dates/wrong-day.ts";
import { today } from "../../../src/values/dates/days.ts";
import { language } from "../../../src/base/language/i18n.ts";
import {
  nextPeriod,
  periodKinds,
  periodOf,
  periodText,
  readPeriod,
  sinceLate,
  spellPeriod,
  type Period,
  type PeriodKind,
} from "../../../src/values/dates/periods.ts";
import calendarStyles from "../../../src/view/controls/dates/calendar.css";
import { field, isUnread, unread, type FieldProps } from "../../../src/view/field.ts";
import { RangeInput } from "../../../src/view/controls/dates/range-input.tsx";
import styles from "./period.css";
import { words } from "./phrases.ts";
import { words as choosingWords } from "../../../src/view/controls/choosing/phrases.ts";

/** A day, week, month, quarter, half-year, year, all time or any two days (R3.9-13), or null. */
export default field<Period | null>({
  empty: null,
  read(raw) {
    const period = readPeriod(raw);
    return period === undefined ? unread(raw) : period;
  },
  write: (value, raw) => spellPeriod(value, raw),
  show: (value) => (value ? periodText(value, language()) : ""),
  unreadProblem: wrongDay,
  styles: calendarStyles + styles,
  View: PeriodField,
});

function PeriodField(props: FieldProps<Period | null>) {
  const { id, entry, value, disabled, readOnly, describedBy, label, change, done } = props;
  const isOff = disabled || readOnly;
  const current = isUnread(value) ? null : value;
  /** The user is typing any two days: their input stays while the text is not yet a range. */
  const [isTyping, setTyping] = useState(false);
  const isOther = current ? current.period === "-" : isTyping;
  const set = (next: Period | null) => {
    setTyping(false);
    change(next && sinceLate(next));
    done();
  };
  const isSteady = !current || current.period === "∞" || current.period === "-";
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className="icon"
      disabled={isOff || isSteady}
      aria-label={words(by < 0 ? "periodBefore" : "periodAfter")}
      onClick={() => current && set(nextPeriod(current, by))}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={by < 0 ? "M8 2L4 6l4 4" : "M4 2l4 4-4 4"} fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </button>
  );

  return (
    <div className="period">
      <div className="whole">
        {!readOnly && step(-1)}
        <select
          id={id}
          className={readOnly ? "control text" : "control"}
          part="control"
          data-anchor=""
          disabled={isOff}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={props.isInvalid}
          aria-required={props.isRequired}
          value={isOther ? "-" : isUnread(value) ? "?" : (value?.period ?? "")}
          onChange={({ currentTarget }) => set(chosen(currentTarget.value, current))}
        >
          {isUnread(value) && !isOther && <option value="?">{value.text}</option>}
          <option value="">{String(entry["placeholder"] || choosingWords("choose"))}</option>
          {periodKinds.map((kind) => (
            <option key={kind} value={kind}>
              {current?.period === kind && kind !== "-" ? periodText(current, language()) : words(`period-${kind}`)}
            </option>
          ))}
        </select>
        {!readOnly && step(1)}
      </div>
      {isOther && (
        <RangeInput
          entry={entry}
          value={current ? [current.d1, current.d2] : isUnread(value) ? value : null}
          disabled={disabled}
          readOnly={readOnly}
          control={{
            className: "control",
            disabled,
            readOnly,
            "aria-label": words("periodDays"),
            "aria-describedby": describedBy,
            "aria-invalid": props.isInvalid,
          }}
          change={(range) => {
            setTyping(true);
            change(isUnread(range) ? range : range && { period: "-", d1: range[0], d2: range[1] });
          }}
          done={() => {
            if (isTyping && current) change(sinceLate(current));
            done();
          }}
        />
      )}
    </div>
  );
}

/**
 * Changes the kind: the new period contains the first day of the current one; "any two days" keeps the current days.
 */
function chosen(kind: string, current: Period | null): Period | null {
  if (kind === "") return null;
  const isWide = !current || current.period === "∞";
  if (kind === "-" && !isWide) return { ...current, period: "-" };
  return periodOf(kind as PeriodKind, isWide ? today() : current.d1);
}
