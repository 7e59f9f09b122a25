/** Suggestions of the server for a typed text (R7.2-05, R7.2-06): only the latest request counts. */
import { isData, type Data } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { store } from "../../base/store.ts";
import { readSuggestions, suggestionAge, type SuggestCall } from "../../server/calls/lists/suggest.ts";
import type { List, Parents } from "./option-lists.ts";
import { traitsOf } from "../schema/field-traits.ts";
import type { Entry } from "../schema/schema.ts";
import { readAddresses } from "./addresses.ts";
import { readList, type Option } from "./read-list.ts";
import { search } from "./search.ts";

/** Debounce after the last key (R9.4-02), in ms. */
const restMs = 100;
const mostRecent = 10;

/** The suggestions of one field. */
export class Suggestions {
  /** Notifies listeners when an answer has arrived. */
  readonly store = store();
  readonly #entry: Entry;
  readonly #parents: () => Parents | undefined;
  #asked: AbortController | undefined;
  #timer: number | undefined;
  #running: Promise<List> | undefined;
  /** How many wait for the answer to a text that was left. */
  #waiting = 0;
  /** The question that the list answers. */
  #question: string | undefined;
  /** The text of the last question. */
  #last = "";
  #list: List = { state: "here", options: [] };
  #text = "";

  constructor(entry: Entry, parents: () => Parents | undefined) {
    this.#entry = entry;
    this.#parents = parents;
  }

  /** The text of the input; "" while nothing is typed. */
  get text(): string {
    return this.#text;
  }
  /** The suggestions known for it; while nothing is typed, those of the last question, which may have failed. */
  get known(): List {
    return this.#text ? this.found(this.#text) : this.#list;
  }
  /** Whether a request is running. */
  get isAsking(): boolean {
    return this.#list.state === "loading";
  }
  /** The suggestions known for a text; while loading, the previous ones that still match. */
  found(text: string): List {
    const isAsked = this.#question === this.#questionFor(text);
    if (isAsked && this.#list.state !== "loading") return this.#list;
    return { state: "loading", options: [...search(this.#list.options, text)] };
  }
  /** Call it while a text is typed. @param isAsked false for a text that is too short or too long */
  typed(text: string, isAsked: boolean): void {
    this.#text = text;
    natives.cancel(this.#timer);
    if (!isAsked) return;
    if (this.#question === this.#questionFor(text) && this.#list.state !== "failed") return;
    this.#stop();
    this.#timer = natives.after(restMs, () => void this.ask(text));
  }
  /**
   * Asks without a delay: the list was opened, or a request is retried.
   *
   * @returns the list for this text; "loading" if a later question came before the answer
   */
  async ask(text: string): Promise<List> {
    const question = this.#questionFor(text);
    const isSame = this.#question === question;
    if (isSame && this.#list.state === "loading") return this.#running!;
    if (isSame && this.#list.state === "here" && this.#entry["nocache"] !== true) return this.#list;
    this.#stop();
    this.#question = question;
    this.#last = text;
    this.#list = { ...this.#list, state: "loading" };
    return (this.#running = this.#bring(text, (this.#asked = new AbortController())));
  }
  /** Asks the last question again. */
  again(): void {
    void this.ask(this.#last);
  }
  /** Like `ask`, for a text that was left: its answer is waited for even when nothing shows it any more. */
  async exact(text: string): Promise<List> {
    this.#waiting++;
    const list = await this.ask(text);
    this.#waiting--;
    return list;
  }
  /** Aborts the request: nothing shows its answer any more. */
  end(): void {
    if (!this.#waiting) this.#stop();
  }

  async #bring(text: string, own: AbortController): Promise<List> {
    const list = await this.#read(text, own.signal).then(
      (options): List => ({ state: "here", options }),
      (): List => ({ state: "failed", options: [] }),
    );
    if (own !== this.#asked) return { state: "loading", options: [] };
    this.#list = list;
    this.store.tell();
    return list;
  }
  #stop(): void {
    natives.cancel(this.#timer);
    this.#asked?.abort();
    this.#asked = undefined;
    if (this.#list.state !== "loading") return;
    this.#question = undefined;
    this.#list = { ...this.#list, state: "here" };
  }
  #questionFor(text: string): string {
    return natives.json([text.trim(), this.#parents(), suggestionAge()]);
  }

  async #read(text: string, signal: AbortSignal): Promise<Option[]> {
    const key = text.trim();
    const { smart } = this.#entry;
    const recent =
      key === "" && smart ? await this.#call({ key, limit: mostRecent, smart: String(smart) }, signal) : [];
    if (recent.length) return recent.slice(0, mostRecent).map((one) => ({ ...one, isRecent: true }));
    const limit = traitsOf(this.#entry.type).mostSuggested ?? 30;
    return this.#call({ key, limit }, signal);
  }
  async #call(call: SuggestCall, signal: AbortSignal): Promise<Option[]> {
    return readOffered(this.#entry, { ...call, ...wired(this.#entry, this.#parents()) }, signal);
  }
}

/** The name of the searched source: `data`, else `smart`. */
export const sourceOf = ({ data, smart }: Entry): string => String(data || smart || "");

/** The values of the parent fields under the server's names: parent, parent2, parent3. */
function wired(entry: Entry, parents: Parents = {}): Data {
  const named = (["parent", "parent2", "parent3"] as const).filter((key) => entry[key]);
  return Object.fromEntries(named.map((key) => [key, parents[String(entry[key])] || undefined]));
}

/** Requests suggestions and returns them as choices, each with all its columns. */
export async function readOffered(entry: Entry, call: SuggestCall, signal?: AbortSignal): Promise<Option[]> {
  const nocache = entry["nocache"] === true;
  const suggest = () => readSuggestions(sourceOf(entry), { ...call, nocache }, signal);
  const given = traitsOf(entry.type).isAddress ? await readAddresses(call, signal, suggest) : await suggest();
  return given.flatMap((one) =>
    readList([one], String(entry["index_key"] ?? "id")).map((option) =>
      isData(one) ? { ...option, fields: one } : option,
    ),
  );
}
