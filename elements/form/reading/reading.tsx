/** Fields of a form that only shows its record: label and value, as text (R2.2-06). */
import { safeUrl } from "../../../src/base/url.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { readPhone } from "../../../src/values/phones.ts";
import { isUnread, type FieldProps } from "../../../src/view/field.ts";
import { shown } from "../shown.ts";
import rules from "./reading.css";

/** Types whose value is a text for people; the others draw themselves, read-only. */
const texts = new Set(
  (
    "Text TextArea Email Url Phone MarkedText Number PositiveDecimal Spinner Interval Date DatePicker Time DateTime " +
    "DateRange Switcher Checkbox RadioBool"
  ).split(" "),
);

/** What draws a field as text; undefined for types that draw themselves. */
export const readingOf = ({ type }: Entry): { View: typeof Reading } | undefined =>
  texts.has(type) ? { View: Reading } : undefined;

function Reading({ id, entry, value, describedBy }: FieldProps<unknown>) {
  const text = wordsOf(entry, value);
  const address = isUnread(value) ? undefined : addressOf(entry.type, String(value ?? ""));
  return (
    <output id={id} className="reading" aria-describedby={describedBy}>
      {address ? <a href={address}>{text}</a> : text}
    </output>
  );
}

function wordsOf(entry: Entry, value: unknown): string {
  const text = shown(entry, value);
  const unit = entry["unit"];
  return unit && text !== "—" ? `${text}\u00a0${String(unit)}` : text;
}

function addressOf(type: string, text: string): string | null | undefined {
  if (type === "Phone") return readPhone(text) && `tel:+${readPhone(text)}`;
  if (type === "Email") return /^[^\s@?&]+@[^\s@?&]+$/.test(text) ? `mailto:${text}` : undefined;
  return type === "Url" && /^https?:/i.test(text) ? safeLink(text) : undefined;
}

/** An address of any site: people open it themselves, and it gets no opener. */
const safeLink = (text: string): string | null => safeUrl(text, { hosts: [hostOf(text)] });
function hostOf(text: string): string {
  try {
    return new URL(text).host;
  } catch {
    return "";
  }
}

/** Only inside what is read: the same root may have forms that are edited. */
export const styles = `.read{${rules}}`;
