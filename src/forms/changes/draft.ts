/** What was typed into an open form and is not saved: read from the form, compared with it, put back (SAFETY.md §4). */
import { isData, type Data } from "../../base/data.ts";
import { secretNames } from "../../base/storage/secret-names.ts";
import { settings } from "../../base/settings.ts";
import type { Form, Pending } from "../open-form.ts";
import { same } from "../../values/same.ts";
import type { Entry } from "../schema/schema.ts";

/** Plain data: values by the names of fields, in the record's spelling or as the text that is none. */
export interface DraftContent {
  values: Data;
  /** What was loaded when they were typed. */
  first: Data;
  /** The fields' titles, for those that a later form no longer has. */
  titles: Data;
  /** The tab or step that was shown. */
  page: number;
  /** A write whose answer was lost. */
  pending?: Pending;
}
/** One field of a draft beside the form as it stands. */
export interface Difference {
  name: string;
  title: unknown;
  entry: Entry | undefined;
  /** Raw values: what stands in the form, what the draft holds. */
  now: unknown;
  kept: unknown;
  /** The server holds another value than the draft was begun from. */
  isOutdated: boolean;
}

const secretTypes = /^(Password|Captcha|Recaptcha|File|Files|FileClasses|Recorder)$/i;

/** Passwords, captchas, files and fields with `draft: false` lie on no disk. */
export const mayKeep = (entry: Entry): boolean =>
  entry["draft"] !== false &&
  !secretTypes.test(settings.field_types[entry.type] ?? entry.type) &&
  !secretNames.has(entry.name);

/** Everything that a save would send may lie on a disk. */
export const mayKeepAll = ({ schema }: Form): boolean => schema.entries.every(mayKeep);

/**
 * The fields that hold another value than the loaded one; undefined when there are none. `lost` are values of fields
 * that this form has not got: they are carried on.
 */
export function contentOf(form: Form, lost: readonly Difference[] = []): DraftContent | undefined {
  const { record, pending } = form;
  const entries = form.schema.entries.filter(
    (entry) => record.isTouched(entry.name) && form.isStored(entry) && mayKeep(entry),
  );
  if (!entries.length && !pending) return undefined;
  const content: DraftContent = { values: {}, first: {}, titles: {}, page: form.pages.current };
  for (const { name, title, kept } of lost) put(content, name, { title, kept, first: undefined });
  for (const entry of entries) {
    const { name, title } = entry;
    put(content, name, { title, kept: form.spell(entry, record.value(name)), first: record.loaded(name) });
  }
  if (pending && mayKeepAll(form)) content.pending = pending;
  return content;
}

function put(content: DraftContent, name: string, given: { title: unknown; kept: unknown; first: unknown }): void {
  content.values[name] = plain(given.kept);
  content.first[name] = plain(given.first);
  content.titles[name] = plain(given.title);
}

/** Data that a disk takes: no files, no secrets of nested fields. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Blob || typeof value === "function" || typeof value === "symbol") return undefined;
  if (!isData(value)) return value;
  const names = Object.keys(value).filter((name) => !secretNames.has(name));
  return Object.fromEntries(names.map((name) => [name, plain(value[name])]));
}

/** What a draft would change, in the order of the fields; fields that are gone come last. */
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

/** Puts the values back as one step of undo. @returns the fields that are gone, with what was typed there */
export function restore(form: Form, content: DraftContent): Difference[] {
  const found = differences(form, content);
  const values = found.flatMap(({ name, entry, kept }): [string, unknown][] =>
    entry ? [[name, form.read(entry, kept)]] : [],
  );
  form.record.setAll(values);
  form.pending ??= content.pending;
  if (form.pages.all.includes(content.page)) form.pages.turnTo(content.page);
  return found.filter(({ entry }) => !entry);
}

function stored(form: Form, name: string): Entry | undefined {
  const entry = form.entries.get(name);
  return entry && form.isStored(entry) && mayKeep(entry) ? entry : undefined;
}
const isEmpty = (value: unknown) => value === null || value === undefined || value === "";
