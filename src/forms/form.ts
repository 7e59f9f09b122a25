/** An open form: its schema, its record, what is wrong, what a save sends. No DOM, no React. */
import type { Data } from "../base/data.ts";
import { store } from "../base/store.ts";
import { isUnread, type Unread } from "../base/unread.ts";
import { FormRecord } from "./record.ts";
import type { Entry, Schema } from "./schema.ts";
import { isMissing } from "./missing.ts";
import type { judge, Problem } from "./validators.ts";

/** How a field type reads a record's raw value and writes it back; the only conversions there are. */
export interface FieldCodec<Value = unknown> {
  empty: Value;
  read(raw: unknown, entry: Entry): Value | Unread;
  write(value: Value, raw: unknown, entry: Entry): unknown;
}
/** A type that stores nothing (Label, HtmlBlock) has no codec. */
export type Codecs = (entry: Entry) => FieldCodec | undefined;

let opened = 0;

/** How long after the last key a field is judged (R9.4-05), in ms. */
export const judgeMs = 500;

export class Form {
  readonly schema: Schema;
  readonly record: FormRecord;
  readonly isNew: boolean;
  /** What goes with a new record although no field shows it. */
  readonly fixed: Data;
  readonly #codecs: Codecs;
  #judge: typeof judge | undefined;
  /** Tells one opening from the next. */
  readonly number = ++opened;
  readonly #problems = new Map<string, Problem>();
  /** Told when problems come or go. */
  readonly problemStore = store();

  constructor(given: { schema: Schema; raw: Data; codecs: Codecs; isNew: boolean; fixed?: Data }) {
    this.schema = given.schema;
    this.isNew = given.isNew;
    this.fixed = given.fixed ?? {};
    this.#codecs = given.codecs;
    this.record = new FormRecord(given.raw);
    for (const entry of this.schema.entries) this.#load(entry);
  }

  #load(entry: Entry): void {
    const loaded = this.record.loaded(entry.name);
    const raw = loaded === undefined && this.isNew ? entry["default"] : loaded;
    const codec = this.#codecs(entry);
    this.record.load(entry.name, codec ? codec.read(raw, entry) : raw);
  }

  problem(path: string): Problem | undefined {
    return this.#problems.get(path);
  }
  /** All that is wrong, in the order of the fields. */
  get problems(): Problem[] {
    return this.schema.entries.flatMap(({ name }) => this.#problems.get(name) ?? []);
  }
  /** A required field is empty: the submit button says so (R5.1-05). */
  get isMissing(): boolean {
    return this.schema.entries.some(
      ({ name, validators }) =>
        validators.some(({ type }) => type === "required") && isMissing(this.record.value(name)),
    );
  }

  /** The checks come with the code of saving. */
  judgeBy(check: typeof judge): void {
    this.#judge = check;
  }
  /** Judges one field. */
  judge(path: string): void {
    const entry = this.schema.entries.find(({ name }) => name === path);
    const found = entry && this.#judge?.(entry, this.record.value(path), (name) => this.record.value(name));
    if (found) this.#problems.set(path, found);
    else this.#problems.delete(path);
    this.problemStore.tell();
  }
  /** Judges all fields (R5.1-01). */
  judgeAll(): Problem[] {
    for (const { name } of this.schema.entries) this.judge(name);
    return this.problems;
  }

  /** What a save sends: the fields that store a value, by their names, in the spelling that was loaded. */
  payload(): Data {
    const sent: Data = { ...this.fixed };
    for (const entry of this.schema.entries) {
      const { name } = entry;
      const codec = this.#codecs(entry);
      const isUnknown = !this.isNew && this.record.loaded(name) === undefined && !this.record.isTouched(name);
      if (codec && !isUnknown) sent[name] = this.#write(entry, codec);
    }
    return sent;
  }

  #write(entry: Entry, codec: FieldCodec): unknown {
    const { name } = entry;
    const raw = this.record.loaded(name);
    const value = this.record.value(name);
    if (raw !== undefined && !this.record.isTouched(name)) return raw;
    return isUnread(value) ? value.text : codec.write(value, raw, entry);
  }

  /** What the server has now after a save or a re-read. Fields that nobody touched take it. */
  reload(raw: Data): void {
    this.record.raw = raw;
    for (const entry of this.schema.entries) if (!this.record.isTouched(entry.name)) this.#load(entry);
  }

  /** Back to what was loaded. */
  reset(): void {
    this.#problems.clear();
    for (const entry of this.schema.entries) this.#load(entry);
    this.problemStore.tell();
  }
}
