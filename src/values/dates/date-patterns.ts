import { readDate, readStamp } from "./dates.ts";
import type { Language } from "../../base/language/language.ts";

/** The default pattern of dates (R9.2-07). */
export const datePattern = "dd.MM.yy";

const list = (text: string) => text.split(" ");
/** Month names (R9.2-07): short, genitive after a day ("5 березня"), and standing alone. */
export const months: Record<Language, Record<"short" | "genitive" | "alone", string[]>> = {
  ua: {
    short: list("січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд."),
    genitive: list("січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня"),
    alone: list("січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень"),
  },
  ru: {
    short: list("янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек."),
    genitive: list("января февраля марта апреля мая июня июля августа сентября октября ноября декабря"),
    alone: list("январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь"),
  },
  en: {
    short: list("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    genitive: list("January February March April May June July August September October November December"),
    alone: list("January February March April May June July August September October November December"),
  },
};

const two = (part: number) => String(part).padStart(2, "0");
const places: Record<string, (at: Date, language: Language) => string> = {
  yyyy: (at) => String(at.getFullYear()).padStart(4, "0"),
  yy: (at) => two(at.getFullYear() % 100),
  MMMM: (at, language) => months[language].genitive[at.getMonth()]!,
  LLLL: (at, language) => months[language].alone[at.getMonth()]!,
  MMM: (at, language) => months[language].short[at.getMonth()]!,
  MM: (at) => two(at.getMonth() + 1),
  M: (at) => String(at.getMonth() + 1),
  dd: (at) => two(at.getDate()),
  d: (at) => String(at.getDate()),
  HH: (at) => two(at.getHours()),
  H: (at) => String(at.getHours()),
  mm: (at) => two(at.getMinutes()),
  ss: (at) => two(at.getSeconds()),
};

/**
 * Formats a date by a pattern, in local time: yyyy yy, MMMM (genitive) LLLL (alone) MMM (short) MM M, dd d, HH H, mm, ss;
 * text in '…' and all other characters stay. "" when empty; a value that is not a date is returned as text.
 */
export function formatDate(given: unknown, pattern = datePattern, language: Language = "ua"): string {
  const at = readMoment(given);
  if (at === null) return "";
  if (!at) return String(given);
  return pattern.replace(
    /'([^']*)'|yyyy|yy|MMMM|LLLL|MMM|MM|M|dd|d|HH|H|mm|ss/g,
    (place, quoted?: string) => quoted ?? places[place]!(at, language),
  );
}

/**
 * Reads a moment: every form that `readDate` accepts, with its time; a day without time means local midnight.
 * `null` when empty, `undefined` when it is not a date.
 */
export function readMoment(given: unknown): Date | null | undefined {
  if (given instanceof Date) return Number.isNaN(+given) ? undefined : given;
  if (typeof given !== "string" && typeof given !== "number")
    return given === null || given === undefined ? null : undefined;
  const text = String(given).trim().slice(0, 60);
  const stamp = readStamp(text);
  if (stamp) return stamp.at;
  const [clockAndZone = "", hours = "0", minutes = "0", seconds = "0", fraction = "0", zone] = clock.exec(text) ?? [];
  const day = readDate(text.slice(0, text.length - clockAndZone.length));
  if (!day) return day === null ? null : undefined;
  const parts = [hours, minutes, seconds].map(Number) as [number, number, number];
  if (parts[0] > 24 || parts[1] > 59 || parts[2] > 59) return undefined;
  const ms = Number(`0.${fraction}`) * 1000;
  const at = zone ? new Date(`${day}T00:00:00Z`) : new Date(`${day}T00:00:00`);
  if (zone) at.setUTCHours(parts[0], parts[1] - offsetOf(zone), parts[2], ms);
  else at.setHours(...parts, ms);
  return at;
}

/** Whether a value names a day without a time. */
export const isDayOnly = (given: unknown): boolean =>
  typeof given === "string" && !readStamp(given) && !clock.test(given.trim());

const clock = /(?<=\d)[T ,]+(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)? ?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** Minutes that a zone is ahead of UTC. */
function offsetOf(zone: string): number {
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
