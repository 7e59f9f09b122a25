/** flatpickr 4.6.13 as a calendar beside our own text control (VENDORS.md §3); reached by `import()` only. */
import css from "css:flatpickr/dist/flatpickr.css";
import type { Instance } from "flatpickr/dist/types/instance";
import { Ukrainian } from "flatpickr/dist/esm/l10n/uk.js";
import { Russian } from "flatpickr/dist/esm/l10n/ru.js";
import { adopt } from "../../base/css.ts";
import { htmlReady } from "../../html/door.ts";
import { language } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
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
  /** `multiple` stays open while days come and go; `range` picks the first and the last of many. */
  mode: "single" | "multiple" | "range";
  /** First and last day that may be picked, "YYYY-MM-DD". */
  start: string | null;
  end: string | null;
  isOffered(day: string): boolean;
  shortcuts: Shortcut[];
  onPick(days: string[]): void;
  onClose(): void;
}

const iso = (day: Date): string => {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(day.getFullYear()).padStart(4, "0")}-${month}-${date}`;
};
const locales = { ua: Ukrainian, ru: Russian, en: undefined };

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

/** Puts a calendar into the root of `anchor`, which holds our text control. */
export async function mountCalendar(
  anchor: HTMLElement,
  { mode, start, end, isOffered, shortcuts, onPick, onClose }: CalendarOptions,
): Promise<Calendar | undefined> {
  const flatpickr = await load();
  if (!anchor.isConnected) return undefined; // the field has gone meanwhile
  const root = anchor.getRootNode() as ShadowRoot;
  adopt(root, css, look);
  const own = Object.assign(document.createElement("input"), { type: "hidden", hidden: true });
  anchor.append(own);
  const now = new Date();
  const picker = flatpickr(own, {
    mode,
    disable: [(day: Date) => !isOffered(iso(day))],
    locale: { ...locales[language()], firstDayOfWeek: 1 },
    disableMobile: true,
    dateFormat: "Y-m-d",
    minDate: start ?? `${now.getFullYear() - 100}-01-01`,
    maxDate: end ?? `${now.getFullYear() + 25}-12-31`,
    appendTo: anchor,
    // its own placing measures body and writes a rule into the page's first sheet
    position: ({ calendarContainer }: Instance) => {
      show(calendarContainer);
      placeBeside(calendarContainer, anchor);
    },
    onReady: (_days: Date[], _text: string, { calendarContainer }: Instance) => {
      asPopover(calendarContainer);
      if (shortcuts.length) calendarContainer.append(shortcutRow());
    },
    onClose(_days: Date[], _text: string, { calendarContainer }: Instance) {
      hide(calendarContainer);
      onClose();
    },
    onChange(days: Date[]) {
      if (mode === "range" && days.length < 2) return;
      if (mode === "single" && !days.length) return;
      onPick(days.map(iso));
      // the library would leave the focus on its own hidden input
      if (mode !== "multiple") natives.after(0, close);
    },
  });

  function shortcutRow(): HTMLElement {
    const row = Object.assign(document.createElement("div"), { className: "shortcuts" });
    for (const { label, days } of shortcuts) {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
      button.disabled = !days.every((day) => isOffered(day) && (!start || day >= start) && (!end || day <= end));
      button.addEventListener("click", () => {
        onPick(mode === "multiple" ? [...new Set([...picker.selectedDates.map(iso), ...days])].toSorted() : days);
        close();
      });
      row.append(button);
    }
    return row;
  }

  const close = () => {
    picker.close();
    anchor.querySelector("input")?.focus();
  };
  // focus that moves inside one shadow tree never reaches flatpickr's listener on document
  const closeWhenLeft = (event: Event) => {
    if (picker.isOpen && !anchor.contains(event.target as Node)) picker.close();
  };
  // Escape belongs to the innermost popup
  const closeByKey = (event: Event) => {
    if ((event as KeyboardEvent).key !== "Escape" || !picker.isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const place = () => picker.isOpen && placeBeside(picker.calendarContainer, anchor);
  root.addEventListener("focusin", closeWhenLeft);
  anchor.addEventListener("keydown", closeByKey, true); // the library would close by itself and lose the focus
  addEventListener("scroll", place, { capture: true, passive: true });

  return {
    toggle(days) {
      if (picker.isOpen) return picker.close();
      if (days.length) picker.setDate(days, false);
      else picker.clear(false);
      picker.open();
      const { selectedDateElem, todayDateElem } = picker;
      (selectedDateElem ?? todayDateElem)?.focus();
    },
    destroy() {
      root.removeEventListener("focusin", closeWhenLeft);
      anchor.removeEventListener("keydown", closeByKey, true);
      removeEventListener("scroll", place, { capture: true });
      picker.destroy();
      own.remove();
    },
  };
}
