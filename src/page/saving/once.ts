/** Writes what a form holds so that it is stored once, whatever becomes of the answers (SAFETY.md §4). */
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import type { Data } from "../../base/data.ts";
import type { Form, Pending } from "../../forms/open-form.ts";
import { sentBy, settle, type Sent } from "../../forms/changes/sent.ts";
import { newKey } from "../../server/client/client.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { savedOf } from "../../server/client/answers/saved.ts";
import { createRecord, updateRecord, type Saved, type WriteOptions } from "../../server/calls/records/saves.ts";
import type { Sender } from "../dialogs/senders.ts";
import { allKept } from "../drafts/leaving.ts";

/** Where a form is saved. */
export interface Destination {
  form: Form;
  table: string;
  /** "" for a record that is not stored yet (R4-32). */
  id: string;
  etag: string | null;
  /** In place of the setting, a prefix or a whole address (R3.6-36). */
  api: string;
  /** In place of storing a record: what is sent goes to this call. */
  sender: Sender | undefined;
}
/** A write that has gone out and is not answered: sent again, it has the same key. */
interface Out extends Sent {
  key: string;
  text: string;
}

/** What the call of a draft has of its own. */
export type Extra = Pick<WriteOptions, "api" | "query">;

export class Once {
  readonly #to: Destination;
  id: string;
  etag: string | null;
  #held: Out | undefined;
  #lost: Sent | undefined;

  constructor(to: Destination) {
    this.#to = to;
    this.id = to.id;
    this.etag = to.etag;
  }

  /** What was sent and may be stored: its answer was lost, here or before a crash that the draft has come through. */
  get lost(): Sent | undefined {
    const { pending } = this.#to.form;
    if (pending && !this.#held) {
      this.#held = { ...sentAs(pending, this.#to.form), key: pending.key };
      this.#lost = this.#held;
    }
    return this.#lost;
  }
  /** What became of it is known, or the person sends it anew. */
  forget(): void {
    this.#out = undefined;
    this.#lost = undefined;
  }

  get #out(): Out | undefined {
    return this.#held;
  }
  /** Lies in the form too, where its draft finds it: a second try after a crash is the same intention. */
  set #out(out: Out | undefined) {
    const { form } = this.#to;
    this.#held = out;
    form.pending = out && { key: out.key, sent: out.text };
    form.record.any.tell();
  }
  get api(): string {
    return this.#to.api;
  }

  /** @throws ServerError */
  async send(opener: Element, extra: Extra = {}): Promise<Saved> {
    void this.lost;
    const isSame = this.#out?.text === natives.json(this.#now().body);
    if (this.#out && !isSame) await this.#settle(this.#out, opener);
    const sent = this.#now();
    this.#out ??= { ...sent, text: natives.json(sent.body), key: newKey() };
    await allKept(); // with its key
    return this.#write(this.#out, opener, extra);
  }
  #now(): Sent {
    return sentBy(this.#to.form, this.id !== "");
  }

  /**
   * What was sent before and was changed since. A new record that may be stored is settled by its own key first: then it
   * has its id, and what follows is an update. A change of a record needs none, as the next one takes its place.
   */
  async #settle(out: Out, opener: Element): Promise<void> {
    if (!this.id && settings.idempotency && (this.#lost || !this.#to.sender))
      await this.#write(out, opener).catch((error: unknown) => {
        if (this.#lost ? this.#out : !isAnswer(error)) throw error;
      });
    this.#out = undefined;
  }

  async #write(out: Out, opener: Element, extra: Extra = {}): Promise<Saved> {
    try {
      const saved = await this.#put(out, opener, extra);
      this.forget();
      this.id ||= saved.id;
      this.etag = saved.etag;
      settle(this.#to.form, out);
      return saved;
    } catch (error) {
      if (error instanceof ServerError && error.isStored === "unknown") this.#lost = out;
      if (isClearNo(error)) this.#out = undefined;
      throw error;
    }
  }

  async #put({ body, key }: Out, opener: Element, extra: Extra): Promise<Saved> {
    const { table, sender, api, form } = this.#to;
    if (sender) return savedOf(await sender.send(body, key), table);
    const method = String(form.schema.options["method"] ?? "");
    const call = { api, key, opener, ...(method && { method }), ...extra };
    return this.id
      ? updateRecord(table, this.id, body, { ...call, ...(settings.etag && { match: this.etag }) })
      : createRecord(table, body, call);
  }
}

/** A write that a draft has kept. */
function sentAs({ sent: text }: Pending, form: Form): Sent & { text: string } {
  const body = natives.parse(text) as Data;
  const stored = form.schema.entries.filter((entry) => entry.name in body);
  return { body, text, values: new Map(stored.map((entry) => [entry.name, form.read(entry, body[entry.name])])) };
}

/** The server has said something, though it may have failed. */
const isAnswer = (error: unknown): boolean => error instanceof ServerError && /status|refused/.test(error.kind);

/** A clear no: nothing is stored. After 408, 429 and 5xx the same may go out again by the same key. */
const isClearNo = (error: unknown): boolean =>
  isAnswer(error) && !((error as ServerError).status >= 500 || /408|429/.test(String((error as ServerError).status)));
