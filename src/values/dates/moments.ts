/** Moments (day and time): shown and typed in local time, held in the program as an ISO string in UTC (R3.9-12). */
import { readDate, readStamp, spellDate } from "./dates.ts";
import { showDate } from "./shown-days.ts";

/** The parts of a written day with time; without a zone it is local time. */
interface Written {
  day: string;
  dayText: string;
  mark: string;
  hours: number;
  minutes: number;
  /** ":33.250", or "". */
  rest: string;
  zone: string;
}

const pattern = /^(\S+?)(?:([T ,]+)(\d\d?) ?: ?(\d\d)((?::\d\d(?:[.,]\d{1,9})?)?)( ?(?:Z|[+-]\d\d(?::?\d\d)?)?))?$/i;

/**
 * Reads a moment as an ISO string in UTC. Accepts an ISO string or a local DD.MM.YYYY HH:MM, with or without a zone, epoch
 * seconds or ms, `/Date(ms)/` of ASP.NET; a day without time, or with 00:00, means its first moment. `null` when empty,
 * `undefined` when the moment does not exist, as in the hour skipped by daylight saving time. In the hour that is repeated
 * in autumn the first one is meant.
 */
export function readInstant(given: unknown): string | null | undefined {
  const text = String(given ?? "").trim();
  if (text === "" || text.startsWith("0000-00-00")) return null;
  const at = readStamp(text)?.at ?? momentOf(text);
  return at && !Number.isNaN(+at) ? at.toISOString() : undefined;
}

/** '2026-03-05T12:05:00.000Z' → '05.03.2026 14:05'; in the repeated hour of autumn the zone is added. */
export function showInstant(iso: string | null): string {
  if (!iso) return "";
  const at = new Date(iso);
  const text = `${showDate(localDay(at))} ${clockOf(at)}`;
  return isTwice(at) ? `${text} ${zoneText(-at.getTimezoneOffset(), true, true)}` : text;
}

/**
 * Writes a moment in the spelling of `raw`: its order, separators, zone and digits; a new one is ISO in UTC. Returns
 * `raw` itself when it means the same moment.
 */
export function spellInstant(iso: string | null, raw: unknown): unknown {
  if (iso === null) return raw === "" ? "" : null;
  if (readInstant(raw) === iso) return raw;
  const text = String(raw ?? "").trim();
  // by the text: a number of 8 digits is a day
  if (readStamp(text)) return readStamp(raw)!.spell(new Date(iso));
  const written = writtenOf(text);
  return written?.mark ? spellLike(new Date(iso), written) : iso;
}

/**
 * The local time of `iso` on another local day; midnight when `iso` is null. `undefined` in the hour skipped by
 * daylight saving time.
 */
export function onDay(day: string, iso: string | null): string | undefined {
  return readInstant(`${day} ${iso ? clockOf(new Date(iso)) : "00:00"}`) ?? undefined;
}

/** The local day of a moment. */
export const dayOf = (iso: string): string => localDay(new Date(iso));
/** The local day and time of a moment in the format of `<input type="datetime-local">`. */
export const localText = (iso: string): string => `${dayOf(iso)}T${clockOf(new Date(iso))}`;

/** A longer text is no moment; the pattern would try every place of it as the end of the day. */
const longestMoment = 100;

function writtenOf(text: string): Written | undefined {
  if (text.length > longestMoment) return undefined;
  const [, dayText = "", mark = "", hours = "0", minutes = "0", rest = "", zone = ""] = pattern.exec(text) ?? [];
  const day = readDate(dayText);
  if (!day) return undefined;
  return { day, dayText, mark, hours: Number(hours), minutes: Number(minutes), rest, zone: zone.trim() };
}

function momentOf(text: string): Date | undefined {
  const { day, hours, minutes, rest, zone } = writtenOf(text) ?? { day: "" };
  if (!day || hours! > 23 || minutes! > 59) return undefined;
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [, seconds = "0", fraction = "0"] = /:(\d\d)(?:[.,](\d+))?/.exec(rest!) ?? [];
  const exact = [Number(seconds), Number(`0.${fraction}`) * 1000] as const;
  if (exact[0] > 59) return undefined;
  const at = new Date(0);
  if (zone) {
    at.setUTCFullYear(year, month - 1, date);
    at.setUTCHours(hours!, minutes! - offsetOf(zone), ...exact);
    return at;
  }
  at.setFullYear(year, month - 1, date);
  at.setHours(hours!, minutes, ...exact);
  // where summer time skips midnight, the day begins with its first moment
  return !(hours || minutes) || (at.getHours() === hours && at.getMinutes() === minutes) ? at : undefined;
}

function spellLike(at: Date, { day, dayText, mark, hours, minutes, rest, zone }: Written): string {
  const loaded = momentOf(`${day} ${hours}:${minutes < 10 ? "0" : ""}${minutes}${rest}${zone}`) ?? at;
  const local = -at.getTimezoneOffset();
  const given = zone ? offsetOf(zone) : local;
  const isLocal = /[+-]/.test(zone) && given !== 0 && given === -loaded.getTimezoneOffset();
  const shift = isLocal ? local : given;
  const wall = new Date(+at + shift * 60_000).toISOString();
  const end = rest.replace(/:\d\d/, wall.slice(16, 19)).replace(/([.,])(\d+)/, (_, dot: string, digits: string) => {
    return dot + wall.slice(20, 23).padEnd(digits.length, "0").slice(0, digits.length);
  });
  const sign = isLocal ? zoneText(shift, zone.includes(":"), zone.length > 3) : zone;
  return String(spellDate(wall.slice(0, 10), dayText)) + mark + wall.slice(11, 16) + end + sign;
}

const two = (part: number) => String(part).padStart(2, "0");
const localDay = (at: Date) =>
  `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
const clockOf = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`;

/** Whether this local time occurs twice, an hour apart (end of daylight saving time). */
const isTwice = (at: Date): boolean =>
  [-3_600_000, 3_600_000].some((apart) => {
    const other = new Date(+at + apart);
    return clockOf(other) === clockOf(at) && localDay(other) === localDay(at);
  });

/** Minutes that a zone is ahead of UTC. */
function offsetOf(zone: string): number {
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function zoneText(minutes: number, hasColon: boolean, isLong: boolean): string {
  const size = Math.abs(minutes);
  const rest = isLong ? `${hasColon ? ":" : ""}${two(size % 60)}` : "";
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}${rest}`;
}
