/**
 * Days in the format of the page's own calendar, where the page tells it: for `data-date-format="mm/dd/yyyy"` the text
 * "05/06/2024" is 6 May, and a day that a person chooses is written so. Bootstrap, flatpickr and jQuery UI calendars, and
 * placeholders, are read.
 */
import { natives } from "../../base/runtime/runtime.ts";
import { readDate } from "../../values/dates/dates.ts";
import { isSelect, type NativeControl } from "./native-value.ts";

/** The parts of a day in the order in which they are written, and the sign between them. */
interface DayFormat {
  order: string[];
  sign: string;
  isShortYear: boolean;
}
type HostQuery = (node: Element) => {
  data(name: string): unknown;
  datepicker(method: "option", name: string): unknown;
};
/** What the calendars of jQuery UI and of Bootstrap keep for their input. */
interface Calendar {
  settings?: object;
  o?: { format?: unknown };
}

/** "05/06/2024" → "2024-05-06"; a text that is no such day stays. */
export function isoDay(text: string, host: Element, control: NativeControl): string {
  const { order, sign } = formatOf(host, control) ?? {};
  const [, first = "", between, second = "", third = "", rest = ""] =
    /^(\d{1,4})([-./ ])(\d{1,2})\2(\d{1,4})(?!\d)(.*)$/s.exec(text.trim()) ?? [];
  if (!order || between !== sign) return text;
  const [year = "", month = "", day = ""] = ["y", "m", "d"].map((part) => [first, second, third][order.indexOf(part)]);
  const iso = readDate(`${day}.${month}.${year}`);
  return iso ? iso + rest : text;
}

/** "2024-05-06" → "05/06/2024"; any other text stays. */
export function hostsDay(text: string, host: Element, control: NativeControl): string {
  const [, year = "", month = "", day = "", rest = ""] = /^(\d{4})-(\d\d)-(\d\d)(.*)$/s.exec(text) ?? [];
  const format = year && formatOf(host, control);
  if (!format) return text;
  const parts: Record<string, string> = { y: format.isShortYear ? year.slice(2) : year, m: month, d: day };
  return format.order.map((part) => parts[part]).join(format.sign) + rest.replace(/^T/, " ");
}

function formatOf(host: Element, control: NativeControl): DayFormat | undefined {
  const isDay = natives.name(host) === "vs-date" || natives.name(host) === "vs-date-time";
  if (!isDay || isSelect(control) || control.type !== "text") return undefined;
  const [forCalendar, old, forPerson] = ["data-date-format", "data-format", "placeholder"].map((name) =>
    natives.attribute(control, name),
  );
  return [forCalendar, old, calendarsFormat(control), forPerson].map(parsed).find(Boolean);
}

/** The names of parts differ: dd.mm.yyyy, d/m/Y, DD-MM-YYYY, дд.мм.рррр, n/j/y. */
function parsed(format: string | null | undefined): DayFormat | undefined {
  const pattern = /^([djдmnмyрг]{1,4})([-./ ])([djдmnмyрг]{1,4})\2([djдmnмyрг]{1,4})(?=$|[ T])/iu;
  const [, first = "", sign = "", second = "", third = ""] = pattern.exec(format?.trim() ?? "") ?? [];
  const order = [first, second, third].map((part) => (/^[djд]/i.test(part) ? "d" : /^[mnм]/i.test(part) ? "m" : "y"));
  const year = [first, second, third][order.indexOf("y")] ?? "";
  return order.toSorted().join("") === "dmy"
    ? { order, sign, isShortYear: year.length <= 2 && year !== "Y" }
    : undefined;
}

/** The format that a calendar of jQuery UI or Bootstrap was started with; jQuery UI writes four digits of a year as "yy". */
function calendarsFormat(control: NativeControl): string | null {
  try {
    const query = (Reflect.get(window, "jQuery") as HostQuery | undefined)?.(control);
    const calendar = query?.data("datepicker") as Calendar | undefined;
    if (typeof calendar?.o?.format === "string") return calendar.o.format;
    const own = calendar?.settings && query!.datepicker("option", "dateFormat");
    return typeof own === "string" ? own.replace("yy", "yyyy") : null;
  } catch {
    return null;
  }
}
