/**
 * The submit of an open form: validate, go to the first problem, save once, or turn to the next step
 * (docs/architecture.md, The life of a click).
 */
import { store } from "../../base/store.ts";
import type { Saved } from "../../server/calls/records/saves.ts";
import { errorsByField } from "../../server/client/answers/field-errors.ts";
import { ServerError } from "../../server/client/server-error.ts";
import type { Meanwhile, Taken } from "../changes/changed-meanwhile.ts";
import { emptyUsed } from "../changes/empty-used.ts";
import { RefusedFields } from "../checks/refused-fields.ts";
import type { Remote } from "../checks/remote.ts";
import type { Problem } from "../checks/validators.ts";
import type { Form } from "../open-form.ts";
import type { Going } from "./going.ts";
import { changesUnderWay, prepare, type InnerRefusals } from "./before-save.ts";

/** Why a save did not succeed: the sentence to show, and whether the record may have been stored all the same. */
export interface Refusal {
  text: string;
  isUnknown: boolean;
  error: unknown;
  /** Messages of the server that name no field of the form. */
  more?: string[];
}
export const isRefusal = (result: Saved | Refusal): result is Refusal => "isUnknown" in result;

/** Stores the form: the page's `Saver`. `opener`: the element on which the events of the save are dispatched. */
interface Storing {
  /** "" until the record is stored. */
  readonly id: string;
  /** The answer to an earlier try was lost. */
  readonly mayBeStored: boolean;
  readonly meanwhile: Meanwhile;
  /** @returns undefined when the person answered no to the form's question */
  save(opener: Element): Promise<Saved | Refusal | undefined>;
  /** Stores the values without validation. */
  saveDraft(opener: Element): Promise<Saved | Refusal>;
  /** Gives up waiting for the running request. */
  stop(): void;
  refused(error: unknown, opener: Element): Refusal;
}

/** The result of one attempt to save; the form's view decides how to show it. */
export type Outcome =
  /** The person has to choose between own and others' changes first. */
  | { kind: "undecided" }
  | { kind: "wrong"; problems: Problem[] }
  /** The person answered no to the form's question. */
  | { kind: "declined" }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "draft" }
  | { kind: "saved"; saved: Saved; isCreated: boolean };

export class Submission {
  readonly form: Form;
  /** Notifies listeners when there is something new to show. */
  readonly changed = store();
  /** Problems are listed from the first submit on. */
  hasSubmitted = false;
  /** Why the last save failed, until the next one. */
  refusal: Refusal | undefined;
  /** How many there were: each one is announced and brought into view once. */
  refusals = 0;
  /** The view that decides about others' changes is loaded; without it the server's refusal is shown. */
  canDecide = false;
  readonly #storage: Storing;
  readonly #remote: Pick<Remote, "settle"> | undefined;
  readonly #refusedFields: RefusedFields;
  readonly #innerRefusals: InnerRefusals = new Map();
  #running: Promise<boolean> | undefined;
  #endPreparing: (() => void) | undefined;

  constructor(form: Form, storage: Storing, remote?: Pick<Remote, "settle">) {
    this.form = form;
    this.#storage = storage;
    this.#remote = remote;
    this.#refusedFields = new RefusedFields(form);
    form.problemStore.listen(this.changed.tell);
  }

  /** One save at a time: a second call meanwhile gets the result of the running one. @returns whether it was saved */
  once(save: () => Promise<boolean>): Promise<boolean> {
    if (this.#running) return this.#running;
    this.#running = this.#run(save);
    this.changed.tell();
    return this.#running;
  }
  async #run(save: () => Promise<boolean>): Promise<boolean> {
    try {
      return await save();
    } finally {
      this.#running = undefined;
      this.changed.tell();
    }
  }
  /** A save is under way. */
  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** All problems, or those of one page, with the server's own checks (R5.1-15). */
  async judge(page?: number): Promise<Problem[]> {
    for (const refused of this.#innerRefusals.values()) refused.clear();
    this.#innerRefusals.clear();
    await changesUnderWay(this.form);
    if (this.#remote) await this.#remote.settle(page);
    return this.form.judgeAll(page);
  }

  /** A form with steps is saved on its last one; before that a submit turns the page. */
  hasNextStep(going: Going): boolean {
    return this.form.schema.isSteps && going === "leave" && !this.form.pages.isLast;
  }
  /** Turns to the next step when this one has no problems (R4-18). @returns the first problem on it */
  async nextStep(): Promise<Problem | undefined> {
    const { pages } = this.form;
    const asked = pages.current;
    const [found] = await this.judge(asked);
    if (!found && asked === pages.current) pages.turn(1);
    return found;
  }

  /** One attempt to save, up to the answer. */
  async attempt(going: Going, opener: Element): Promise<Outcome> {
    if (this.mustDecide) return { kind: "undecided" };
    this.refusal = undefined;
    if (going === "draft") return this.#attemptDraft(opener);
    this.hasSubmitted = true;
    this.#refusedFields.clear();
    const isStopped = new Promise<true>((resolve) => (this.#endPreparing = () => resolve(true)));
    const early = await Promise.race([this.#prepared(), isStopped]);
    if (early === true) {
      const isStored = this.#storage.mayBeStored ? "unknown" : "no";
      const error = new ServerError("aborted", { isWrite: true, isStored });
      return { kind: "refused", refusal: this.#storage.refused(error, opener) };
    }
    return early ?? this.#send(opener);
  }
  /** Waits for running changes, validates, and lets the field types prepare. @returns why nothing can be sent */
  async #prepared(isAgain?: boolean): Promise<Outcome | undefined> {
    const problems = await this.judge();
    this.changed.tell();
    if (problems.length) return { kind: "wrong", problems };
    try {
      await prepare(this.form, isAgain ? undefined : this.#innerRefusals);
    } catch (error) {
      return { kind: "refused", refusal: { text: (error as Error).message, isUnknown: false, error } };
    }
    if (!this.#innerRefusals.size) return undefined;
    const inner = this.form.judgeAll();
    // without problems what was refused has been changed meanwhile
    return inner.length ? { kind: "wrong", problems: inner } : this.#prepared(true);
  }
  async #send(opener: Element): Promise<Outcome> {
    const isCreated = this.#storage.id === "";
    this.#refusedFields.noteSent();
    const saved = await this.#storage.save(opener);
    if (!saved) return { kind: "declined" };
    return isRefusal(saved) ? { kind: "refused", refusal: saved } : { kind: "saved", saved, isCreated };
  }
  async #attemptDraft(opener: Element): Promise<Outcome> {
    this.#refusedFields.noteSent();
    const kept = await this.#storage.saveDraft(opener);
    return isRefusal(kept) ? { kind: "refused", refusal: kept } : { kind: "draft" };
  }

  /** The person gives up waiting: before the request nothing is stored, after it that is unknown. */
  stop(): void {
    this.#endPreparing?.();
    this.#storage.stop();
  }

  /** Others have changed the same fields, and the person can and has to choose. */
  get mustDecide(): boolean {
    return this.canDecide && this.#storage.meanwhile.open.length > 0;
  }

  /** The record is stored, together with changes by others. @returns these changes, which the form shows now */
  settle(): Taken[] {
    const { meanwhile, id } = this.#storage;
    const { taken } = meanwhile;
    meanwhile.clear();
    this.form.isNew = id === "";
    return taken;
  }

  /**
   * The server refused, or there was no usable answer. Messages for fields stand at the fields, the others in the
   * refusal. Captcha answers are spent. @returns the first field with a message
   */
  refuse(refusal: Refusal): string | undefined {
    const errors = errorsByField(refusal.error);
    this.refusals++;
    this.refusal = errors.length ? { ...refusal, more: this.#refusedFields.show(errors) } : refusal;
    emptyUsed(this.form);
    this.changed.tell();
    return errors.length ? this.form.problems[0]?.path : undefined;
  }
  forgetRefusal(): void {
    this.refusal = undefined;
    this.changed.tell();
  }
}

/** The request was never sent, because there was no connection: it can be sent later without being stored twice. */
export const isNeverSent = (error: unknown): boolean =>
  error instanceof ServerError && error.kind === "offline" && error.isStored === "no";
