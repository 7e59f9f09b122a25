/** Saving a record: confirm, look for changes by others, send (docs/safety.md, §4). */
import { idKey } from "../../server/client/id-key.ts";
import { t, titleOf } from "../../base/language/i18n.ts";
import type { Data } from "../../base/data.ts";
import { get } from "../../base/path.ts";
import { settings } from "../../base/settings.ts";
import type { Form, Pending } from "../../forms/open-form.ts";
import { Meanwhile } from "../../forms/changes/changed-meanwhile.ts";
import { same } from "../../values/same.ts";
import { sentBy, takeAsSaved } from "../../forms/changes/sent.ts";
import type { Refusal } from "../../forms/editing/submission.ts";
import { errorsByField } from "../../server/client/answers/field-errors.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { sentence } from "../../server/session/sentence.ts";
import { readRecord } from "../../server/calls/records/read-record.ts";
import type { Saved } from "../../server/calls/records/saves.ts";
import { confirm } from "../dialogs/confirm.ts";
import type { Sender } from "../dialogs/senders.ts";
import { failed, methodSentence } from "./follow.ts";
import { Once, type Destination } from "./once.ts";
import { words } from "./phrases.ts";
import { words as answerWords } from "../../server/session/phrases.ts";

/** Number of attempts when others change the record between our read and our write; then the person is told. */
const mostRounds = 5;

/** Saves one open form, any number of times, to exactly one record. */
export class Saver {
  readonly form: Form;
  readonly table: string;
  /** Name of the form. */
  readonly name: string;
  readonly sender: Sender | undefined;
  readonly meanwhile: Meanwhile;
  readonly #once: Once;
  /** The record can be read again. */
  readonly #isRead: boolean;
  /** The address template that it is read from; undefined for the usual one. */
  readonly #readPath: string | undefined;
  #wait: AbortController | undefined;
  /** Number of saves so far: a record that was read before a save is stale after it. */
  #turn = 0;

  constructor(given: Destination & { name: string; isRead: boolean; readPath?: string | undefined }) {
    this.form = given.form;
    this.table = given.table;
    this.name = given.name;
    this.sender = given.sender;
    this.meanwhile = new Meanwhile(given.form);
    this.#once = new Once({ ...given, api: given.api || String(given.form.schema.options["api"] ?? "") });
    this.#isRead = given.isRead && !given.sender;
    this.#readPath = given.readPath;
  }

  /** The answer to the last try was lost. */
  get mayBeStored(): boolean {
    return this.#once.lost !== undefined;
  }
  /** "" until the record is stored. */
  get id(): string {
    return this.#once.id;
  }

  get etag(): string | null {
    return this.#once.etag;
  }
  get api(): string {
    return this.#once.api;
  }
  /** Marks the values as saved, because the outbox will send them. @returns the body to send */
  putAside(): Data {
    const sent = sentBy(this.form, this.id !== "");
    takeAsSaved(this.form, sent);
    this.#once.forget();
    return sent.body;
  }

  /**
   * Stores the values without validation (R2.3-02): by the normal call with `?draft=1`, or at the address in `draft`.
   */
  saveDraft(opener: Element): Promise<Saved | Refusal> {
    const { draft } = this.form.schema.options;
    return this.#store(opener, typeof draft === "string" ? { api: draft } : { query: { draft: 1 } });
  }

  /** @returns the answer, a refusal, or undefined when the person answered no to `confirm_message`, or to a second record */
  async save(opener: Element): Promise<Saved | Refusal | undefined> {
    if (this.#once.isUnnamed && !(await confirm(words("savingTwice"), { yes: words("savingTwiceYes") })))
      return undefined;
    const question = titleOf(this.form.schema.options["confirm_message"]);
    if (question && !(await confirm(question, { yes: t("save") }))) return undefined;
    return this.#store(opener);
  }

  /** Gives up waiting for the running save; whether it is stored is unknown then. */
  stop(): void {
    this.#wait?.abort();
  }

  /** Looks for changes by others, and sends. A draft is not validated. */
  async #store(opener: Element, draft?: Pending["draft"]): Promise<Saved | Refusal> {
    this.#turn++;
    this.#wait = new AbortController();
    try {
      if (this.#once.lost && !settings.idempotency) {
        const found = await this.#findLost();
        if (found) return found;
      } else if (this.id && this.#isRead && !(settings.etag && this.#once.etag)) await this.#look(this.id);
      return await this.#sendMerged(opener, draft);
    } catch (error) {
      return this.refused(error, opener);
    }
  }

  /** Sends without a question when changes by others neither clash with ours nor make a value invalid. */
  async #sendMerged(opener: Element, draft?: Pending["draft"]): Promise<Saved | Refusal> {
    for (let round = 1; ; round++) {
      const isWrong = !draft && this.meanwhile.taken.length > 0 && this.form.judgeAll().length > 0;
      if (this.meanwhile.open.length || isWrong) throw new ServerError("status", { status: 412, isWrite: true });
      try {
        return await this.#once.send(opener, { ...(draft && { draft }), signal: this.#wait?.signal });
      } catch (error) {
        const isChanged = error instanceof ServerError && error.status === 412;
        if (!isChanged || !this.#isRead || round === mostRounds) throw error;
        await this.#look(this.id);
      }
    }
  }

  #read(id: string, signal?: AbortSignal) {
    return readRecord(this.table, id, { path: this.#readPath, signal });
  }

  /** Reads the record again and merges the changes by others. */
  async #look(id: string): Promise<true> {
    const { record, etag } = await this.#read(id, this.#wait?.signal);
    this.#once.id = id;
    this.#once.etag = etag;
    this.meanwhile.merge(record, this.#once.lost?.values);
    return true;
  }

  /**
   * After a lost answer of a server without idempotency keys: reads the record if its id is known, else asks the person
   * whether to send again. @returns the result of the save if it ends here
   */
  async #findLost(): Promise<Saved | Refusal | undefined> {
    const id = this.#knownId;
    if (!id) {
      const isSentAgain = await confirm(words("savingAgain"), { yes: words("savingAgainYes") });
      if (isSentAgain) this.#once.forget();
      return isSentAgain ? undefined : { text: answerWords("unknownStored"), isUnknown: true, error: undefined };
    }
    const isFound = await this.#look(id).catch(missing);
    this.#once.forget();
    if (!isFound || this.form.record.isDirty) return undefined;
    return { id, answer: { id }, noSavedMessage: false, redirect: undefined, etag: this.#once.etag };
  }

  /** The id of a stored record, or the one that the server reserved for a new one; "" when it cannot be read again. */
  get #knownId(): string {
    return this.#isRead ? this.id || String(this.form.fixed[idKey(this.table)] ?? "") : "";
  }

  /** Tells the page of a failed save, and puts it in words. @throws what is no failure of the server */
  refused(error: unknown, opener: Element): Refusal {
    if (!(error instanceof ServerError)) throw error;
    const isUnknown = error.isStored === "unknown";
    failed(error, opener);
    return { text: isUnknown ? answerWords("unknownStored") : this.#wordsOf(error), isUnknown, error };
  }

  /** The server's sentence; without one, messages at the fields are enough. */
  #wordsOf(error: ServerError): string {
    if (!error.text && errorsByField(error).length) return words("problems");
    return this.sender?.isMethod ? methodSentence(error) : sentence(error, "notSaved"); // also when the read before it failed
  }

  /** After a lost answer: is the sent record stored? Undefined when that cannot be read, as for a new record without a reserved id. */
  async isStored(): Promise<boolean | undefined> {
    const { lost } = this.#once;
    const id = this.#knownId;
    if (!id || !lost) return undefined;
    const { record } = (await this.#read(id).catch(missing)) || { record: undefined };
    if (!record) return false;
    const { form } = this;
    const changed = [...lost.values].filter(([name, value]) => !same(value, form.record.first(name)));
    return changed.every(([name, value]) => same(value, form.read(form.entries.get(name)!, get(record, name))));
  }

  /** After a save that leaves the form open: server-side changes of our own save are not shown as changes by others. */
  async refresh(): Promise<void> {
    if (!this.id || !this.#isRead) return;
    const { etag } = this.#once;
    const turn = this.#turn;
    const found = await this.#read(this.id).catch(notRead);
    if (!found || turn !== this.#turn) return; // the next save looks again
    this.#once.etag = found.etag;
    this.meanwhile.merge(found.record);
    const isOwn = etag !== null && etag === found.etag;
    if (isOwn || !this.meanwhile.clashes.length) this.meanwhile.clear();
  }
}

function notRead(error: unknown): undefined {
  if (!(error instanceof ServerError)) throw error;
}

/** A record that the server does not find was not stored. @throws any other error */
function missing(error: unknown): false {
  if (error instanceof ServerError && error.status === 404) return false;
  throw error;
}
