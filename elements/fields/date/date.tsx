import { useEffect, useRef } from "react";
import { t } from "../../../src/base/i18n.ts";
import { readDate, showDate, spellDate } from "../../../src/base/dates.ts";
import { controlOf } from "../../../src/view/control.ts";
import { field, isUnread, unread, type FieldProps } from "../../../src/view/field.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import { useText } from "../../../src/view/use-text.ts";
import type { Calendar } from "../../../src/view/vendor/flatpickr.ts";
import styles from "./date.css";

/** A day (R2.4-07). Typed by hand at once; the calendar's library wakes at the first touch. The value is "YYYY-MM-DD" or null. */
export default field<string | null>({
  empty: null,
  read: (raw) => (raw === null || raw === undefined || raw === "" ? null : (readDate(raw) ?? unread(raw))),
  write: (value, raw) => spellDate(value, raw),
  show: showDate,
  samples: [null, "2026-03-05"],
  styles,
  View: DateField,
});

function DateField(props: FieldProps<string | null>) {
  const { entry, value, disabled, readOnly, change, done } = props;
  const text = useText({ value, show: (day) => (day ? showDate(day) : ""), parse: readDate, change, done });
  const box = useRef<HTMLDivElement>(null);
  const waking = useRef<Promise<Calendar | null | undefined> | undefined>(undefined);
  const latest = useLatest({ value, change, done });
  useEffect(() => () => void waking.current?.then((calendar) => calendar?.destroy()), []);

  const wake = () =>
    (waking.current ??= import("../../../src/view/vendor/flatpickr.ts").then(
      async ({ mountCalendar }) =>
        // the field may have gone meanwhile
        box.current &&
        mountCalendar(box.current, {
          start: readDate(entry["start"]) ?? null,
          end: readDate(entry["end"]) ?? null,
          onPick(day) {
            latest.current.change(day);
            latest.current.done();
          },
        }),
    ));
  const toggle = async () => {
    const calendar = await wake();
    calendar?.toggle(isUnread(latest.current.value) ? null : latest.current.value);
  };

  return (
    <div className="beside" ref={box} onPointerEnter={wake} onFocus={wake}>
      <input
        {...controlOf(props)}
        inputMode="numeric"
        autoComplete="off"
        placeholder={String(entry["placeholder"] || t("datePattern"))}
        onKeyDown={(event) => {
          if (event.altKey && event.key === "ArrowDown") {
            event.preventDefault();
            void toggle();
          }
        }}
        {...text}
      />
      {!readOnly && (
        <button
          type="button"
          className="icon"
          tabIndex={-1}
          disabled={disabled}
          aria-label={t("openCalendar")}
          onClick={toggle}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 3.5h12v10H2zM2 6.5h12M5 1.5v3M11 1.5v3" fill="none" stroke="currentColor" strokeWidth="1.3" />
          </svg>
        </button>
      )}
    </div>
  );
}
