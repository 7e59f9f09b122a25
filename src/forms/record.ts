/** The values of an open form by path, and who listens to which path: nobody else draws again. */
import { copy, type Data } from "../base/data.ts";
import { get, set } from "../base/path.ts";
import { store, type Store } from "../base/store.ts";

export class FormRecord {
  /** What the server sent, untouched. */
  raw: Data;
  readonly #values = new Map<string, unknown>();
  readonly #first = new Map<string, unknown>();
  readonly #stores = new Map<string, Store>();
  /** Told after each change of any path. */
  readonly any = store();

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
  /** Does it hold another value than the one that was loaded? */
  isTouched(path: string): boolean {
    return !Object.is(this.#values.get(path), this.#first.get(path));
  }
  get isDirty(): boolean {
    return [...this.#values.keys()].some((path) => this.isTouched(path));
  }

  /** A value from the server or a default: nobody has touched it. */
  load(path: string, value: unknown): void {
    this.#values.set(path, value);
    this.#first.set(path, value);
    this.#tell(path);
  }
  /** A value that a person or a rule gave. */
  set(path: string, value: unknown): void {
    if (Object.is(value, this.#values.get(path))) return;
    this.#values.set(path, value);
    this.#tell(path);
  }
  /** All that was typed is on the server now. */
  settle(raw: Data): void {
    this.raw = copy(raw);
    for (const [path, value] of this.#values) this.#first.set(path, value);
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
  #tell(path: string): void {
    this.#stores.get(path)?.tell();
    this.any.tell();
  }
}
