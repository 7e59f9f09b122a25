/** The values of an open form by path. Listeners register for one path, so only its views are redrawn. */
import { copy } from "../base/copy.ts";
import type { Data } from "../base/data.ts";
import { get, set } from "../base/path.ts";
import { store, type Store } from "../base/store.ts";
import { History } from "./changes/undo-history.ts";
import { same } from "../values/same.ts";

export class FormRecord {
  /** The server's record, unchanged. */
  raw: Data;
  readonly #values = new Map<string, unknown>();
  readonly #first = new Map<string, unknown>();
  readonly #stores = new Map<string, Store>();
  readonly #reactions = new Set<(path: string) => void>();
  #depth = 0;
  /** Notifies listeners after each change of any path, once after several that are made together. */
  readonly any = store();
  /** Notifies listeners when a save was stored. */
  readonly settled = store();
  readonly history = new History();

  constructor(raw: Data) {
    this.raw = copy(raw);
  }

  /** The loaded raw value of a path. */
  loaded(path: string): unknown {
    return get(this.raw, path);
  }
  value(path: string): unknown {
    return this.#values.get(path);
  }
  /** The loaded value, as read by the field. */
  first(path: string): unknown {
    return this.#first.get(path);
  }
  /** Whether the value differs from the loaded one. */
  isTouched(path: string): boolean {
    return !same(this.#values.get(path), this.#first.get(path));
  }
  get isDirty(): boolean {
    for (const path of this.#values.keys()) if (this.isTouched(path)) return true;
    return false;
  }
  /** Paths whose value differs from the loaded one. */
  get touched(): string[] {
    return [...this.#values.keys()].filter((path) => this.isTouched(path));
  }

  /** Sets a value from the server or a default: it counts as untouched. */
  load(path: string, value: unknown): void {
    this.#values.set(path, value);
    this.#first.set(path, value);
    this.redraw(path);
    this.#tellAny();
  }
  /** Sets a value given by a person or a rule. Values that rules set in reaction are undone together with it. */
  set(path: string, value: unknown): void {
    const before = this.#values.get(path);
    if (Object.is(value, before)) return;
    this.history.add({ path, before, after: value }, this.#depth > 0);
    this.#change(path, value);
  }
  /** Replaces a value, also in the steps of undo, by what has become of it without the person: no step of its own. */
  settle(path: string, settled: (value: unknown) => unknown): void {
    this.history.settle(path, settled);
    this.#change(path, settled(this.#values.get(path)));
  }
  #change(path: string, value: unknown): void {
    this.#values.set(path, value);
    this.redraw(path);
    this.together(() => this.#reactions.forEach((react) => react(path)));
  }
  /**
   * Values that are set during `run` belong to the current undo step. Listeners of `any`, which read the whole form, are
   * called once, at the end.
   */
  together(run: () => void): void {
    this.#depth++;
    try {
      run();
    } finally {
      this.#depth--;
      this.#tellAny();
    }
  }
  /** Sets several values as one undo step; they win over values that rules set in reaction. */
  setAll(values: [path: string, value: unknown][]): void {
    const [first, ...others] = values.filter(([path, value]) => !same(value, this.#values.get(path)));
    if (!first) return;
    this.history.seal();
    this.set(...first);
    // set again from the first, because rules may have changed it in reaction to a later one
    this.together(() => [...others, first, ...others].forEach(([path, value]) => this.set(path, value)));
    this.history.seal();
  }
  /** Calls `reaction` after each `set`, not after load, undo or redo. @returns a function that removes it */
  react(reaction: (path: string) => void): () => void {
    this.#reactions.add(reaction);
    return () => void this.#reactions.delete(reaction);
  }
  undo(): void {
    this.#put(this.history.undo());
  }
  redo(): void {
    this.#put(this.history.redo());
  }
  #put(values: [path: string, value: unknown][]): void {
    for (const [path, value] of values) this.#values.set(path, value);
    this.together(() => values.forEach(([path]) => this.redraw(path)));
  }
  /** Sets the loaded value of a path after a save or merge; the current value stays. */
  rebase(path: string, first: unknown): void {
    this.#first.set(path, first);
    this.#tellAny();
  }
  /** A copy of the loaded data with other values at some paths. */
  with(changes: Data): Data {
    const made = copy(this.raw);
    for (const path of Object.keys(changes)) set(made, path, changes[path]);
    return made;
  }

  listen(path: string, listener: () => void): () => void {
    let own = this.#stores.get(path);
    if (!own) this.#stores.set(path, (own = store()));
    return own.listen(listener);
  }
  /** Number of notifications for a path. */
  version(path: string): number {
    return this.#stores.get(path)?.version() ?? 0;
  }
  /** Notifies the listeners of a path when something other than its value has changed. */
  redraw(path: string): void {
    this.#stores.get(path)?.tell();
  }
  #tellAny(): void {
    if (!this.#depth) this.any.tell();
  }
}
