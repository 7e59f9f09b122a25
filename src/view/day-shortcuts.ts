import { addDays, today } from "../base/days.ts";
import { t } from "../base/i18n.ts";
import type { Shortcut } from "./vendor/flatpickr.ts";

/** Today, tomorrow, +3 days, +1 week (R2.4-54). */
export const dayShortcuts = (): Shortcut[] =>
  (
    [
      ["today", 0],
      ["tomorrow", 1],
      ["inThreeDays", 3],
      ["inWeek", 7],
    ] as const
  ).map(([key, days]) => ({ label: t(key), days: [addDays(today(), days)] }));
