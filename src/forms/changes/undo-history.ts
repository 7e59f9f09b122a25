/** One undo for the whole form: what was changed, in steps; a step is one person's doing with all that followed from it. */
import { same } from "../../values/same.ts";

export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

const mostSteps = 1000;
/** Keys typed into one field without a longer pause are one step, in ms. */
const pauseMs = 1000;

export class History {
  #done: Change[][] = [];
  #undone: Change[][] = [];
  /** The last step grows while somebody goes on at the same field. */
  #isOpen = false;
  #lastAt = 0;

  /** @param isFollowing it follows from the change before, as by a rule, and is undone with it */
  add(change: Change, isFollowing: boolean): void {
    const last = this.#done.at(-1);
    const now = Date.now();
    const isMore = this.#isOpen && now - this.#lastAt < pauseMs && last?.[0]?.path === change.path;
    this.#undone = [];
    this.#isOpen = true;
    this.#lastAt = now;
    if (last && (isFollowing || isMore)) join(last, change);
    else if (this.#done.push([change]) > mostSteps) this.#done.shift();
    if (this.#done.at(-1)?.every(({ before, after }) => same(before, after))) this.#done.pop();
  }
  /** The next change begins a step of its own. */
  seal(): void {
    this.#isOpen = false;
  }
  clear(): void {
    this.#done = [];
    this.#undone = [];
    this.seal();
  }
  get canUndo(): boolean {
    return this.#done.length > 0;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }
  /** @returns the values to put back, the last change first; empty when nothing is left */
  undo(): [path: string, value: unknown][] {
    return this.#move(this.#done, this.#undone)
      .map(({ path, before }): [string, unknown] => [path, before])
      .toReversed();
  }
  /** @returns the values to set again in their order */
  redo(): [path: string, value: unknown][] {
    return this.#move(this.#undone, this.#done).map(({ path, after }) => [path, after]);
  }
  #move(from: Change[][], to: Change[][]): Change[] {
    const step = from.pop();
    this.seal();
    if (step) to.push(step);
    return step ?? [];
  }
}

/** A field that a step holds already keeps its first value and takes the last. */
function join(step: Change[], change: Change): void {
  const known = step.find(({ path }) => path === change.path);
  if (known) known.after = change.after;
  else step.push(change);
}
