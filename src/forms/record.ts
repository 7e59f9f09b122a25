/** The values of an open form by path, and who listens to which path: nobody else draws again. */
import { copy, type Data } from "../base/data.ts";
import { get, set } from "../base/path.ts";
import { store, type Store } from "../base/store.ts";
import { History } from "./changes/undo-history.ts";
import { same } from "../values/same.ts";

export class FormRecord {
  /** What the server sent, untouched. */
  raw: Data;
  readonly #values = new Map<string, unknown>();
  readonly #first = new Map<string, unknown>();
  readonly #stores = new Map<string, Store>();
  readonly #reactions = new Set<(path: string) => void>();
  #depth = 0;
  /** Told after each change of any path. */
  readonly any = store();
  /** Told when all that was typed is on the server. */
  readonly settled = store();
  readonly history = new History();

  constructor(raw: Data) {
    this.raw = copy(raw);
  }

  /** What was loaded at a path. */
  loaded(path: string): unknown {
    return get(this.raw, path);
  }
  value(path: string): unknown {
    return this.#values.get(path);
  }
  /** The value that was loaded, as the program holds it. */
  first(path: string): unknown {
    return this.#first.get(path);
  }
  /** Does it hold another value than the one that was loaded? */
  isTouched(path: string): boolean {
    return !same(this.#values.get(path), this.#first.get(path));
  }
  get isDirty(): boolean {
    for (const path of this.#values.keys()) if (this.isTouched(path)) return true;
    return false;
  }
  /** Paths that hold another value than the one that was loaded. */
  get touched(): string[] {
    return [...this.#values.keys()].filter((path) => this.isTouched(path));
  }

  /** A value from the server or a default: nobody has touched it. */
  load(path: string, value: unknown): void {
    this.#values.set(path, value);
    this.#first.set(path, value);
    this.#tell(path);
  }
  /** A value that a person or a rule gave. What rules set in answer to it is undone with it. */
  set(path: string, value: unknown): void {
    const before = this.#values.get(path);
    if (Object.is(value, before)) return;
    this.#values.set(path, value);
    this.history.add({ path, before, after: value }, this.#depth > 0);
    this.#tell(path);
    this.#following(() => this.#reactions.forEach((react) => react(path)));
  }
  /** What is set meanwhile belongs to the step before. */
  #following(run: () => void): void {
    this.#depth++;
    try {
      run();
    } finally {
      this.#depth--;
    }
  }
  /** Several values that are taken back in one step; they win over what rules set in answer. */
  setAll(values: [path: string, value: unknown][]): void {
    const [first, ...others] = values.filter(([path, value]) => !same(value, this.#values.get(path)));
    if (!first) return;
    this.history.seal();
    this.set(...first);
    // once more from the first: rules may have set it in answer to a later one
    this.#following(() => [...others, first, ...others].forEach(([path, value]) => this.set(path, value)));
    this.history.seal();
  }
  /** Called after each `set`, not for what is loaded, undone or done again. @returns ends that */
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
    for (const [path] of values) this.#tell(path);
  }
  /** What is on the server now; what stands in the field stays. */
  rebase(path: string, first: unknown): void {
    this.#first.set(path, first);
    this.any.tell();
  }
  /** The loaded data with other values at some paths. */
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
  /** Counts how often who listens to a path was told. */
  version(path: string): number {
    return this.#stores.get(path)?.version() ?? 0;
  }
  /** What belongs to a path has changed, though not its value: who listens draws again. */
  redraw(path: string): void {
    this.#stores.get(path)?.tell();
  }
  #tell(path: string): void {
    this.redraw(path);
    this.any.tell();
  }
}
