import { useEffect, useRef, type ReactNode } from "react";
import { dayRules } from "../base/offered-days.ts";
import { addDays, today } from "../base/days.ts";
import { t } from "../base/i18n.ts";
import type { Entry } from "../forms/schema/schema.ts";
import { useLatest } from "./use-latest.ts";
import type { Calendar, CalendarOptions, Shortcut } from "./vendor/flatpickr.ts";

interface NativePicker {
  type: "date" | "datetime-local";
  value: string;
  onPick(text: string): void;
}
interface CalendarProps {
  /** `start`, `end`, `disabled_weekdays`, `disabled_dates` say which days are offered (R5.2-23). */
  entry: Entry;
  mode?: CalendarOptions["mode"];
  /** The days that are chosen now. */
  days: string[];
  disabled: boolean;
  readOnly: boolean;
  /** Today, tomorrow, +3 days, +1 week unless told (R2.4-54). */
  shortcuts?(): Shortcut[];
  /** Where the pointer is coarse the browser's own picker opens in the calendar's place. */
  native?: NativePicker | undefined;
  onPick(days: string[]): void;
  /** The calendar has gone. */
  done(): void;
  /** The text control, first of all. */
  children: ReactNode;
}

/** A text control with a calendar behind a button; Alt+↓ in the control opens it too. The library wakes at the first touch. */
export function WithCalendar(props: CalendarProps) {
  const { entry, mode = "single", disabled, readOnly, native, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const waking = useRef<Promise<Calendar | null | undefined> | undefined>(undefined);
  const latest = useLatest(props);
  useEffect(() => () => void waking.current?.then((calendar) => calendar?.destroy()), []);

  const wake = () => (waking.current ??= disabled || readOnly ? undefined : bring());
  async function bring(): Promise<Calendar | null | undefined> {
    try {
      const { mountCalendar } = await import("./vendor/flatpickr.ts");
      // the field may have gone meanwhile
      return (
        box.current &&
        (await mountCalendar(box.current, {
          ...dayRules(entry),
          mode,
          shortcuts: (latest.current.shortcuts ?? dayShortcuts)(),
          onPick: (days) => latest.current.onPick(days),
          onClose: () => latest.current.done(),
        }))
      );
    } catch (error) {
      waking.current = undefined; // the next touch tries again; typing works without
      console.error(error);
      return undefined;
    }
  }
  const toggle = async () => {
    if (showsNative(own.current)) return;
    (await wake())?.toggle(latest.current.days);
  };

  return (
    <div
      className="beside with-calendar"
      ref={box}
      role="presentation"
      onPointerEnter={wake}
      onFocus={wake}
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== "ArrowDown" || disabled || readOnly) return;
        event.preventDefault();
        void toggle();
      }}
    >
      {children}
      {!readOnly && (
        <button
          type="button"
          className="icon"
          tabIndex={-1}
          disabled={disabled}
          aria-label={t("openCalendar")}
          onClick={toggle}
        />
      )}
      {native && coarse.matches && (
        <input
          ref={own}
          className="native"
          type={native.type}
          tabIndex={-1}
          aria-hidden="true"
          disabled={disabled || readOnly}
          value={native.value}
          min={boundOf(native.type, dayRules(entry).start, "T00:00")}
          max={boundOf(native.type, dayRules(entry).end, "T23:59")}
          onChange={({ currentTarget }) => native.onPick(currentTarget.value)}
        />
      )}
    </div>
  );
}

function showsNative(input: HTMLInputElement | null): boolean {
  try {
    input?.showPicker();
    return input !== null;
  } catch {
    return false; // browsers without one, and frames that may not: our own calendar opens
  }
}
const coarse = matchMedia("(pointer: coarse)");
const boundOf = (type: string, day: string | null, time: string) =>
  day === null ? undefined : type === "date" ? day : day + time;

const dayShortcuts = (): Shortcut[] =>
  (
    [
      ["today", 0],
      ["tomorrow", 1],
      ["inThreeDays", 3],
      ["inWeek", 7],
    ] as const
  ).map(([key, days]) => ({ label: t(key), days: [addDays(today(), days)] }));
