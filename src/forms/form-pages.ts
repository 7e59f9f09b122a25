import { store } from "../base/store.ts";
import type { Fieldset } from "./schema/schema.ts";

/** The tabs or steps of an open form, numbered from 1. */
export class Pages {
  readonly #fieldsets: readonly Fieldset[];
  readonly #isShown: (name: string) => boolean;
  #current = 1;
  /** Notifies listeners when another page is shown. */
  readonly store = store();

  /** @param isShown false for fields that rules hide */
  constructor(fieldsets: readonly Fieldset[], isShown: (name: string) => boolean) {
    this.#fieldsets = fieldsets;
    this.#isShown = isShown;
  }

  /** The chosen page, else the first one: rules may have hidden all of the chosen one's fields. */
  get current(): number {
    const { all } = this;
    return all.includes(this.#current) ? this.#current : (all[0] ?? this.#current);
  }
  /** Pages with at least one visible field, in order. */
  get all(): number[] {
    const shown = this.#fieldsets.filter(({ pin, fields }) => !pin && fields.some(({ name }) => this.#isShown(name)));
    return [...new Set(shown.map(({ tab }) => tab))].toSorted((one, other) => one - other);
  }
  get isLast(): boolean {
    return this.current === this.all.at(-1);
  }
  /** The page of a field. */
  of(name: string): number {
    return this.#fieldsets.find(({ fields }) => fields.some((entry) => entry.name === name))?.tab ?? 1;
  }

  turnTo(page: number): void {
    if (page === this.#current) return;
    this.#current = page;
    this.store.tell();
  }
  /** Turns to the next page, or with -1 to the previous one; stays at the ends. */
  turn(by: number): void {
    const { all, current } = this;
    this.turnTo(all[all.indexOf(current) + by] ?? current);
  }
}
