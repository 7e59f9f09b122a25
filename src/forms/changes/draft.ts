/** The draft of an open form: read from the form, compared with it, restored (docs/safety.md, §4). */
import { isData, type Data } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";
import { secretNames } from "../../base/storage/secret-names.ts";
import { settings } from "../../base/settings.ts";
import type { Form, Pending } from "../open-form.ts";
import { isUnread } from "../../values/unread.ts";
import { same } from "../../values/same.ts";
import type { Entry } from "../schema/schema.ts";

/** Plain data: values by field name, in the record's spelling, or the typed text that could not be read. */
export interface DraftContent {
  values: Data;
  /** The loaded values at the time of typing. */
  first: Data;
  /** The fields' titles, for fields that a later form no longer has. */
  titles: Data;
  /** The tab or step that was open. */
  page: number;
  /** A write whose answer was lost. */
  pending?: Pending;
}
/** Whether stored data is the content of a draft; another version of the code may have written it. */
export function isDraftContent(content: unknown): content is DraftContent {
  if (!isData(content)) return false;
  const { values, first, titles, page, pending } = content;
  const isPending =
    pending === undefined ||
    (isData(pending) && [pending["key"], pending["sent"]].every(isText) && isData(pending["draft"] ?? {}));
  return [values, first, titles].every(isData) && typeof page === "number" && isPending;
}
const isText = (one: unknown): boolean => typeof one === "string";

/** One field of a draft compared with the form. */
export interface Difference {
  name: string;
  title: unknown;
  entry: Entry | undefined;
  /** Raw values: in the form, and in the draft. */
  now: unknown;
  kept: unknown;
  /** The server's value has changed since the draft was begun. */
  isOutdated: boolean;
}

const secretTypes = /^(Password|Captcha|Recaptcha)$/i;

/** Whether a field may be stored on disk: passwords, captchas and fields with `draft: false` may not. */
export const mayKeep = (entry: Entry): boolean =>
  entry["draft"] !== false &&
  !secretTypes.test(settings.field_types[entry.type] ?? entry.type) &&
  !secretNames.has(entry.name);

/** Whether everything that a save sends may be stored on disk. */
export const mayKeepAll = ({ schema }: Form): boolean => schema.entries.every(mayKeep);

/**
 * The changed fields; undefined when there are none. `lost`: values of fields that this form does not have; they are
 * kept in the draft.
 */
export function contentOf(form: Form, lost: readonly Difference[] = []): DraftContent | undefined {
  const { record, pending } = form;
  const entries = form.schema.entries.filter(
    (entry) => record.isTouched(entry.name) && form.isStored(entry) && mayKeep(entry),
  );
  if (!entries.length && !pending && !lost.length) return undefined;
  const content: DraftContent = { values: {}, first: {}, titles: {}, page: form.pages.current };
  for (const { name, title, kept } of lost) put(content, name, { title, kept, first: undefined });
  for (const entry of entries) {
    const { name, title } = entry;
    put(content, name, { title, kept: keptOf(form, entry), first: record.loaded(name) });
  }
  if (pending && mayKeepAll(form)) content.pending = pending;
  return content;
}

function keptOf(form: Form, entry: Entry): unknown {
  const value = form.record.value(entry.name);
  const own = isUnread(value) ? undefined : form.codecs(entry)?.draft;
  return own ? own(value, entry) : form.spell(entry, value);
}

function put(content: DraftContent, name: string, given: { title: unknown; kept: unknown; first: unknown }): void {
  content.values[name] = plain(given.kept);
  content.first[name] = plain(given.first);
  content.titles[name] = plain(given.title);
}

/** Data for the disk: without files, functions and secrets of nested fields. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Blob || typeof value === "function" || typeof value === "symbol") return undefined;
  if (!isData(value)) return value;
  const names = Object.keys(value).filter((name) => !secretNames.has(name));
  return Object.fromEntries(names.map((name) => [name, plain(value[name])]));
}

/** The fields that a draft would change, in the order of the form; missing fields come last. */
export function differences(form: Form, { values, first, titles }: DraftContent): Difference[] {
  const order = new Map(form.schema.entries.map(({ name }, at) => [name, at]));
  const place = (name: string) => order.get(name) ?? order.size;
  return Object.keys(values)
    .toSorted((one, other) => place(one) - place(other))
    .flatMap((name) => difference(form, name, { kept: values[name], first: first[name], title: titles[name] }) ?? []);
}

function difference(
  form: Form,
  name: string,
  { kept, first, title }: { kept: unknown; first: unknown; title: unknown },
): Difference | undefined {
  const entry = stored(form, name);
  if (!entry) return isEmpty(kept) ? undefined : { name, title, entry, now: undefined, kept, isOutdated: false };
  const { record } = form;
  if (same(form.read(entry, kept), record.value(name))) return undefined;
  const isOutdated = !same(form.read(entry, first), record.first(name));
  return { name, title: entry.title, entry, now: form.spell(entry, record.value(name)), kept, isOutdated };
}

/** Restores the values as one undo step. @returns the fields that no longer exist, with their typed values */
export function restore(form: Form, content: DraftContent): Difference[] {
  const found = differences(form, content);
  const values = found.flatMap(({ name, entry, kept }): [string, unknown][] =>
    entry ? [[name, form.read(entry, kept)]] : [],
  );
  form.record.setAll(values);
  // what was cut off on the disk cannot be sent again
  if (isData(parseJson(content.pending?.sent ?? ""))) form.pending ??= content.pending;
  if (form.pages.all.includes(content.page)) form.pages.turnTo(content.page);
  return found.filter(({ entry }) => !entry);
}

function stored(form: Form, name: string): Entry | undefined {
  const entry = form.entries.get(name);
  return entry && form.isStored(entry) && mayKeep(entry) ? entry : undefined;
}
const isEmpty = (value: unknown) => value === null || value === undefined || value === "";
