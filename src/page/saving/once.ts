/** Saves a form so that it is stored exactly once, even if answers are lost (docs/safety.md, §4). */
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import type { Data } from "../../base/data.ts";
import type { Form, Pending } from "../../forms/open-form.ts";
import { sentBy, takeAsSaved, type Sent } from "../../forms/changes/sent.ts";
import { newKey } from "../../server/client/client.ts";
import { idKey } from "../../server/client/id-key.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { savedOf } from "../../server/client/answers/saved.ts";
import { createRecord, updateRecord, type Saved } from "../../server/calls/records/saves.ts";
import type { Sender } from "../dialogs/senders.ts";
import { allKept } from "../drafts/leaving.ts";

/** Where a form is saved. */
export interface Destination {
  form: Form;
  table: string;
  /** "" for a record that is not stored yet (R4-32). */
  id: string;
  etag: string | null;
  /** Overrides the setting `api`: a prefix or a whole address (R3.6-36). */
  api: string;
  /** Sends the values to this call instead of storing a record. */
  sender: Sender | undefined;
}
/** A sent write without an answer yet; a retry uses the same key. */
interface Out extends Sent {
  key: string;
  text: string;
  draft: Pending["draft"];
}

/** What is not the same for each save. */
interface Extra {
  draft?: Pending["draft"];
  signal?: AbortSignal | undefined;
}

export class Once {
  readonly #to: Destination;
  id: string;
  etag: string | null;
  #held: Out | undefined;
  #lost: Sent | undefined;
  /** A new record was stored without an id in the answer: the next save would make a second one. */
  isUnnamed = false;

  constructor(to: Destination) {
    this.#to = to;
    this.id = to.id;
    this.etag = to.etag;
  }

  /**
   * A sent write that may be stored: its answer was lost, on this page or before a crash (then it comes from the
   * draft).
   */
  get lost(): Sent | undefined {
    this.#takePending();
    return this.#lost;
  }
  /** Takes over a write from the draft, whose answer was lost. */
  #takePending(): void {
    const { form } = this.#to;
    if (!form.pending || this.#held) return;
    const { key, draft } = form.pending;
    this.#held = { ...sentAs(form.pending, form), key, draft };
    this.#lost = this.#held;
  }
  /** The result is known, or the person sends it anew. */
  forget(): void {
    this.#out = undefined;
    this.#lost = undefined;
  }

  get #out(): Out | undefined {
    return this.#held;
  }
  /** Also stored in the form, where its draft finds it: a retry after a crash uses the same key. */
  set #out(out: Out | undefined) {
    const { form } = this.#to;
    this.#held = out;
    form.pending = out && { key: out.key, sent: out.text, ...(out.draft && { draft: out.draft }) };
    form.record.any.tell();
  }
  get api(): string {
    return this.#to.api;
  }

  /** @throws ServerError */
  async send(opener: Element, { draft, signal }: Extra = {}): Promise<Saved> {
    this.#takePending();
    const isSame = (out: Out) =>
      out.text === natives.json(this.#now().body) && natives.json(out.draft ?? null) === natives.json(draft ?? null);
    if (this.#out && !isSame(this.#out)) await this.#settle(this.#out, opener, signal);
    const sent = this.#now();
    this.#out ??= { ...sent, text: natives.json(sent.body), key: newKey(), draft };
    await allKept(); // the key must be on disk before the request
    return this.#write(this.#out, opener, signal);
  }
  #now(): Sent {
    return sentBy(this.#to.form, this.id !== "");
  }

  /**
   * Settles an earlier write after its values were changed. A new record that may be stored is first repeated with its
   * own key; it then has an id and the next write is an update. An earlier update needs nothing, because the next one
   * replaces it.
   */
  async #settle(out: Out, opener: Element, signal?: AbortSignal): Promise<void> {
    if (!this.id && settings.idempotency && (this.#lost || !this.#to.sender))
      await this.#write(out, opener, signal).catch((error: unknown) => {
        if (this.#lost ? this.#out : !isAnswer(error)) throw error;
      });
    this.#out = undefined;
  }

  async #write(out: Out, opener: Element, signal?: AbortSignal): Promise<Saved> {
    try {
      const saved = await this.#put(out, opener, signal);
      this.forget();
      const { form, table, sender } = this.#to;
      // the server may have reserved it before
      this.id ||= saved.id || String(form.fixed[idKey(table)] ?? "");
      this.isUnnamed = !this.id && !sender && !out.draft;
      this.etag = saved.etag;
      takeAsSaved(this.#to.form, out);
      return { ...saved, id: saved.id || this.id };
    } catch (error) {
      if (error instanceof ServerError && error.isStored === "unknown") this.#lost = out;
      if (isClearNo(error, this.#lost !== undefined)) this.#out = undefined;
      throw error;
    }
  }

  async #put({ body, key, draft }: Out, opener: Element, signal?: AbortSignal): Promise<Saved> {
    const { table, sender, api, form } = this.#to;
    if (sender) return savedOf(await sender.send(body, { key, signal }), table);
    const method = String(form.schema.options["method"] ?? "");
    const call = { api, key, opener, ...(method && { method }), ...draft, ...(signal && { signal }) };
    return this.id
      ? updateRecord(table, this.id, body, { ...call, ...(settings.etag && { match: this.etag }) })
      : createRecord(table, body, call);
  }
}

/** A write that was kept in a draft. */
function sentAs({ sent: text }: Pending, form: Form): Sent & { text: string } {
  const body = natives.parse(text) as Data;
  const stored = form.schema.entries.filter((entry) => entry.name in body);
  return { body, text, values: new Map(stored.map((entry) => [entry.name, form.read(entry, body[entry.name])])) };
}

/** The server has answered, possibly with an error. */
const isAnswer = (error: unknown): boolean => error instanceof ServerError && /status|refused/.test(error.kind);

/**
 * A definite refusal: nothing is stored. After 408, 429 and 5xx the same write may be repeated with the same key; after a
 * lost answer also where the server may not have looked at the key, or where the first try is still running.
 */
function isClearNo(error: unknown, isRepeated: boolean): boolean {
  if (!isAnswer(error)) return false;
  const { status } = error as ServerError;
  return !(status >= 500 || [408, 429].includes(status) || (isRepeated && early.has(status)));
}
/** Sign-in, access, "still running", size, type, too early. */
const early = new Set([401, 403, 409, 413, 415, 425]);
