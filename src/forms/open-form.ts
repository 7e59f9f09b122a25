/** An open form: its schema, its record, what is wrong, what a save sends. No DOM, no React. */
import type { Data } from "../base/data.ts";
import type { PhraseKey } from "../base/language/i18n.ts";
import { natives } from "../base/runtime/runtime.ts";
import { store } from "../base/store.ts";
import { isUnread, type Unread } from "../values/unread.ts";
import type { MergeValue } from "./changes/merge.ts";
import { traitsOf } from "./schema/field-traits.ts";
import { Pages } from "./form-pages.ts";
import { FormRecord } from "./record.ts";
import type { Entry, Schema } from "./schema/schema.ts";
import { isMissing } from "./missing.ts";
import { sameState, stateOf, type FieldState } from "./states.ts";
import type { judge, Problem } from "./checks/validators.ts";

/** How a field type reads a record's raw value and writes it back; the only conversions there are. */
export interface FieldCodec<Value = unknown> {
  empty: Value;
  read(raw: unknown, entry: Entry): Value | Unread;
  write(value: Value, raw: unknown, entry: Entry): unknown;
  /** What is wrong with a text that could not be read; `invalid` when the field does not say. */
  unreadProblem?(text: string, entry: Entry): PhraseKey;
  /** Merges what two people have made of one value; without it a value that both have changed is decided as a whole. */
  merge?: MergeValue;
}
/** A type that stores nothing (Label, HtmlBlock) has no codec. */
export type Codecs = (entry: Entry) => FieldCodec | undefined;

/** What a lookup has come to, said at its field (R4-26). */
export interface Remark {
  kind: "busy" | "info" | "warning";
  code: PhraseKey;
  params: Record<string, unknown>;
  /** The author's own, in place of the phrase. */
  words?: unknown;
}

/** A rule that runs on a button; without words it is named by who shows it. */
export interface Run {
  label: string;
  run(): void;
}

/** A write whose answer was lost: settled by the same key before anything else is written. */
export interface Pending {
  key: string;
  /** The JSON text of what was sent. */
  sent: string;
}

let opened = 0;

/** How long after the last key a field is judged (R9.4-05), in ms. */
export const judgeMs = 500;

export class Form {
  readonly schema: Schema;
  readonly record: FormRecord;
  /** False once it is stored. */
  isNew: boolean;
  /** What goes with a new record although no field shows it. */
  readonly fixed: Data;
  readonly codecs: Codecs;
  /** The fields by their names. */
  readonly entries: ReadonlyMap<string, Entry>;
  #judge: typeof judge | undefined;
  /** Tells one opening from the next. */
  readonly number = ++opened;
  /** Kept with the draft, so that a second try after a crash is the same intention (SAFETY.md §4). */
  pending: Pending | undefined = undefined;
  readonly #problems = new Map<string, Problem>();
  readonly #timers = new Map<string, number>();
  /** Somebody is pressing a button: a line that goes would move it away, so nothing is judged yet. */
  isPressed = false;
  #states = new Map<string, FieldState>();
  /** Told when problems come or go. */
  readonly problemStore = store();
  /** Told when rules show, hide, require or disable a field. */
  readonly stateStore = store();
  readonly #remarks = new Map<string, Remark>();
  readonly #runs = new Map<string, Run[]>();
  /** What a save waits for: a list's new entry that is still being made. */
  readonly #underWay = new Set<Promise<unknown>>();
  readonly pages: Pages;

  constructor(given: { schema: Schema; raw: Data; codecs: Codecs; isNew: boolean; fixed?: Data }) {
    this.schema = given.schema;
    this.isNew = given.isNew;
    this.fixed = given.fixed ?? {};
    this.codecs = given.codecs;
    this.entries = new Map(this.schema.entries.map((entry) => [entry.name, entry]));
    this.record = new FormRecord(given.raw);
    this.pages = new Pages(this.schema.fieldsets, (name) => !this.state(name).isHidden);
    for (const entry of this.schema.entries) this.#load(entry);
  }

  #load(entry: Entry): void {
    this.record.load(entry.name, this.read(entry, this.#rawOf(entry)));
  }
  /** What a new record has not got it begins with. */
  #rawOf({ name, default: first }: Entry): unknown {
    const loaded = this.record.loaded(name);
    return loaded === undefined && this.isNew ? first : loaded;
  }
  /** A raw value as the program holds it. */
  read(entry: Entry, raw: unknown): unknown {
    const codec = this.codecs(entry);
    return codec ? codec.read(raw, entry) : raw;
  }
  /** Does a save send it? */
  isStored(entry: Entry): boolean {
    return this.codecs(entry) !== undefined;
  }

  // ---- what rules make of the fields

  /** How a field stands now: as the schema says, unless a rule says otherwise. */
  state(name: string): FieldState {
    const entry = this.entries.get(name);
    return this.#states.get(name) ?? (entry ? stateOf(entry) : hidden);
  }
  /** Fields that are not named stand as the schema says. Who shows one that changed draws it again. */
  setStates(states: Map<string, FieldState>): void {
    const before = this.#states;
    this.#states = states;
    const changed = [...new Set([...before.keys(), ...states.keys()])].filter((name) => {
      const entry = this.entries.get(name);
      return entry && !sameState(before.get(name) ?? stateOf(entry), this.state(name));
    });
    for (const name of changed) {
      if (this.#problems.has(name)) this.judge(name);
      this.record.redraw(name);
    }
    if (changed.length) this.stateStore.tell();
  }

  #isShown({ name }: Entry): boolean {
    return !this.state(name).isHidden;
  }

  // ---- what a rule says of a field

  remark(name: string): Remark | undefined {
    return this.#remarks.get(name);
  }
  setRemark(name: string, remark: Remark | undefined): void {
    if (remark) this.#remarks.set(name, remark);
    else this.#remarks.delete(name);
    this.record.redraw(name);
  }

  /** Rules of a field that wait for its button (R3.6-51). */
  runs(name: string): readonly Run[] {
    return this.#runs.get(name) ?? [];
  }
  setRuns(name: string, runs: Run[]): void {
    this.#runs.set(name, runs);
  }

  // ---- what is wrong

  problem(path: string): Problem | undefined {
    return this.#problems.get(path);
  }
  /** All that is wrong, in the order of the fields; what rules hide does not count (R4-24). */
  get problems(): Problem[] {
    return this.schema.entries.flatMap((entry) => (this.#isShown(entry) ? (this.#problems.get(entry.name) ?? []) : []));
  }
  /** A required field is empty: the submit button says so (R5.1-05). */
  get isMissing(): boolean {
    return this.schema.entries.some(({ name }) => {
      const { isHidden, isRequired } = this.state(name);
      return isRequired && !isHidden && isMissing(this.record.value(name));
    });
  }

  /** The checks come with the code of saving. */
  judgeBy(check: typeof judge): void {
    this.#judge = check;
  }
  /** Half a second after the last change (R9.4-05). */
  judgeSoon(path: string): void {
    natives.cancel(this.#timers.get(path));
    this.#timers.set(
      path,
      natives.after(judgeMs, () => this.judge(path)),
    );
  }
  /** Judges one field. */
  judge(path: string): void {
    natives.cancel(this.#timers.get(path));
    if (this.isPressed) return this.judgeSoon(path);
    this.#judgeOne(path);
    for (const [name, { params }] of this.#problems) if (params["field"] === path) this.#judgeOne(name);
    this.problemStore.tell();
  }
  #judgeOne(path: string): void {
    const entry = this.entries.get(path);
    const { isHidden, validators } = this.state(path);
    const found =
      entry &&
      !isHidden &&
      this.#judge?.(
        { ...entry, validators },
        this.record.value(path),
        (name) => this.record.value(name),
        this.codecs(entry),
      );
    this.setProblem(path, found || undefined);
  }
  /** What is wrong with a field, or nothing. */
  setProblem(path: string, problem: Problem | undefined): void {
    if (problem) this.#problems.set(path, problem);
    else if (!this.#problems.delete(path)) return;
    this.record.redraw(path);
  }
  /** Judges all fields (R5.1-01), or those of one page. */
  judgeAll(page?: number): Problem[] {
    for (const { name } of this.schema.entries)
      if (page === undefined || this.pages.of(name) === page) this.#judgeOne(name);
    this.problemStore.tell();
    return page === undefined ? this.problems : this.problemsOn(page);
  }
  problemsOn(page: number): Problem[] {
    return this.problems.filter(({ path }) => this.pages.of(path) === page);
  }

  // ---- what a save sends

  /** A save waits for this change. */
  awaitWith(change: Promise<unknown>): void {
    this.#underWay.add(change);
    void change.finally(() => this.#underWay.delete(change));
  }
  async changesUnderWay(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** The fields that store a value, by their names, in the spelling that was loaded (CONTRACT, What a save sends). */
  payload(): Data {
    const sent: Data = { ...this.fixed };
    if (this.schema.isSteps && !this.entries.has("tab")) sent["tab"] = this.pages.current; // R3.6-63
    for (const entry of this.schema.entries)
      if (this.#isSent(entry)) sent[traitsOf(entry.type).sentAs ?? entry.name] = this.write(entry);
    return sent;
  }
  #isSent(entry: Entry): boolean {
    const { name } = entry;
    const isKnown = this.#rawOf(entry) !== undefined;
    if (!this.isStored(entry)) return false;
    if (this.state(name).isHidden) return isKnown || this.isCleared(entry);
    return isKnown || this.isNew || this.record.isTouched(name);
  }
  /** Behind a rule that hides it a save sends null. */
  isCleared(entry: Entry): boolean {
    return (entry["clear_hidden"] ?? this.schema.options["clear_hidden"]) === true;
  }
  /** A field's value as the server gets it; of a field that a rule hides the loaded one, or null with `clear_hidden`. */
  write(entry: Entry): unknown {
    const { name } = entry;
    const { isHidden } = this.state(name);
    if (isHidden && this.isCleared(entry)) return null;
    const raw = this.record.loaded(name);
    if (raw !== undefined && (isHidden || !this.record.isTouched(name))) return raw;
    return this.spell(entry, isHidden ? this.record.first(name) : this.record.value(name));
  }
  /** A value in the spelling that was loaded. */
  spell(entry: Entry, value: unknown): unknown {
    return isUnread(value) ? value.text : this.codecs(entry)?.write(value, this.record.loaded(entry.name), entry);
  }

  /** Back to what was loaded. */
  reset(): void {
    this.#problems.clear();
    this.record.history.clear();
    for (const entry of this.schema.entries) this.#load(entry);
    this.problemStore.tell();
  }
}

/** A field that nobody described. */
const hidden: FieldState = { isHidden: true, isRequired: false, isDisabled: false, validators: [] };
