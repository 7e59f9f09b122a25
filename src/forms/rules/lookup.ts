/** Lookups of rules (R3.6-50, R4-26, R7.2-07, R7.2-08): the server's data about a value fill other fields. */
import { isData, type Data } from "../../base/data.ts";
import { isUnread } from "../../values/unread.ts";
import type { Rule } from "./behavior.ts";
import { scopeOf } from "./formulas.ts";
import type { Form, Remark } from "../open-form.ts";
import { isMissing } from "../missing.ts";
import type { LookupPhrase } from "./phrases.ts";
import "./phrases.ts";

/** One lookup per rule at a time: a new one aborts the previous one, whose answer is ignored. */
export class Lookup {
  readonly #form: Form;
  readonly #rule: Rule;
  readonly #give: (values: Data) => void;
  #asked: AbortController | undefined;

  /** @param give receives raw values by field */
  constructor(form: Form, rule: Rule, give: (values: Data) => void) {
    this.#form = form;
    this.#rule = rule;
    this.#give = give;
  }

  /** The value has changed: aborts the lookup and removes its remark. */
  forget(): void {
    this.#asked?.abort();
    this.#asked = undefined;
    if (this.#form.remark(this.#rule.field)) this.#form.setRemark(this.#rule.field, undefined);
  }

  async run(): Promise<void> {
    this.forget();
    const { field, api } = this.#rule;
    const value = this.#value();
    if (isMissing(value) || isUnread(this.#form.record.value(field))) return;
    const own = (this.#asked = new AbortController());
    this.#say({ kind: "busy", code: "loading", params: {} });
    try {
      const { readLookup } = await import("../../server/calls/records/lookups.ts");
      const found = await readLookup(api, { field, value, values: addressValues(this.#form) }, own.signal);
      if (own === this.#asked) this.#take(found, value);
    } catch (error) {
      if (own !== this.#asked) return;
      console.warn(error); // R8-38: the error is for the author; the person can fill the fields by hand
      this.#say({ kind: "warning", code: "lookupFailed", params: {} });
    }
  }

  #take(found: Data | undefined, value: unknown): void {
    const { noresult, set } = this.#rule;
    if (found) {
      this.#give(isData(set) && Object.keys(set).length ? mapped(set, found) : found);
      return this.#say({ kind: "info", code: "lookupFound", params: { value } });
    }
    const hasWords = isTitle(noresult);
    if (!hasWords && isData(noresult)) this.#give(isData(noresult["set"]) ? noresult["set"] : noresult);
    const words = hasWords ? { words: noresult } : {};
    this.#say({ kind: "warning", code: "lookupNotFound", params: { value }, ...words });
  }
  #say(remark: Remark & { code: LookupPhrase | "loading" }): void {
    this.#form.setRemark(this.#rule.field, remark);
  }

  /** The query value: the field's value, the value of another field named by `val`, or a fixed text (R3.6-52). */
  #value(): unknown {
    const { val, field } = this.#rule;
    const named = this.#form.entries.get(typeof val === "string" ? val : field);
    return val === undefined || named ? named && this.#form.write(named) : val;
  }
}

/** The values of the form's fields, spelled as a save sends them, and the record's id: for placeholders in an address. */
export function addressValues(form: Form): Data {
  const { schema, record, fixed } = form;
  const fields = schema.entries.filter((entry) => form.isStored(entry));
  const id = Object.values(fixed)[0] ?? record.loaded("id");
  return {
    ...scopeOf(form),
    id,
    ...fixed,
    ...Object.fromEntries(fields.map((entry) => [entry.name, form.write(entry)])),
  };
}

/** Maps fields to columns of the result. */
const mapped = (set: Data, found: Data): Data =>
  Object.fromEntries(Object.entries(set).map(([field, from]) => [field, found[String(from)]]));

/** A text, or texts by language; any other object holds values. */
const isTitle = (given: unknown): boolean =>
  typeof given === "string" || (isData(given) && Object.keys(given).every((key) => /^(ua|uk|ru|en)$/.test(key)));
