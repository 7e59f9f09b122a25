/** An open form: its schema, record, problems, and what a save sends. No DOM, no React. */
import type { Data } from "../base/data.ts";
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
import type { Found, judge, Problem, ProblemCode } from "./checks/validators.ts";

/** How a field type reads and writes a record's raw value; there are no other conversions. */
export interface FieldCodec<Value = unknown> {
  empty: Value;
  read(raw: unknown, entry: Entry): Value | Unread;
  write(value: Value, raw: unknown, entry: Entry): unknown;
  /** The problem code of a text that could not be read; `invalid` by default. */
  unreadProblem?(text: string, entry: Entry): ProblemCode;
  /** What a draft holds of a value, where that is more than what is stored. */
  draft?(value: Value, entry: Entry): unknown;
  /** A problem that the type itself knows, before the entry's validators. */
  check?(value: Value, entry: Entry): Found;
  /** The words for a part of the value that a server names by its path. */
  placeName?(path: readonly string[], entry: Entry): string;
  /** What has to be done before a save, such as a conversion by the server; throws words for the person. */
  beforeSave?(form: Form, entry: Entry): Promise<void>;
  /** The open forms inside a value: a save waits for them too, and they are prepared before it. */
  formsIn?(value: Value, entry: Entry): readonly Form[];
  /** Merges two people's changes of one value; without it, such a conflict is decided for the whole value. */
  merge?: MergeValue;
}
/** A type that stores nothing (Label, HtmlBlock) has no codec. */
export type Codecs = (entry: Entry) => FieldCodec | undefined;

/** The result of a lookup, shown at its field (R4-26). */
export interface Remark {
  kind: "busy" | "info" | "warning";
  /** For `phraseOf`. */
  code: string;
  params: Record<string, unknown>;
  /** The author's words, in place of the phrase. */
  words?: unknown;
}

/** A rule that runs by a button; without a label the view gives one. */
export interface Run {
  label: string;
  run(): void;
}

/** A write whose answer was lost: it is settled with the same key before the next write. */
export interface Pending {
  key: string;
  /** The sent JSON text. */
  sent: string;
  /** Of a draft for the server (R2.3-02): its own address, or what its query has. */
  draft?: { api?: string; query?: Data };
}

let opened = 0;

/** The person has answered "no". */
const isNo = (type: unknown, value: unknown) => value === false && traitsOf(type).hasNo;

/** Debounce of the validation of a field after the last change (R9.4-05), in ms. */
export const judgeMs = 500;

export class Form {
  readonly schema: Schema;
  readonly record: FormRecord;
  /** False once the record is stored. */
  isNew: boolean;
  /** Values that are saved although no field shows them. */
  readonly fixed: Data;
  readonly codecs: Codecs;
  /** The entries by name. */
  readonly entries: ReadonlyMap<string, Entry>;
  #judge: typeof judge | undefined;
  /** A number that is unique for each opening. */
  readonly number = ++opened;
  /** Stored with the draft, so that a retry after a crash uses the same key (docs/safety.md, §4). */
  pending: Pending | undefined = undefined;
  readonly #problems = new Map<string, Problem>();
  readonly #timers = new Map<string, number>();
  /** The server's message for a value that it refused; set by the submit. */
  refused: ((name: string, value: unknown) => Problem | undefined) | undefined;
  /**
   * Computes the person's own results again after others have changed these fields, or without fields the initial ones;
   * set by the rules.
   */
  computeAgain: ((changed?: string[]) => void) | undefined;
  /** A button is being pressed: validation waits, because a problem line that disappears would move the button. */
  isPressed = false;
  #states = new Map<string, FieldState>();
  /** Notifies listeners when problems change. */
  readonly problemStore = store();
  /** Notifies listeners when rules show, hide, require or disable a field. */
  readonly stateStore = store();
  readonly #remarks = new Map<string, Remark>();
  /** Rules that run by a button, by their fields (R3.6-51). */
  readonly runs = new Map<string, readonly Run[]>();
  /** Changes that a save waits for, such as a new list entry that is being added. */
  readonly #underWay = new Set<Promise<unknown>>();
  /** What a save would lose, such as a recording that runs. */
  readonly #held = new Set<Problem>();
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
  /** Initial raw value: the loaded one; for a new record without it the schema's `default`. */
  #rawOf({ name, default: first }: Entry): unknown {
    const loaded = this.record.loaded(name);
    return loaded === undefined && this.isNew ? first : loaded;
  }
  /** Converts a raw value by the field's codec. */
  read(entry: Entry, raw: unknown): unknown {
    const codec = this.codecs(entry);
    return codec ? codec.read(raw, entry) : raw;
  }
  /** Whether the field stores a value, so that a save can send it. */
  isStored(entry: Entry): boolean {
    return this.codecs(entry) !== undefined;
  }

  // ---- field states set by rules

  /** The state of a field now: from the schema, unless a rule changes it. */
  state(name: string): FieldState {
    const entry = this.entries.get(name);
    return this.#states.get(name) ?? (entry ? stateOf(entry) : hidden);
  }
  /**
   * Sets the states made by rules; other fields keep the schema's state. Changed fields are validated again and
   * redrawn.
   */
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

  // ---- remarks and buttons of rules

  remark(name: string): Remark | undefined {
    return this.#remarks.get(name);
  }
  setRemark(name: string, remark: Remark | undefined): void {
    if (remark) this.#remarks.set(name, remark);
    else this.#remarks.delete(name);
    this.record.redraw(name);
  }

  // ---- problems

  problem(path: string): Problem | undefined {
    return this.#problems.get(path);
  }
  /** All problems in the order of the fields; fields hidden by rules do not count (R4-24). */
  get problems(): Problem[] {
    return this.schema.entries.flatMap((entry) => (this.#isShown(entry) ? (this.#problems.get(entry.name) ?? []) : []));
  }
  /** A required field is empty: the submit button shows it (R5.1-05). */
  get isMissing(): boolean {
    return this.schema.entries.some(({ name, type }) => {
      const { isHidden, isRequired } = this.state(name);
      const value = this.record.value(name);
      return isRequired && !isHidden && isMissing(value) && !isNo(type, value);
    });
  }

  /** Sets the validation function, which is loaded with the code of saving: on a slow line later than the first checks. */
  judgeBy(check: typeof judge): void {
    this.#judge = check;
    for (const path of this.#timers.keys()) this.judgeSoon(path);
  }
  /** Validates a field half a second after its last change (R9.4-05). */
  judgeSoon(path: string): void {
    natives.cancel(this.#timers.get(path));
    this.#timers.set(
      path,
      natives.after(judgeMs, () => this.judge(path)),
    );
  }
  /** Validates one field, and the fields whose problem refers to it. */
  judge(path: string): void {
    if (this.isPressed) return this.judgeSoon(path);
    this.#judgeOne(path, true);
    for (const [name, { params }] of this.#problems) if (params["field"] === path) this.#judgeOne(name);
    this.problemStore.tell();
  }
  /** @param isEarly the person may still be about to enter the rest */
  #judgeOne(path: string, isEarly?: boolean): void {
    natives.cancel(this.#timers.get(path));
    const entry = this.entries.get(path);
    const { isHidden, validators } = this.state(path);
    if (!entry || isHidden) return this.setProblem(path);
    const value = this.record.value(path);
    const other = (name: string) => this.record.value(name);
    const held = isEarly ? undefined : [...this.#held].find((one) => one.path === path);
    const found =
      held ??
      (isNo(entry.type, value) ? undefined : this.#judge?.({ ...entry, validators }, value, other, this.codecs(entry)));
    this.setProblem(path, (!(isEarly && found?.isUnfinished) && found) || this.refused?.(path, value));
  }
  /** Sets or clears the problem of a field. */
  setProblem(path: string, problem?: Problem): void {
    if (problem) this.#problems.set(path, problem);
    else if (!this.#problems.delete(path)) return;
    this.record.redraw(path);
  }
  /** Validates all fields (R5.1-01), or those of one page. */
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

  /** A save waits until this change is finished. */
  awaitWith(change: Promise<unknown>): void {
    this.#underWay.add(change);
    const end = () => this.#underWay.delete(change);
    change.then(end, end);
  }
  async changesUnderWay(): Promise<void> {
    await Promise.all(this.#underWay);
  }
  /** Refuses saves with this problem while something is open at a field that would be lost. @returns what ends it */
  hold(path: string, code: string, params: Data = {}): () => void {
    const held: Problem = { path, code, params };
    this.#held.add(held);
    return () => {
      this.#held.delete(held);
      if (this.problem(path) === held) this.judge(path);
    };
  }

  /** The values of the fields that store one, by name, in the loaded spelling (docs/protocol.md, §4). */
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
  /** A save sends null while a rule hides the field. */
  isCleared(entry: Entry): boolean {
    return (entry["clear_hidden"] ?? this.schema.options["clear_hidden"]) === true;
  }
  /** A field's value for the server; while a rule hides the field, the loaded value, or null with `clear_hidden`. */
  write(entry: Entry): unknown {
    const { name } = entry;
    const { isHidden } = this.state(name);
    if (isHidden && this.isCleared(entry)) return null;
    const raw = this.record.loaded(name);
    if (raw !== undefined && (isHidden || !this.record.isTouched(name))) return raw;
    return this.spell(entry, isHidden ? this.record.first(name) : this.record.value(name));
  }
  /** A value in the loaded spelling. */
  spell(entry: Entry, value: unknown): unknown {
    return isUnread(value) ? value.text : this.codecs(entry)?.write(value, this.record.loaded(entry.name), entry);
  }

  /** Resets the form to the loaded values. */
  reset(): void {
    this.#timers.forEach((timer) => natives.cancel(timer));
    this.#remarks.clear();
    this.#problems.clear();
    this.record.history.clear();
    this.record.together(() => {
      for (const entry of this.schema.entries) this.#load(entry);
      this.computeAgain?.();
    });
    this.problemStore.tell();
  }
}

/** The state of an unknown field. */
const hidden: FieldState = { isHidden: true, isRequired: false, isDisabled: false, validators: [] };
