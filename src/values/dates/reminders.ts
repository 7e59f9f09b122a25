import { isData, type Data } from "../../base/data.ts";
import { readDate } from "./dates.ts";
import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { readTime } from "./times.ts";

/** When to remind, and whom (R2.4-65); a part that is not set is null. */
export interface Reminder {
  /** YYYY-MM-DD */
  date: string | null;
  /** HH:MM */
  time: string | null;
  /** The id of a person. */
  person: string | null;
}
export const noReminder: Reminder = { date: null, time: null, person: null };

/** Reads a reminder: an object or its JSON text; null when empty, undefined when it is not a reminder. */
export function readReminder(raw: unknown): Reminder | null | undefined {
  const given = typeof raw === "string" ? (raw.trim() === "" ? null : parseJson(raw)) : raw;
  if (given === null || given === undefined) return typeof raw === "string" && raw.trim() !== "" ? undefined : null;
  if (!isData(given)) return undefined;
  const date = readDate(given["date"] ?? "");
  const time = readTime(given["time"] ?? "", false);
  const { person } = given;
  if (date === undefined || time === undefined || (typeof person === "object" && person !== null)) return undefined;
  return whole({
    date,
    time,
    person: person === undefined || person === null || person === "" ? null : String(person),
  });
}

/** Writes a reminder as JSON text when it was loaded as text; other keys of the loaded value stay. */
export function spellReminder(value: Reminder | null, raw: unknown): unknown {
  const isText = typeof raw === "string" && raw.trim() !== "";
  const before = isText ? parseJson(raw) : raw;
  if (!value) return raw === "" || isText ? "" : null;
  const { person } = value;
  const isNumber = isData(before) && typeof before["person"] === "number" && String(Number(person)) === person;
  const spelt: Data = { ...(isData(before) && before), ...value, person: isNumber ? Number(person) : person };
  return isText ? natives.json(spelt) : spelt;
}

/** Null when no part is set. */
export const whole = (parts: Reminder): Reminder | null =>
  parts.date === null && parts.time === null && parts.person === null ? null : parts;
