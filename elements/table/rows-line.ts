/**
 * The lines below a table: which rows are awaited and how to stop that, or why they failed; and in a line of its own, so
 * that neither takes the other away, what a person is told and what becomes of cells.
 */
import { ServerError } from "../../src/server/client/server-error.ts";
import { sentence } from "../../src/server/session/sentence.ts";
import type { RowSource } from "../../src/tables/rows/row-source.ts";
import type { Waited } from "../../src/page/content/stages.ts";
import { stateLine } from "../../src/view/drafts/state-line.ts";
import { make } from "./make.ts";
import { words } from "./phrases.ts";

interface LinedTable {
  /** The element of the rows. */
  grid: HTMLElement;
  source(): RowSource | undefined;
  /** Loads columns and rows from the beginning, and ends that. */
  start(): unknown;
  giveUp(): void;
}

export class RowsLine {
  readonly #of: LinedTable;
  readonly #rows = stateLine();
  readonly #cells = stateLine();
  readonly element = make("div", {}, this.#rows.element, this.#cells.element);
  #isWaiting = false;
  /** Only rows that were scrolled into view are awaited. */
  #isForView = false;
  #hasFailed = false;
  /** The failure of the source that stands in the line. */
  #told: unknown;
  /** Cells are being saved, and the line says so. */
  #saving: Waited | undefined;

  constructor(of: LinedTable) {
    this.#of = of;
    this.element.classList.add("told");
  }

  /** Says a passing sentence; `tellSaves` takes its place again. */
  readonly say = (text: string): void => {
    this.#saving = undefined;
    this.#cells.say(text);
  };

  /** There are no rows because they could not be loaded. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Says what is waited for, and how to stop it. */
  wait(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#isForView = false;
    const source = this.#of.source();
    this.#rows.wait({ words: words("tableAwaited"), ...((!source || source.stop) && { stop: () => this.#stop() }) });
  }

  #stop(): void {
    const stopped = new ServerError("aborted");
    const source = this.#of.source();
    if (source) return source.stop?.(stopped);
    this.#of.giveUp();
    this.fail(stopped, () => this.#of.start());
  }

  /** No rows are awaited any more. */
  settle(): void {
    const wasWaiting = this.#isWaiting;
    this.#isWaiting = false;
    this.#rows.say("");
    if (!this.#saving) this.say("");
    else if (wasWaiting) this.#cells.wait(this.#saving);
  }

  /** What was not saved in cells, else that cells are being saved. One save after another is one wait. */
  tellSaves(problems: string, saving: Waited | undefined): void {
    const wasSaving = this.#saving !== undefined;
    this.#saving = problems ? undefined : saving;
    if (!this.#saving) this.say(problems);
    else if (!wasSaving && !this.#isWaiting) this.#cells.wait(this.#saving);
  }

  /** Rows are in view: those that are missing are requested, and waited for in words. */
  need(first: number, last: number): void {
    const source = this.#of.source();
    if (!source) return;
    const isMissing = source.need(first, last);
    if (isMissing === this.#isWaiting || (this.#isWaiting && !this.#isForView)) return;
    if (isMissing) this.wait();
    else this.settle();
    this.#isForView = isMissing;
  }

  /** After a change of the source: says why it failed, or removes what was said. */
  follow(again: () => unknown): void {
    const source = this.#of.source();
    const failure = source?.failure();
    // a failure that stands was told, and its button may have the focus
    if (failure !== undefined && failure !== this.#told) this.fail(failure, again);
    this.#told = failure;
    if (failure !== undefined) return;
    this.#showFailed(false);
    if (!this.#isWaiting || !source?.isLoading()) this.settle();
  }

  fail(error: unknown, again: () => unknown): void {
    console.error(error);
    this.#isWaiting = false;
    this.#showFailed(true);
    const retry = () => {
      this.#rows.say("");
      this.#showFailed(false);
      void again();
    };
    this.#rows.fail(sentence(error), retry, error);
  }

  /** Placeholders would promise rows that don't come. */
  #showFailed(hasFailed: boolean): void {
    this.#hasFailed = hasFailed && !this.#of.source()?.at(0);
    this.#of.grid.classList.toggle("no-rows", this.#hasFailed);
  }
}
