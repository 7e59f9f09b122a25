// layer 5: values
/** A date that was read, and how to write another one in the same spelling. */
interface Reading {
  iso: string;
  spell(iso: string): unknown;
}

/**
 * Reads a day (R2.4-07) as "YYYY-MM-DD" in local time. Accepts an ISO date, a timestamp with or without zone, DD.MM.YYYY,
 * DD-MM-YYYY, D/M/YY, YYYYMMDD, YYYYMMDDHHMMSS, epoch seconds or ms, `/Date(ms)/` of ASP.NET. `null` when empty,
 * `undefined` when it is not a date.
 */
export function readDate(given: unknown): string | null | undefined {
  const found = read(given);
  return found && found.iso;
}

/**
 * Writes a day ("YYYY-MM-DD" or null) in the spelling of `raw`; a new value is ISO. Returns `raw` itself when it means
 * the same day.
 */
export function spellDate(value: string | null, raw: unknown): unknown {
  if (value === null) return raw === "" ? "" : null;
  const found = read(raw);
  if (!found) return value;
  return found.iso === value ? raw : found.spell(value);
}

function read(given: unknown): Reading | null | undefined {
  const text = String(given ?? "").trim();
  if (text === "" || text.startsWith("0000-00-00")) return null;
  return fromDigits(text, given) ?? fromStamp(given) ?? fromIso(text) ?? fromDayFirst(text);
}

/** YYYYMMDD of this century or the last one; as seconds it would be a day of August 1970. */
function fromDigits(text: string, given: unknown): Reading | undefined {
  const [, year = "", month = "", day = ""] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const iso = dateOf(year, month, day);
  return iso ? { iso, spell: (other) => like(given, other.replaceAll("-", "")) } : undefined;
}
const like = (given: unknown, text: string) => (typeof given === "number" ? Number(text) : text);

const time = String.raw`(?:[T ,]+(\d\d?:\d\d(?::\d\d(?:[.,]\d+)?)?) ?(Z|[+-]\d\d(?::?\d\d)?)?)?$`;
const isoPattern = new RegExp(String.raw`^(\d{4})([-./])(\d\d?)\2(\d\d?)${time}`, "i");
const dayFirstPattern = new RegExp(String.raw`^(\d\d?)([-./])(\d\d?)\2(\d{4}|\d\d)${time}`, "i");

function fromIso(text: string): Reading | undefined {
  const [, year = "", mark = "", month = "", day = "", clock, zone] = isoPattern.exec(text) ?? [];
  const iso = dateOf(year, month, day);
  const rest = text.slice(year.length + month.length + day.length + 2);
  if (iso && clock && zone) return fromZone(iso, rest[0]!, clock.replace(/^\d:/, "0$&"), zone);
  return iso ? { iso, spell: (other) => other.replaceAll("-", mark) + rest } : undefined;
}

function fromDayFirst(text: string): Reading | undefined {
  const [, day = "", mark = "", month = "", year = ""] = dayFirstPattern.exec(text) ?? [];
  const iso = dateOf(year.length === 2 ? century(year) : year, month, day);
  const rest = text.slice(day.length + month.length + year.length + 2);
  const spell = (other: string) => {
    const isShort = year.length === 2 && other.startsWith(century(other.slice(2, 4))); // else it is read as another year
    return other.split("-").toReversed().join(mark).slice(0, 6) + other.slice(isShort ? 2 : 0, 4) + rest;
  };
  return iso ? { iso, spell } : undefined;
}

/** A moment as a number, and its writing for another one. */
interface Stamp {
  at: Date;
  spell(at: Date): unknown;
}
/**
 * Epoch seconds or ms, as a number or 9 to 13 digits, or ms as ASP.NET writes them: `/Date(1741170000000+0200)/`; 14
 * digits are local YYYYMMDDHHMMSS.
 */
export function readStamp(given: unknown): Stamp | undefined {
  if (/^\d{14}$/.test(String(given).trim())) return fromClockDigits(given);
  const [, before = "", digits = typeof given === "number" ? given : NaN, after = ""] =
    /^(\/Date\(|(?=-?\d{9,13}$))(-?\d+)(.{0,5}\)\/|)$/.exec(String(given).trim()) ?? [];
  const unit = before || Math.abs(+digits) >= 1e11 ? 1 : 1000;
  const at = new Date(+digits * unit);
  const spell = (other: Date) => like(given, before + Math.floor(+other / unit) + after);
  return Number.isNaN(+at) ? undefined : { at, spell };
}
function fromClockDigits(given: unknown): Stamp | undefined {
  const text = String(given).trim();
  const at = new Date(text.replace(/(....)(..)(..)(..)(..)/, "$1-$2-$3T$4:$5:"));
  const digits = (other: Date) =>
    new Date(+other - other.getTimezoneOffset() * 60_000).toISOString().replace(/\D/g, "").slice(0, 14);
  return !Number.isNaN(+at) && digits(at) === text ? { at, spell: (other) => like(given, digits(other)) } : undefined;
}
function fromStamp(given: unknown): Reading | undefined {
  const { at, spell } = readStamp(given) ?? {};
  return at && { iso: localDay(at), spell: (iso) => spell!(moved(at, iso)) };
}

/**
 * A moment with a zone is shown as its local day. When the day is changed, the local time stays and the form (zone,
 * digits) is kept.
 */
function fromZone(day: string, mark: string, clock: string, zone: string): Reading | undefined {
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? [];
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const at = new Date(Date.parse(`${day}T${clock.replace(",", ".")}Z`) - offset * 60_000);
  if (Number.isNaN(+at)) return undefined;
  function spell(iso: string): string {
    const then = moved(at, iso);
    const isLocal = sign !== undefined && offset !== 0 && offset === -at.getTimezoneOffset();
    const shift = isLocal ? -then.getTimezoneOffset() : offset;
    const written = new Date(+then + shift * 60_000).toISOString();
    const size = Math.abs(shift);
    const digits = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0"));
    const signs = `${shift < 0 ? "-" : "+"}${digits[0]}${zone.includes(":") ? ":" : ""}${zone.length > 3 ? digits[1] : ""}`;
    // seconds and their fraction do not move: zones are whole minutes apart, and a fraction may have more than 3 digits
    const wall = written.slice(11, 16) + clock.slice(5);
    return written.slice(0, 10) + mark + wall + (sign ? signs : zone);
  }
  return { iso: localDay(at), spell };
}

/** "YYYY-MM-DD" when the day exists in the calendar, else undefined. */
function dateOf(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(+at) && at.toISOString().startsWith(iso) ? iso : undefined;
}

/** Expands a two-digit year to the range from 74 years ago to 25 years ahead (R5.2-24). */
const century = (year: string) =>
  String((Number(year) + 1900 < new Date().getFullYear() - 74 ? 2000 : 1900) + Number(year));

const localDay = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part, index) => String(part).padStart(index ? 2 : 4, "0"))
    .join("-");

function moved(at: Date, iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  const then = new Date(at);
  then.setFullYear(year, month - 1, day);
  return then;
}
