/** What others have changed in the record of an open form since it was loaded, and what a person decides about it. */
import { copy, type Data } from "../../base/data.ts";
import { store } from "../../base/store.ts";
import type { Form } from "../open-form.ts";
import { traitsOf } from "../schema/field-traits.ts";
import { merge, type Clash } from "./merge.ts";
import { same } from "../../values/same.ts";
import { meant } from "./sent.ts";

export type Side = "mine" | "theirs";
/** A value that others have changed and that stands in the form now. */
export interface Taken {
  name: string;
  before: unknown;
  after: unknown;
}

export class Meanwhile {
  readonly #form: Form;
  readonly #taken = new Map<string, Taken>();
  /** What both have changed, decided or not. */
  clashes: readonly Clash[] = [];
  /** Told when something was merged, chosen or forgotten. */
  readonly changed = store();
  /** What was chosen, by the path of its clash: it holds while that value stands in the field. */
  readonly #chosen = new Map<string, unknown>();
  /** What stood in the field before theirs was taken, by the path of the clash. */
  readonly #left = new Map<string, unknown>();

  constructor(form: Form) {
    this.#form = form;
  }

  get taken(): Taken[] {
    return [...this.#taken.values()];
  }
  get isEmpty(): boolean {
    return !this.clashes.length && !this.#taken.size;
  }
  /** Clashes that wait for a decision. */
  get open(): Clash[] {
    return this.clashes.filter((clash) => !this.choice(clash));
  }

  /**
   * Takes the record as the server has it now for the loaded one. `sent` is a save whose answer was lost: a field that
   * holds what was sent was changed by nobody else.
   */
  merge(now: Data, sent?: ReadonlyMap<string, unknown>): void {
    const { schema, record } = this.#form;
    const entries = schema.entries.filter((entry) => this.#form.isStored(entry));
    const mine = meant(this.#form);
    record.raw = copy(now);
    const theirs = new Map(entries.map((entry) => [entry.name, this.#form.read(entry, record.loaded(entry.name))]));
    const isOwn = (name: string) => !!sent?.has(name) && same(sent.get(name), theirs.get(name));
    const base = new Map(entries.map(({ name }) => [name, isOwn(name) ? theirs.get(name) : record.first(name)]));
    const found = merge({ base, mine, theirs, entries, mergeOf: (entry) => this.#form.codecs(entry)?.merge });
    for (const [name, value] of found.taken) this.#take(name, value, base.get(name));
    for (const [name, value] of theirs) record.rebase(name, value);
    this.#showUnstored();
    this.#begin(found.clashes);
  }

  #take(name: string, after: unknown, base: unknown): void {
    const { before } = this.#taken.get(name) ?? { before: base };
    if (!traitsOf(this.#form.entries.get(name)?.type).isHidden) this.#taken.set(name, { name, before, after });
    this.#form.record.load(name, after);
  }
  /** What a form shows and does not store is the server's. */
  #showUnstored(): void {
    const { schema, record } = this.#form;
    for (const entry of schema.entries)
      if (!this.#form.isStored(entry)) record.load(entry.name, this.#form.read(entry, record.loaded(entry.name)));
  }
  #begin(clashes: readonly Clash[]): void {
    this.clashes = clashes;
    this.#chosen.clear();
    this.#left.clear();
    this.changed.tell();
  }

  /** What was decided; a value that is set later, by undo too, asks again unless it is theirs. */
  choice(clash: Clash): Side | undefined {
    const now = this.#now(clash);
    if (same(now, clash.theirs)) return "theirs";
    return this.#chosen.has(clash.path) && same(this.#chosen.get(clash.path), now) ? "mine" : undefined;
  }
  /** Mine as it stands, or as it stood before theirs was taken. */
  mineOf(clash: Clash): unknown {
    const now = this.#now(clash);
    if (!same(now, clash.theirs)) return now;
    return this.#left.has(clash.path) ? this.#left.get(clash.path) : clash.mine;
  }
  /** One step of the form's undo. */
  choose(clash: Clash, side: Side): void {
    const { record } = this.#form;
    const mine = this.mineOf(clash);
    const value = side === "mine" ? mine : clash.theirs;
    this.#left.set(clash.path, mine);
    this.#chosen.set(clash.path, value);
    record.history.seal();
    if (!same(value, this.#now(clash))) record.set(clash.field, clash.put(record.value(clash.field), value));
    record.history.seal();
    this.changed.tell();
  }
  #now({ field, get }: Clash): unknown {
    return get(this.#form.record.value(field));
  }

  /** It is saved: nothing is left to be said. */
  clear(): void {
    this.#taken.clear();
    this.#begin([]);
  }
}
