/** Checks that only the server can make (R5.1-15): asked when a field is judged, given up when somebody types on. */
import { natives } from "../../base/runtime/runtime.ts";
import { isUnread } from "../../values/unread.ts";
import { isFree } from "../../server/calls/records/unique.ts";
import type { Form } from "../open-form.ts";
import { isMissing } from "../missing.ts";
import type { Entry, Validator } from "../schema/schema.ts";
import type { Problem } from "./validators.ts";

export interface Remote {
  /** What is known of a value; what is not yet known is asked for, and the field is judged again when it is. */
  judge(entry: Entry, value: unknown): Problem | undefined;
  /** Judges all fields, or those of one page; fulfilled when every answer is there. A check that fails finds nothing wrong. */
  settle(page?: number): Promise<void>;
}

/** A check that takes longer counts as failed, in ms: a save does not wait for it. */
const longestMs = 5000;

export const isRemote = ({ type }: Validator): boolean => type === "remote";

/** @param record the table, and the id of the record as it is now, "" for a new one */
export function startRemote(form: Form, record: { table: string; id(): string }): Remote {
  /** Is it free? By field, address and value; undefined: that could not be learnt. */
  const known = new Map<string, boolean | undefined>();
  const asked = new Map<string, Asked>();

  function judge(entry: Entry, value: unknown): Problem | undefined {
    const { name } = entry;
    const validators = entry.validators.filter(isRemote);
    if (!validators.length || isMissing(value) || isUnread(value) || isOwn(name)) return undefined;
    const text = String(form.write(entry));
    const keyOf = ({ url }: Validator) => [name, String(url ?? ""), text].join("\n");
    const taken = validators.find((one) => known.get(keyOf(one)) === false);
    if (taken) return { path: name, code: "taken", params: {}, message: taken.message };
    const next = validators.find((one) => !known.has(keyOf(one)));
    if (next && asked.get(name)?.key !== keyOf(next)) ask(name, keyOf(next), { url: next["url"], value: text });
    return undefined;
  }

  /** What the record was loaded with is its own, and so free. */
  const isOwn = (name: string): boolean => record.id() !== "" && !form.record.isTouched(name);

  function ask(name: string, key: string, { url, value }: { url: unknown; value: string }): void {
    const abort = new AbortController();
    const typed = form.record.value(name);
    const call = { table: record.table, field: name, value, id: record.id(), ...(typeof url === "string" && { url }) };
    const late = natives.after(longestMs, () => abort.abort());
    const stop = form.record.listen(name, () => {
      if (form.record.value(name) === typed) return;
      stop();
      asked.delete(name);
      abort.abort();
      form.setRemark(name, undefined);
    });
    const answer = isFree(call, abort.signal).then(
      (free) => free,
      () => undefined,
    );
    const one: Asked = { key, answer: answer.then(take) };
    asked.set(name, one);

    function take(free: boolean | undefined): void {
      natives.cancel(late);
      if (asked.get(name) !== one) return; // somebody typed on
      asked.delete(name);
      known.set(key, free);
      if (free === undefined) form.setRemark(name, { kind: "warning", code: "notChecked", params: {} });
      else stop();
      form.judge(name);
    }
  }

  async function settle(page?: number): Promise<void> {
    for (const [key, free] of known) if (free === undefined) known.delete(key);
    form.judgeAll(page);
    while (asked.size) {
      await Promise.all([...asked.values()].map(({ answer }) => answer));
      form.judgeAll(page); // what was typed meanwhile is asked for too
    }
  }

  return { judge, settle };
}

interface Asked {
  key: string;
  answer: Promise<void>;
}
