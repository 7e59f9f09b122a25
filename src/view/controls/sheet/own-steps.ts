import type { Rows } from "../../../tables/rows/row-edits.ts";

/** More steps are forgotten. */
const mostSteps = 100;

/** The steps of undo of a table outside of forms; in a form they are steps of the form. */
export class OwnSteps {
  #before: Rows[] = [];
  #after: Rows[] = [];

  /** A step begins. @param rows as they are before it */
  begin(rows: Rows): void {
    this.#before = [...this.#before.slice(1 - mostSteps), rows];
    this.#after = [];
  }
  /** The rows to show after undo or redo; undefined without such a step. @param rows as they are now */
  take(way: "undo" | "redo", rows: Rows): Rows | undefined {
    const [from, to] = way === "undo" ? [this.#before, this.#after] : [this.#after, this.#before];
    const taken = from.pop();
    if (taken) to.push(rows);
    return taken;
  }
  /** The page has set other rows. */
  clear(): void {
    this.#before = [];
    this.#after = [];
  }
}
