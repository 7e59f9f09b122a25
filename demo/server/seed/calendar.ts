const dayMs = 86_400_000;

/** Days of the seed count from the day on which it was made. */
export interface Calendar {
  /** `YYYY-MM-DD` of that many days from today. */
  date(days: number): string;
  /** An ISO time; `days` may be a fraction. */
  time(days: number): string;
}

/** A calendar around `today` (`YYYY-MM-DD`). */
export function calendarFrom(today: string): Calendar {
  const start = Date.parse(`${today}T00:00:00Z`);
  const time = (days: number) => new Date(start + days * dayMs).toISOString();
  return { time, date: (days) => time(days).slice(0, 10) };
}
