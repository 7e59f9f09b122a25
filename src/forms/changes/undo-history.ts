/**
 * One undo history for the whole form. A step is one change by a person with all changes that rules made in reaction.
 */
import { same } from "../../values/same.ts";

export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

const mostSteps = 1000;
/** Pause in typing after which a new step begins, in ms. */
const pauseMs = 1000;

export class History {
  #done: Change[][] = [];
  #undone: Change[][] = [];
  /** The last step may still be extended by typing in the same field. */
  #isOpen = false;
  #lastAt = 0;

  /** @param isFollowing the change is a reaction to the previous one, as by a rule, and is undone with it */
  add(change: Change, isFollowing: boolean): void {
    const last = this.#isOpen ? this.#done.at(-1) : undefined;
    const now = Date.now();
    const isSoon = now - this.#lastAt < pauseMs;
    this.#undone = [];
    this.#isOpen = true;
    this.#lastAt = now;
    if (last && (isFollowing || (isSoon && last[0]?.path === change.path))) join(last, change);
    else if (this.#done.push([change]) > mostSteps) this.#done.shift();
    if (!isNothing(this.#done.at(-1)!)) return;
    // came to nothing: what a rule sets in reaction is no part of the step before it
    this.#done.pop();
    this.seal();
  }
  /** The next change begins a new step. */
  seal(): void {
    this.#isOpen = false;
  }
  clear(): void {
    this.#done = [];
    this.#undone = [];
    this.seal();
  }
  /** The steps of a path lead to a value that is no longer stored: they go. */
  forget(path: string): void {
    const without = (steps: Change[][]) =>
      steps.map((step) => step.filter((change) => change.path !== path)).filter(({ length }) => length);
    this.#done = without(this.#done);
    this.#undone = without(this.#undone);
  }
  /** Replaces the values of a path in all steps; steps that come to nothing go. */
  settle(path: string, settled: (value: unknown) => unknown): void {
    const replaced = (steps: Change[][]) =>
      steps.filter((step) => {
        for (const one of step)
          if (one.path === path) Object.assign(one, { before: settled(one.before), after: settled(one.after) });
        return !isNothing(step);
      });
    this.#done = replaced(this.#done);
    this.#undone = replaced(this.#undone);
  }
  get canUndo(): boolean {
    return this.#done.length > 0;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }
  /** @returns the values to restore, the last change first; empty when there is nothing to undo */
  undo(): [path: string, value: unknown][] {
    return this.#move(this.#done, this.#undone)
      .map(({ path, before }): [string, unknown] => [path, before])
      .toReversed();
  }
  /** @returns the values to set again, in order */
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

const isNothing = (step: Change[]): boolean => step.every(({ before, after }) => same(before, after));

/** Adds a change to a step; a field that the step already contains keeps its first value and takes the new last one. */
function join(step: Change[], change: Change): void {
  const known = step.find(({ path }) => path === change.path);
  if (known) known.after = change.after;
  else step.push(change);
}
