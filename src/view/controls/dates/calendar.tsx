// layer 6: fields
import { useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from "react";
import { dayRules } from "../../../values/dates/offered-days.ts";
import { addDays, today } from "../../../values/dates/days.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { noteFocus } from "../../../page/dialogs/dialogs.ts";
import type { Calendar, CalendarOptions, Shortcut } from "../../../vendors/flatpickr/flatpickr.ts";
import { words } from "./calendar-phrases.ts";

interface NativePicker {
  type: "date" | "datetime-local";
  value: string;
  onPick(text: string): void;
}
interface CalendarProps {
  /** `start`, `end`, `disabled_weekdays`, `disabled_dates` say which days are offered (R5.2-23). */
  entry: Entry;
  mode?: CalendarOptions["mode"];
  /** The selected days. */
  days: string[];
  disabled: boolean;
  readOnly: boolean;
  /** Shortcut buttons; by default today, tomorrow, +3 days, +1 week (R2.4-54). */
  shortcuts?(): Shortcut[];
  /** On touch screens the browser's own picker opens instead of the calendar. */
  native?: NativePicker | undefined;
  onPick(days: string[]): void;
  /** Called when the calendar has closed. */
  done(): void;
  /** The text control. */
  children: ReactNode;
}

/**
 * A text control with a calendar that opens by a button, or by Alt+↓ in the control. The library is loaded at the first
 * touch.
 */
export function WithCalendar(props: CalendarProps) {
  const { entry, disabled, readOnly, native, children } = props;
  const [own] = useState(() => new LateCalendar());
  useLayoutEffect(() => own.show(props));

  return (
    <div className="beside with-calendar" role="presentation" {...own.props}>
      {children}
      {!readOnly && !disabled && (
        <button type="button" className="icon" tabIndex={-1} aria-label={words("openCalendar")} onClick={own.toggle} />
      )}
      {native && coarse.matches && (
        <input
          {...own.nativeProps}
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

/** Loads the calendar at the first touch. */
class LateCalendar {
  #now!: CalendarProps;
  #native: HTMLInputElement | null = null;
  #box: HTMLElement | null = null;
  #coming: Promise<Calendar | undefined> | undefined;
  /** A calendar that was asked for has not come yet. */
  #isAwaited = false;

  /** Props of the box around control and button. */
  readonly props = {
    ref: (box: HTMLElement | null): (() => void) => this.#attach(box),
    onPointerEnter: (): void => this.#wake(),
    onFocus: (): void => this.#wake(),
    onKeyDown: (event: KeyboardEvent): void => this.#press(event),
  };
  /** Props of the browser's own picker. */
  readonly nativeProps = {
    ref: (input: HTMLInputElement | null): void => {
      this.#native = input;
    },
  };
  #attach(box: HTMLElement | null): () => void {
    this.#box = box;
    return () => {
      this.#box = null;
      void this.#coming?.then((calendar) => calendar?.destroy());
    };
  }

  show(now: CalendarProps): void {
    this.#now = now;
  }
  #wake(): void {
    if (!this.#isOff) this.#coming ??= this.#bring();
  }
  readonly toggle = async (): Promise<void> => {
    if (this.#isAwaited || this.#isOff || showsNative(this.#native)) return;
    const mayFocus = noteFocus();
    const typed = this.#typed();
    this.#isAwaited = true;
    const calendar = await (this.#coming ??= this.#bring());
    this.#isAwaited = false;
    // on a slow line the person may have typed the day meanwhile, or gone on
    if (mayFocus() && typed === this.#typed() && !this.#isOff) calendar?.toggle(this.#now.days);
  };
  #typed(): string | undefined {
    return this.#box?.querySelector("input")?.value;
  }
  #press(event: KeyboardEvent): void {
    if (!event.altKey || event.key !== "ArrowDown" || this.#isOff) return;
    event.preventDefault();
    void this.toggle();
  }
  get #isOff(): boolean {
    return this.#now.disabled || this.#now.readOnly;
  }

  async #bring(): Promise<Calendar | undefined> {
    try {
      const { mountCalendar } = await import("../../../vendors/flatpickr/flatpickr.ts");
      if (!this.#box) return undefined; // the field was removed meanwhile
      return await mountCalendar(this.#box, () => {
        const { entry, mode = "single", shortcuts = dayShortcuts, onPick, done } = this.#now;
        const labels = { monthLabel: words("calendarMonth"), yearLabel: words("calendarYear") };
        return { ...dayRules(entry), ...labels, entry, mode, shortcuts: shortcuts(), onPick, onClose: done };
      });
    } catch (error) {
      this.#coming = undefined; // the next touch tries again; typing works without the calendar
      console.error(error);
      return undefined;
    }
  }
}

function showsNative(input: HTMLInputElement | null): boolean {
  try {
    input?.showPicker();
    return input !== null;
  } catch {
    return false; // browsers without a picker, and frames that may not open it: our own calendar opens
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
  ).map(([key, days]) => ({ label: words(key), days: [addDays(today(), days)] }));
