/** Fields of a form that only shows its record: label and value, as text (R2.2-06). */
import { safeUrl } from "../../../src/base/url.ts";
import { isMissing } from "../../../src/forms/missing.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { readPhone } from "../../../src/values/phones.ts";
import { AskAgain, useAwaited, useOptions } from "../../../src/view/around/depends.tsx";
import { isUnread, type FieldProps } from "../../../src/view/field.ts";
import { shown } from "../shown.ts";
import rules from "./reading.css";

const set = (types: string) => new Set(types.split(" "));
/** Types whose value is a text for people; the others draw themselves, read-only. */
const texts = set(
  "Text TextArea Email Url Phone MarkedText Number PositiveDecimal Spinner Interval Date DatePicker Time DateTime " +
    "DateRange Switcher Checkbox RadioBool",
);
/** Types whose value is one or several entries of a list. */
const choices = set("Radio RadioButton Checkboxes ButtonGroup");
/** Types that would draw a control or an editor without content for an empty value. */
const drawn = set(
  "Color Icon Palette Period List Rating Reminder File Files Recorder Code Monaco Markdown Wysiwyg Editor Html BPMN " +
    "Geometry Location",
);

/** What draws a field as text; undefined for types that draw themselves. */
export function readingOf(entry: Entry, value: unknown): { View: typeof Reading } | undefined {
  const { type } = entry;
  if (texts.has(type)) return { View: Reading };
  // a list below another field knows its entries only there
  if (choices.has(type) && !entry["parent"]) return { View: Chosen };
  // stars may come from the server, without a value of the record
  return drawn.has(type) && isMissing(value) && !entry["rate"] ? { View: Reading } : undefined;
}

/** Choices as they are called once their list is there. */
function Chosen(props: FieldProps<unknown>) {
  const { entry, value } = props;
  const list = useOptions(entry);
  const awaited = useAwaited(list.state);
  return (
    <>
      {awaited && !isMissing(value) ? <output className="reading">{awaited}</output> : <Reading {...props} />}
      <AskAgain entry={entry} list={list} />
    </>
  );
}

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
