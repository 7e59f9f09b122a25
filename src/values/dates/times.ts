/** Times of a day (R5.2-06, R9.9-04): "HH:MM" in the program, '99 : 99' on the screen. */

const pattern =
  /^(\d\d?)(?:( *[:.,-] *| +|(?<=\d)(?=\d\d$))(\d\d?)(?::(\d\d)([.,]\d{1,9})?)?)?( ?(?:Z|[+-]\d\d(?::?\d\d)?))?$/i;

/**
 * Reads a time as "HH:MM": hours below 24 ("24:00" only with `allows24`), minutes below 60; a single number is a whole
 * hour. `null` when empty, `undefined` when it is not a time.
 */
export function readTime(given: unknown, allows24 = false): string | null | undefined {
  const text = String(given ?? "").trim();
  if (text === "") return null;
  const [, hours, , minutes = "0", seconds = "0"] = pattern.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const isEnd = allows24 && Number(hours) === 24 && Number(minutes) === 0;
  if (Number(hours) > 23 && !isEnd) return undefined;
  return `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}`;
}

/** '14:05' → '14 : 05'; "" for null. */
export const showTime = (time: string | null): string => (time ?? "").replace(":", " : ");

/** The text of the input after typing at its end: digits, and the colon as soon as the hours are complete. */
export function maskTime(typed: string): string {
  const [first = "", ...rest] = typed.replace(/^\D+/, "").split(/\D+/);
  const size = first[0]! > "2" ? 1 : 2;
  const minutes = (first.slice(size) + rest.join("")).slice(0, 2);
  const hours = first.slice(0, size);
  if (minutes) return `${hours} : ${minutes}`;
  return rest.length && hours ? `${hours} : ` : hours;
}

/**
 * Writes a time in the spelling of `raw`, with seconds 00; a new value is "HH:MM". Returns `raw` itself when it means
 * the same time.
 */
export function spellTime(value: string | null, raw: unknown): unknown {
  if (value === null) return raw === "" ? "" : null;
  const text = String(raw ?? "");
  const [, , mark, minutes, seconds, fraction = "", zone = ""] = pattern.exec(text.trim()) ?? [];
  if (minutes === undefined) return value;
  if (readTime(text, true) === value) return raw;
  return value.replace(":", mark ?? ":") + (seconds ? `:00${fraction.replace(/\d/g, "0")}` : "") + zone;
}
