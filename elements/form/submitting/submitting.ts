/** The code that an open form needs from its first change on: the submit and the view of its result. */
import type { ReactNode } from "react";
import { adopt } from "../../../src/base/sheets.ts";
import type { Data } from "../../../src/base/data.ts";
import { settings } from "../../../src/base/settings.ts";
import { emptyUsed } from "../../../src/forms/changes/empty-used.ts";
import type { Problem } from "../../../src/forms/checks/validators.ts";
import { keptOf, nextAfter, staysOpen } from "../../../src/forms/editing/after-saving.ts";
import type { Going } from "../../../src/forms/editing/going.ts";
import { isNeverSent, type Outcome, type Refusal, type Submission } from "../../../src/forms/editing/submission.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { dialogAround, noteFocus, openerOf } from "../../../src/page/dialogs/dialogs.ts";
import type { Inside } from "../../../src/page/inside.ts";
import { tell } from "../../../src/page/events.ts";
import { notify } from "../../../src/page/notices/notify.ts";
import type { Saver } from "../../../src/page/saving/saver.ts";
import { tellSaved } from "../../../src/page/saving/tell-saved.ts";
import { whenOnline } from "../../../src/server/client/when-online.ts";
import { messageOf } from "../problem-words.ts";
import { focusField } from "./focus-field.ts";
import type * as Meanwhile from "./meanwhile.tsx";
import meanwhileStyles from "./meanwhile.css";
import type * as Queue from "./queue.tsx";
import { showResult } from "./show-result.ts";
import { words as savingWords } from "../../../src/page/saving/phrases.ts";

export interface SubmittingProps {
  inside: Inside;
  form: Form;
  etag: string | null;
  /** Starts a new record with these initial raw values. */
  renew(kept: Data): void;
}

/** One press of a button that saves. */
interface Press {
  going: Going;
  toNext: (() => () => void) | undefined;
  mayFocus(): boolean;
  /** Nobody has pressed: it is an automatic retry. */
  isRetry?: boolean;
}

interface Parts {
  saver: Saver;
  submission: Submission;
  queue: typeof Queue | undefined;
}

/** Submits one open form and shows the result on the page. */
export class Submitting {
  readonly inside: Inside;
  readonly form: Form;
  readonly saver: Saver;
  readonly submission: Submission;
  readonly queue: typeof Queue | undefined;
  readonly #renew: (kept: Data) => void;
  /** The view of changes by others; loaded when there are any. */
  #meanwhile: typeof Meanwhile | undefined;
  #result: ReactNode;
  /** The last save was an automatic retry: its failure moves nothing on the screen. */
  isQuiet = false;
  /** The save that was never sent, with the version of the form's values. */
  #unsent: { error: unknown; version: number } | undefined;
  /** The message of a problem. The same function in every rendering, because fields compare it. */
  readonly wording = (problem: Problem): string => messageOf(problem, this.form.schema).message;

  constructor({ inside, form, renew }: SubmittingProps, { saver, submission, queue }: Parts) {
    this.inside = inside;
    this.form = form;
    this.#renew = renew;
    this.saver = saver;
    this.submission = submission;
    this.queue = queue;
  }

  get meanwhile(): typeof Meanwhile | undefined {
    return this.#meanwhile;
  }
  /** The view that replaces the form after a save (R3.6-40); undefined until then. */
  get result(): ReactNode {
    return this.#result;
  }
  focus(name: string): void {
    focusField(this.inside.root, this.form, name);
  }

  /**
   * Saves, or goes to the next step of a form with steps.
   * @param toNext returns the function that opens the next record; called before the dialog closes
   * @returns whether it was saved
   */
  async submit(going: Going, toNext?: () => () => void): Promise<boolean> {
    const mayFocus = this.#noteWork();
    if (this.submission.hasNextStep(going)) {
      const problem = await this.submission.nextStep();
      if (problem && mayFocus()) this.focus(problem.path);
      return false;
    }
    return this.#save({ going, toNext, mayFocus });
  }

  /** @returns whether the focus may be moved: since now the person has not gone to another control or typed */
  #noteWork(): () => boolean {
    const isThere = noteFocus();
    let isTyped = false;
    this.inside.root.addEventListener("input", () => (isTyped = true), { once: true });
    return () => isThere() && !isTyped;
  }

  async #save(press: Press): Promise<boolean> {
    const { going, toNext, isRetry = false } = press;
    this.isQuiet = isRetry;
    const openNext = toNext?.();
    const isSaved = await this.submission.once(async () => {
      const opener = openerOf(this.inside.host);
      const outcome = await this.submission.attempt(going, opener);
      if (outcome.kind === "refused" && isNeverSent(outcome.refusal.error))
        this.#whenOnline(
          outcome.refusal,
          () => void this.#save({ going, toNext, mayFocus: () => false, isRetry: true }),
        );
      return this.#show(outcome, press, opener);
    });
    if (isSaved && this.#after(going) === "next") openNext?.();
    return isSaved;
  }

  async #show(outcome: Outcome, { going, mayFocus }: Press, opener: Element): Promise<boolean> {
    switch (outcome.kind) {
      case "undecided":
        if (mayFocus()) this.#meanwhile?.focusOpen(this.inside.root);
        return false;
      case "wrong":
        tell("vs:invalid", { problems: outcome.problems.map((one) => messageOf(one, this.form.schema)) }, opener);
        if (mayFocus()) this.focus(outcome.problems[0]!.path);
        return false;
      case "declined":
        return false;
      case "refused":
        await this.#bringMeanwhile();
        this.#refuse(outcome.refusal, mayFocus);
        return false;
      case "draft":
        await this.#bringMeanwhile();
        notify({ kind: "success", text: savingWords("draftSent"), delay: settings.save_notice_ms });
        this.#settle();
        this.submission.changed.tell();
        return true;
      case "saved":
        await this.#bringMeanwhile();
        await this.#goOn(outcome, { going: this.#after(going), mayFocus }, opener);
        return true;
    }
  }

  /** What was typed while the save ran is not stored yet: the form stays open with it. */
  #after(going: Going): Going {
    return this.form.record.isDirty ? "stay" : going;
  }

  #refuse(refusal: Refusal, mayFocus: () => boolean): void {
    const wrongField = this.submission.refuse(refusal);
    // The text stands in the error area; a notice too only in the words of the former product (R8-15).
    if (settings.wording === "classic") notify({ kind: "danger", text: refusal.text, delay: 5000 });
    if (!mayFocus()) return;
    if (wrongField !== undefined) this.focus(wrongField);
    if (this.submission.mustDecide) this.#meanwhile?.focusOpen(this.inside.root);
  }

  /**
   * A save that was never sent is retried once, automatically, when the connection is back (docs/safety.md, §4). What was
   * typed since then is not finished: it waits for the person.
   */
  #whenOnline(refusal: Refusal, retry: () => void): void {
    const unsent = { error: refusal.error, version: this.form.record.any.version() };
    this.#unsent = unsent;
    const isWaiting = () => this.#unsent === unsent && this.isRetried() && this.inside.host.isConnected;
    whenOnline(() => isWaiting() && retry(), true);
  }
  /** Whether the save that is refused now will be retried automatically. */
  readonly isRetried = (): boolean =>
    this.#unsent !== undefined &&
    this.#unsent.error === this.submission.refusal?.error &&
    this.#unsent.version === this.form.record.any.version();

  async #goOn(
    outcome: Extract<Outcome, { kind: "saved" }>,
    { going, mayFocus }: Omit<Press, "toNext">,
    opener: Element,
  ): Promise<void> {
    const { form, saver } = this;
    const { host } = this.inside;
    const { saved, isCreated } = outcome;
    const stays = staysOpen(going, isCreated);
    const isOpen = stays || !!form.schema.options["result"];
    tellSaved(saver, saved, { host, opener }, { isCreated, stays, isOpen });
    this.#settle();
    const hasCaptcha = emptyUsed(form);
    if (going === "next" && isCreated) this.#renew(keptOf(form));
    if (!stays) {
      const result = await showResult(form, host, saved, mayFocus);
      if (result === undefined) return;
      this.#result = result;
    }
    const isInDialog = dialogAround(host) !== undefined;
    const next = nextAfter({ going, isCreated, hasCaptcha, isInDialog, hasResult: Boolean(this.#result) });
    if (next === "result") this.submission.changed.tell();
    if (next === "renew") this.#renew({});
    if (next === "refresh") void saver.refresh();
  }

  #settle(): void {
    const taken = this.submission.settle();
    const delay = 15_000; // several values are read more slowly than one sentence
    if (this.#meanwhile && taken.length)
      notify({ kind: "info", text: this.#meanwhile.takenLine(this.form, taken), delay });
  }

  /**
   * Loads the view of changes by others, if there are any. If it fails to load, the sentence of the refusal is shown.
   */
  async #bringMeanwhile(): Promise<void> {
    if (this.saver.meanwhile.isEmpty) return;
    this.#meanwhile = await import("./meanwhile.tsx").catch(notLoaded);
    this.submission.canDecide = this.#meanwhile !== undefined;
    adopt(this.inside.root, meanwhileStyles);
  }
}

/** The next save asks for the code again. */
function notLoaded(error: unknown): undefined {
  console.error(error);
}
