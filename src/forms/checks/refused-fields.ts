/** The server's messages at the fields of a form: which field a message means, and how long it stands. */
import type { FieldError } from "../../server/client/answers/field-errors.ts";
import { same } from "../../values/same.ts";
import type { Form } from "../open-form.ts";
import type { Problem } from "./validators.ts";

/** A message, and the value that the server refused. */
interface Refused {
  text: string;
  value: unknown;
  /** Messages for parts of the value, such as the cells of a table. */
  places: { path: readonly string[]; text: string }[];
}

/** Messages by field; each stands until its field changes or the form is saved again. */
export class RefusedFields {
  readonly #form: Form;
  readonly #byName = new Map<string, Refused>();
  /** The values of the fields when they were sent. */
  #sent: ReadonlyMap<string, unknown> = new Map();

  constructor(form: Form) {
    this.#form = form;
    form.refused = (name, value) => this.#problemOf(name, value);
  }

  /** The form is sent now: messages in the answer are about these values. */
  noteSent(): void {
    const { entries, record } = this.#form;
    this.#sent = new Map([...entries.keys()].map((name) => [name, record.value(name)]));
  }

  /**
   * Shows the messages at their fields. @returns those that mean no visible field of the form, or a value that has been
   * changed since it was sent, as sentences
   */
  show(errors: readonly FieldError[]): string[] {
    const form = this.#form;
    const unplaced: string[] = [];
    for (const { path, text } of errors) {
      const found = findField([...form.entries.keys()], path);
      const isOver = !found || form.state(found.name).isHidden || this.#isChanged(found.name);
      if (isOver) unplaced.push(path.length ? `${path.join(".")}: ${text}` : text);
      else this.#add(found.name, found.rest, text);
    }
    for (const name of this.#byName.keys()) form.judge(name);
    return unplaced;
  }
  #isChanged(name: string): boolean {
    return this.#sent.has(name) && !same(this.#sent.get(name), this.#form.record.value(name));
  }
  #add(name: string, rest: readonly string[], text: string): void {
    const form = this.#form;
    const entry = form.entries.get(name)!;
    const place = rest.length ? (form.codecs(entry)?.placeName?.(rest, entry) ?? rest.join(".")) : "";
    const words = place ? `${place}: ${text}` : text;
    const { text: before, places = [] } = this.#byName.get(name) ?? {};
    this.#byName.set(name, {
      text: before ? `${before} ${words}` : words,
      value: form.record.value(name),
      places: rest.length ? [...places, { path: rest, text }] : places,
    });
  }

  /** The problem of a field that still has the refused value. */
  #problemOf(name: string, value: unknown): Problem | undefined {
    const refused = this.#byName.get(name);
    if (!refused) return undefined;
    const { text: message, places } = refused;
    if (same(refused.value, value)) return { path: name, code: "invalid", params: { places }, message };
    this.#byName.delete(name);
    return undefined;
  }
  /** The next attempt to save asks the server again. */
  clear(): void {
    const names = [...this.#byName.keys()];
    this.#byName.clear();
    for (const name of names) this.#form.judge(name);
  }
}

/** The field that a path means, compared without case, `_` and `-`; the longest part of the path that is a name wins. */
export function findField(
  names: readonly string[],
  path: readonly string[],
): { name: string; rest: readonly string[] } | undefined {
  const byPlain = new Map(names.map((name) => [plain(name), name]));
  const exact = new Set(names);
  for (let from = 0; from < path.length; from++)
    for (let to = path.length; to > from; to--) {
      const joined = path.slice(from, to).join(".");
      const name = exact.has(joined) ? joined : byPlain.get(plain(joined));
      if (name) return { name, rest: path.slice(to) };
    }
  return undefined;
}

const plain = (name: string): string => name.replace(/[_-]/g, "").toLowerCase();
