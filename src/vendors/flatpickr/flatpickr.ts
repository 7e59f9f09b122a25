/** flatpickr 4.6.13 as a calendar beside the field's text input; loaded at the first touch of a date. */
import css from "css:flatpickr/dist/flatpickr.css";
import type { DayElement, Instance } from "flatpickr/dist/types/instance";
import { Ukrainian } from "flatpickr/dist/esm/l10n/uk.js";
import { Russian } from "flatpickr/dist/esm/l10n/ru.js";
import { adopt } from "../../base/sheets.ts";
import { htmlReady } from "../../html/door.ts";
import { language } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { formatDate } from "../../values/dates/date-patterns.ts";
import { today } from "../../values/dates/days.ts";
import look from "./flatpickr.css";
import { restoringGlobals } from "../restore-globals.ts";
import { asPopover, hide, placeBeside, show } from "../top-layer.ts";

export interface Calendar {
  /** Opens with these days chosen ("YYYY-MM-DD"), or closes. */
  toggle(days: string[]): void;
  destroy(): void;
}
/** What a button below the days picks. */
export interface Shortcut {
  label: string;
  days: string[];
}
export interface CalendarOptions {
  /** What the field says; the calendar is made anew when it has changed. */
  entry: object;
  /** `multiple` stays open while days are toggled; `range` picks the first and the last day. */
  mode: "single" | "multiple" | "range";
  /** First and last day that may be picked, "YYYY-MM-DD". */
  start: string | null;
  end: string | null;
  isOffered(day: string): boolean;
  shortcuts: Shortcut[];
  /** What screen readers call the choice of the month and the field of the year. */
  monthLabel: string;
  yearLabel: string;
  onPick(days: string[]): void;
  onClose(): void;
}

const iso = (day: Date): string => {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(day.getFullYear()).padStart(4, "0")}-${month}-${date}`;
};
const locales = { ua: Ukrainian, ru: Russian, en: undefined };

/** Setting `first_weekday`; Monday by default, and for a number that is no day (R9.7-01). */
const firstWeekday = () => {
  const { first_weekday: given } = settings;
  return [0, 1, 2, 3, 4, 5, 6].find((day) => day === given) ?? 1;
};

const load = () =>
  restoringGlobals(
    [
      [window, "flatpickr"],
      [Date.prototype, "fp_incr"],
      [HTMLElement.prototype, "flatpickr"],
      [NodeList.prototype, "flatpickr"],
      [HTMLCollection.prototype, "flatpickr"],
    ],
    async () => {
      await htmlReady();
      return (await import("./flatpickr-parts.ts")).flatpickr;
    },
  );

type Flatpickr = Awaited<ReturnType<typeof load>>;

/**
 * Puts a calendar into the root of `anchor`, which contains the text input. It is made anew when it opens and the field,
 * the language or the day of today are others.
 */
export async function mountCalendar(
  anchor: HTMLElement,
  options: () => CalendarOptions,
): Promise<Calendar | undefined> {
  const flatpickr = await load();
  if (!anchor.isConnected) return undefined; // the field was removed meanwhile
  adopt(anchor.getRootNode() as ShadowRoot, css, look);
  const make = () => new FlatpickrCalendar(anchor, options, flatpickr);
  const state = () => natives.json([options().entry, language(), today()]);
  let [own, made] = [make(), state()];
  return {
    toggle(days) {
      const now = state();
      if (now !== made) {
        own.destroy();
        [own, made] = [make(), now];
      }
      own.toggle(days);
    },
    destroy: () => own.destroy(),
  };
}

class FlatpickrCalendar implements Calendar {
  readonly #anchor: HTMLElement;
  readonly #now: () => CalendarOptions;
  readonly #own = Object.assign(document.createElement("input"), { type: "hidden", hidden: true });
  readonly #picker: Instance;
  readonly #life = new AbortController();

  constructor(anchor: HTMLElement, now: () => CalendarOptions, flatpickr: Flatpickr) {
    this.#anchor = anchor;
    this.#now = now;
    const options = now();
    anchor.append(this.#own);
    this.#picker = flatpickr(this.#own, {
      ...rangeOf(options),
      disableMobile: true,
      dateFormat: "Y-m-d",
      locale: {
        ...locales[language()],
        firstDayOfWeek: firstWeekday(),
        monthAriaLabel: options.monthLabel,
        yearAriaLabel: options.yearLabel,
      },
      appendTo: anchor,
      // The library's own placement measures the body and writes a rule into the page's first style sheet.
      position: ({ calendarContainer }: Instance) => {
        show(calendarContainer);
        placeBeside(calendarContainer, anchor);
      },
      onReady: (_days: Date[], _text: string, { calendarContainer }: Instance) => {
        asPopover(calendarContainer);
        if (options.shortcuts.length) calendarContainer.append(this.#shortcutRow());
      },
      // The library's `ariaDateFormat` has no genitive of the month.
      onDayCreate(_days: Date[], _text: string, _picker: Instance, day: DayElement) {
        day.ariaLabel = formatDate(day.dateObj, "d MMMM yyyy", language());
      },
      onClose(_days: Date[], _text: string, { calendarContainer }: Instance) {
        hide(calendarContainer);
        now().onClose();
      },
      onChange: (days: Date[]) => this.#pick(days),
    });
    this.#listen();
  }

  toggle(days: string[]): void {
    const picker = this.#picker;
    if (picker.isOpen) return picker.close();
    if (days.length) picker.setDate(days, false);
    else picker.clear(false);
    picker.open();
    const { selectedDateElem, todayDateElem } = picker;
    (selectedDateElem ?? todayDateElem)?.focus();
  }
  destroy(): void {
    this.#life.abort();
    this.#picker.destroy();
    this.#own.remove();
  }

  #close(): void {
    this.#picker.close();
    this.#anchor.querySelector("input")?.focus();
  }

  #pick(days: Date[]): void {
    const { mode, onPick } = this.#now();
    if (mode === "range" && days.length < 2) return;
    if (mode === "single" && !days.length) return;
    onPick(days.map(iso));
    // The library would leave the focus on its hidden input.
    if (mode !== "multiple") natives.after(0, () => this.#close());
  }

  #listen(): void {
    const [anchor, picker, { signal }] = [this.#anchor, this.#picker, this.#life];
    // Focus changes inside one shadow tree do not reach flatpickr's listener on document.
    const closeWhenLeft = (event: Event) => {
      if (picker.isOpen && !anchor.contains(event.target as Node)) picker.close();
    };
    // Escape closes only the innermost popup; the library's own handling would lose the focus.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !picker.isOpen) return;
      event.preventDefault();
      event.stopPropagation();
      this.#close();
    };
    const place = () => picker.isOpen && placeBeside(picker.calendarContainer, anchor);
    anchor.getRootNode().addEventListener("focusin", closeWhenLeft, { signal });
    anchor.addEventListener("keydown", closeByKey, { capture: true, signal });
    addEventListener("scroll", place, { capture: true, passive: true, signal });
  }

  /** The buttons below the days. */
  #shortcutRow(): HTMLElement {
    const { mode, start, end, isOffered, shortcuts, onPick } = this.#now();
    const row = Object.assign(document.createElement("div"), { className: "shortcuts" });
    for (const { label, days } of shortcuts) {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
      button.disabled = !days.every((day) => isOffered(day) && (!start || day >= start) && (!end || day <= end));
      button.addEventListener("click", () => {
        const now = () => this.#picker.selectedDates.map(iso);
        onPick(mode === "multiple" ? [...new Set([...now(), ...days])].toSorted() : days);
        this.#close();
      });
      row.append(button);
    }
    return row;
  }
}

/** The days that can be picked; by default from 100 years ago to 25 years ahead (R5.2-24). */
function rangeOf({ mode, start, end, isOffered }: CalendarOptions) {
  const year = new Date().getFullYear();
  return {
    mode,
    disable: [(day: Date) => !isOffered(iso(day))],
    minDate: start ?? `${year - 100}-01-01`,
    maxDate: end ?? `${year + 25}-12-31`,
  };
}
