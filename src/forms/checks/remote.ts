/** Checks that only the server can make (R5.1-15): asked when a field is validated, aborted when its value changes. */
import { natives } from "../../base/runtime/runtime.ts";
import { isUnread } from "../../values/unread.ts";
import { isFree } from "../../server/calls/records/unique.ts";
import type { Form } from "../open-form.ts";
import { isMissing } from "../missing.ts";
import type { Entry, Validator } from "../schema/schema.ts";
import type { Problem } from "./validators.ts";
import "./phrases.ts";

export interface Remote {
  /**
   * The known result for a value. An unknown value is sent to the server, and the field is validated again with the
   * answer.
   */
  judge(entry: Entry, value: unknown): Problem | undefined;
  /**
   * Validates all fields, or those of one page, and asks again about values that were not free; resolves with the last
   * answer. A failed check is not a problem of the value.
   */
  settle(page?: number): Promise<void>;
}

/** Time limit of a check, in ms; then it counts as failed and the save goes on. */
const longestMs = 5000;

export const isRemote = ({ type }: Validator): boolean => type === "remote";

/** The table, and the id of the record as it is now, "" for a new one. */
interface AskedRecord {
  table: string;
  id(): string;
}
interface Asked {
  key: string;
  answer: Promise<void>;
}
/** One request: the address of the check, and the value as text. */
interface Question {
  name: string;
  key: string;
  url: unknown;
  value: string;
}

export const startRemote = (form: Form, record: AskedRecord): Remote => new RemoteChecks(form, record);

class RemoteChecks implements Remote {
  readonly #form: Form;
  readonly #record: AskedRecord;
  /** Is the value free? By field, address and value; undefined: the check failed. */
  readonly #known = new Map<string, boolean | undefined>();
  readonly #asked = new Map<string, Asked>();

  constructor(form: Form, record: AskedRecord) {
    this.#form = form;
    this.#record = record;
  }

  judge(entry: Entry, value: unknown): Problem | undefined {
    const { name } = entry;
    const validators = entry.validators.filter(isRemote);
    if (!validators.length || isMissing(value) || isUnread(value) || this.#isOwn(name)) return undefined;
    const text = String(this.#form.write(entry));
    const keyOf = ({ url }: Validator) => [name, String(url ?? ""), text].join("\n");
    const taken = validators.find((one) => this.#known.get(keyOf(one)) === false);
    if (taken) return { path: name, code: "taken", params: {}, message: taken.message };
    const next = validators.find((one) => !this.#known.has(keyOf(one)));
    if (next && this.#asked.get(name)?.key !== keyOf(next))
      this.#ask({ name, key: keyOf(next), url: next["url"], value: text });
    return undefined;
  }

  /** The value that was loaded belongs to this record, so it is free. */
  #isOwn(name: string): boolean {
    return this.#record.id() !== "" && !this.#form.record.isTouched(name);
  }

  #ask({ name, key, url, value }: Question): void {
    const abort = new AbortController();
    const { table } = this.#record;
    const call = { table, field: name, value, id: this.#record.id(), ...(typeof url === "string" && { url }) };
    const timeLimit = natives.after(longestMs, () => abort.abort());
    const stop = this.#abortWhenTyped(name, abort);
    const answer = isFree(call, abort.signal).then(
      (free) => free,
      () => undefined,
    );
    const one: Asked = {
      key,
      answer: answer.then((free) => {
        natives.cancel(timeLimit);
        if (this.#asked.get(name) !== one) return; // the value has changed since
        if (free !== undefined) stop();
        this.#take(name, key, free);
      }),
    };
    this.#asked.set(name, one);
  }

  /** Aborts the request when the value changes. @returns a function that stops watching */
  #abortWhenTyped(name: string, abort: AbortController): () => void {
    const { record } = this.#form;
    const typed = record.value(name);
    const stop = record.listen(name, () => {
      if (record.value(name) === typed) return;
      stop();
      this.#asked.delete(name);
      abort.abort();
      this.#form.setRemark(name, undefined);
    });
    return stop;
  }

  #take(name: string, key: string, free: boolean | undefined): void {
    this.#asked.delete(name);
    this.#known.set(key, free);
    if (free === undefined) this.#form.setRemark(name, { kind: "warning", code: "notChecked", params: {} });
    this.#form.judge(name);
  }

  async settle(page?: number): Promise<void> {
    // a failed check is repeated, and a taken value may have become free
    for (const [key, free] of this.#known) if (!free) this.#known.delete(key);
    this.#form.judgeAll(page);
    while (this.#asked.size) {
      await Promise.all([...this.#asked.values()].map(({ answer }) => answer));
      this.#form.judgeAll(page); // a value typed meanwhile is asked about too
    }
  }
}
