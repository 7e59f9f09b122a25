/** Changes by others in the record of an open form since it was loaded, and the person's decisions about conflicts. */
import { copy } from "../../base/copy.ts";
import type { Data } from "../../base/data.ts";
import { store } from "../../base/store.ts";
import type { Form } from "../open-form.ts";
import { traitsOf } from "../schema/field-traits.ts";
import { merge, type Clash } from "./merge.ts";
import { same } from "../../values/same.ts";
import { valuesToBe } from "./sent.ts";

export type Side = "mine" | "theirs";
/** A value that others have changed and the form now shows. */
export interface Taken {
  name: string;
  before: unknown;
  after: unknown;
}

export class Meanwhile {
  readonly #form: Form;
  readonly #taken = new Map<string, Taken>();
  /** Conflicts, decided or not. */
  clashes: readonly Clash[] = [];
  /** Notifies listeners when something was merged, chosen or cleared. */
  readonly changed = store();
  /** Chosen values by the path of the conflict; a choice is valid while the field holds that value. */
  readonly #chosen = new Map<string, unknown>();
  /** The person's values before "theirs" was chosen, by the path of the conflict. */
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
  /** Conflicts without a decision. */
  get open(): Clash[] {
    return this.clashes.filter((clash) => !this.choice(clash));
  }

  /**
   * Merges the server's current record and makes it the loaded one. `sent`: values of a save whose answer was lost; a
   * field that holds a sent value was not changed by others.
   */
  merge(now: Data, sent?: ReadonlyMap<string, unknown>): void {
    const { schema, record } = this.#form;
    const entries = schema.entries.filter((entry) => this.#form.isStored(entry));
    const mine = valuesToBe(this.#form);
    record.raw = copy(now);
    const theirs = new Map(entries.map((entry) => [entry.name, this.#form.read(entry, record.loaded(entry.name))]));
    const isOwn = (name: string) => !!sent?.has(name) && same(sent.get(name), theirs.get(name));
    const base = new Map(entries.map(({ name }) => [name, isOwn(name) ? theirs.get(name) : record.first(name)]));
    const found = merge({ base, mine, theirs, entries, mergeOf: (entry) => this.#form.codecs(entry)?.merge });
    record.together(() => {
      for (const [name, value] of found.taken) this.#take(name, value, base.get(name));
      for (const [name, value] of theirs) record.rebase(name, value);
      this.#showUnstored();
    });
    this.#form.computeAgain?.([...found.taken.keys()]);
    this.#begin(found.clashes);
  }

  #take(name: string, after: unknown, base: unknown): void {
    const { before } = this.#taken.get(name) ?? { before: base };
    if (!traitsOf(this.#form.entries.get(name)?.type).isHidden) this.#taken.set(name, { name, before, after });
    this.#form.record.history.forget(name);
    this.#form.record.load(name, after);
  }
  /** Fields that show a value and store none take the server's value. */
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

  /**
   * The decision about a conflict. A later change of the value, also by undo, makes it undecided unless the value is
   * theirs.
   */
  choice(clash: Clash): Side | undefined {
    const now = this.#now(clash);
    if (same(now, clash.theirs)) return "theirs";
    return this.#chosen.has(clash.path) && same(this.#chosen.get(clash.path), now) ? "mine" : undefined;
  }
  /** The person's value: the current one, or the one before theirs was chosen. */
  mineOf(clash: Clash): unknown {
    const now = this.#now(clash);
    if (!same(now, clash.theirs)) return now;
    return this.#left.has(clash.path) ? this.#left.get(clash.path) : clash.mine;
  }
  /** Decides a conflict as one undo step of the form. */
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

  /** Clears all changes and conflicts, after a save. */
  clear(): void {
    this.#taken.clear();
    this.#begin([]);
  }
}
