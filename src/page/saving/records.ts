/** Saving a record: confirm, send, tell, notice, refresh (SPEC §4; SAFETY.md §4: nothing lost, nothing twice). */
import { t, titleOf } from "../../base/i18n.ts";
import { isData, type Data } from "../../base/data.ts";
import { natives } from "../../base/runtime.ts";
import { settings } from "../../base/settings.ts";
import type { Form, Pending } from "../../forms/form.ts";
import { newKey } from "../../server/client.ts";
import { ServerError } from "../../server/errors.ts";
import { sentence } from "../../server/sentence.ts";
import { readRecord } from "../../server/records.ts";
import { createRecord, savedOf, updateRecord, type Saved } from "../../server/saves.ts";
import { callBack } from "./call-back.ts";
import { confirm } from "../dialogs/confirm.ts";
import { allKept } from "../drafts/leaving.ts";
import { tell } from "../events.ts";
import { notify } from "../notices/notify.ts";
import { failed, follow, methodSentence, open, refreshAfter, runHooks } from "./follow.ts";
import { given as attributeOf } from "../actions/options.ts";
import type { Sender } from "../dialogs/senders.ts";

/** Why a save did not succeed: what to say, and whether it may have been stored all the same. */
export interface Refusal {
  text: string;
  isUnknown: boolean;
  error: unknown;
}

/** Saves one open form, as often as it takes, to exactly one record. */
export class Saver {
  readonly form: Form;
  readonly table: string;
  readonly name: string;
  /** Where to save, in place of the setting (R3.6-36). */
  readonly api: string;
  /** In place of storing a record: what is sent goes to this call. */
  readonly sender: Sender | undefined;
  id: string;
  #etag: string | null;

  constructor(given: {
    form: Form;
    table: string;
    name: string;
    id: string;
    etag: string | null;
    api: string;
    sender: Sender | undefined;
  }) {
    this.form = given.form;
    this.table = given.table;
    this.name = given.name;
    this.api = given.api || String(given.form.schema.options["api"] ?? "");
    this.sender = given.sender;
    this.id = given.id;
    this.#etag = given.etag;
  }

  get etag(): string | null {
    return this.#etag;
  }
  /** @returns the answer, a refusal, or undefined when the person said no */
  async save(opener: Element): Promise<Saved | Refusal | undefined> {
    const question = titleOf(this.form.schema.options["confirm_message"]);
    if (question && !(await confirm(question))) return undefined;
    try {
      const changed = await this.#changedMeanwhile();
      if (changed) return changed;
      const saved = await this.#send(this.form.payload(), opener);
      this.form.record.settle(this.form.record.with(this.form.payload()));
      return saved;
    } catch (error) {
      return this.#refused(error, opener);
    }
  }

  /** Lies in the form, where its draft finds it. */
  get #pending(): Pending | undefined {
    return this.form.pending;
  }
  set #pending(pending: Pending | undefined) {
    this.form.pending = pending;
    this.form.record.any.tell();
  }

  async #send(body: Data, opener: Element): Promise<Saved> {
    const sent = natives.json(body);
    if (this.#pending && this.#pending.sent !== sent) await this.#settle(opener);
    this.#pending ??= { key: newKey(), sent };
    await allKept(); // with the key, so that after a crash it is the same intention
    const saved = await this.#write(body, opener);
    this.#pending = undefined;
    return saved;
  }

  /** What was sent before and changed since is settled first; a new record then has its id, and this is an update. */
  async #settle(opener: Element): Promise<void> {
    const { id } = await this.#write(natives.parse(this.#pending!.sent) as Data, opener);
    this.id ||= id;
    this.#etag = null;
    this.#pending = undefined;
  }

  async #write(body: Data, opener: Element): Promise<Saved> {
    const { key } = this.#pending!;
    if (this.sender) return savedOf(await this.sender.send(body, key), this.table);
    const call = { api: this.api, key, opener };
    const saved = this.id
      ? await updateRecord(this.table, this.id, body, { ...call, ...(settings.etag && { match: this.#etag }) })
      : await createRecord(this.table, body, call);
    this.#etag = saved.etag;
    return saved;
  }

  /** Servers without strong ETags are read again before a save; one's own save that got lost is no clash. */
  async #changedMeanwhile(): Promise<Refusal | undefined> {
    if (!this.id || (settings.etag && this.#etag) || this.#pending) return undefined;
    const { record, etag } = await readRecord(this.table, this.id);
    this.#etag = etag;
    return this.#differs(record) ? this.#merge(record) : undefined;
  }

  #differs(now: Data): boolean {
    const { entries } = this.form.schema;
    return entries.some(
      ({ name }) => natives.json(now[name] ?? null) !== natives.json(this.form.record.loaded(name) ?? null),
    );
  }

  /** Fields that nobody touched take what others saved; touched ones keep what was typed, and the other value is named. */
  #merge(now: Data): Refusal {
    const { record, schema } = this.form;
    const clashes = schema.entries.filter(
      ({ name }) =>
        record.isTouched(name) && natives.json(now[name] ?? null) !== natives.json(record.loaded(name) ?? null),
    );
    this.form.reload(now);
    const named = clashes.map(({ name, title }) => `${titleOf(title)} — ${String(now[name] ?? "…")}`);
    const text = [
      t("changedMeanwhile"),
      ...(named.length ? [t("theirValues", { values: named.join("; ") })] : []),
    ].join(" ");
    return { text, isUnknown: false, error: undefined };
  }

  async #refused(error: unknown, opener: Element): Promise<Refusal> {
    if (!(error instanceof ServerError)) throw error;
    const isUnknown = error.isStored === "unknown";
    if (!isUnknown) this.#pending = undefined;
    failed(error, opener);
    if (error.status === 412) {
      const { record, etag } = await readRecord(this.table, this.id);
      this.#etag = etag;
      return this.#merge(record);
    }
    const words = this.sender?.isMethod ? methodSentence : sentence;
    return { text: isUnknown ? t("unknownStored") : words(error), isUnknown, error };
  }

  /** After a lost answer: is what was sent stored? A new record can be asked for only when its id was got before. */
  async isStored(): Promise<boolean | undefined> {
    const id = this.id || String(Object.values(this.form.fixed)[0] ?? "");
    if (!id || !this.#pending) return undefined;
    const sent = natives.parse(this.#pending.sent) as Data;
    const { record } = await readRecord(this.table, id);
    return Object.keys(sent).every((name) => String(sent[name] ?? "") === String(record[name] ?? ""));
  }
}

export const isRefusal = (result: Saved | Refusal): result is Refusal => "isUnknown" in result;

/** What follows a save (R3.9-15): event, notice, hooks, redirect, else refresh; the caller closes. */
export function tellSaved(saver: Saver, saved: Saved, opener: Element, isCreated: boolean): void {
  const { table, name: form, sender } = saver;
  const { answer, id } = saved;
  if (sender) return void follow(sender.action, opener, { data: answer });
  tell("vs:saved", { table, id, form, answer, created: isCreated }, opener);
  if (!saved.noSavedMessage) notify({ kind: "success", text: t("sent"), delay: settings.save_notice_ms });
  callBack(attributeOf(opener, "callback"), answer, opener);
  void runHooks(attributeOf(opener, "after"), { ...saver.form.payload(), id, ...(isData(answer) && answer) });
  if (saved.redirect) open(saved.redirect, "go");
  else void refreshAfter(opener, { table, id });
}
