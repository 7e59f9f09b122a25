/** What fits a typed text, from the server (R7.2-05, R7.2-06): the last question wins. */
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

/** How long after the last key the server is asked (R9.4-02), in ms. */
const restMs = 100;
const mostRecent = 10;

/** The suggestions of one field. */
export class Suggestions {
  /** Told when an answer has come. */
  readonly store = store();
  readonly #entry: Entry;
  readonly #parents: () => Parents | undefined;
  #asked: AbortController | undefined;
  #timer: number | undefined;
  /** What the list belongs to. */
  #question: string | undefined;
  #list: List = { state: "here", options: [] };
  #text = "";

  constructor(entry: Entry, parents: () => Parents | undefined) {
    this.#entry = entry;
    this.#parents = parents;
  }

  /** What stands in the input, "" while nothing is typed. */
  get text(): string {
    return this.#text;
  }
  /** What is known for it. */
  get known(): List {
    return this.found(this.#text);
  }
  /** What is known for a text now; while it is asked for, what came before and still fits. */
  found(text: string): List {
    const isAsked = this.#question === this.#questionFor(text);
    if (isAsked && this.#list.state !== "loading") return this.#list;
    return { state: "loading", options: [...search(this.#list.options, text)] };
  }
  /** A text is being typed. @param isAsked false for one that is too short or too long */
  typed(text: string, isAsked: boolean): void {
    this.#text = text;
    if (!isAsked) return;
    if (this.#question === this.#questionFor(text) && this.#list.state !== "failed") return;
    this.#stop();
    this.#timer = natives.after(restMs, () => void this.ask(text));
  }
  /** At once: the list is opened, or shall be tried again. */
  async ask(text: string): Promise<void> {
    const question = this.#questionFor(text);
    const isNew = this.#entry["nocache"] === true || this.#question !== question || this.#list.state === "failed";
    if (!isNew) return;
    this.#stop();
    const own = (this.#asked = new AbortController());
    this.#question = question;
    this.#list = { ...this.#list, state: "loading" };
    try {
      const options = await this.#read(text, own.signal);
      if (own === this.#asked) this.#list = { state: "here", options };
    } catch {
      if (own === this.#asked) this.#list = { state: "failed", options: [] };
    }
    if (own === this.#asked) this.store.tell();
  }
  /** Nobody waits any more. */
  end(): void {
    this.#stop();
  }

  #stop(): void {
    natives.cancel(this.#timer);
    this.#asked?.abort();
    this.#asked = undefined;
    if (this.#list.state === "loading") this.#question = undefined;
  }
  #questionFor(text: string): string {
    return natives.json([text.trim(), this.#parents(), suggestionAge]);
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

/** `data` names what is searched; without it the field of the recent choices. */
export const sourceOf = ({ data, smart }: Entry): string => String(data || smart || "");

/** The values of the other fields as the server knows them: parent, parent2, parent3. */
function wired(entry: Entry, parents: Parents = {}): Data {
  const named = (["parent", "parent2", "parent3"] as const).filter((key) => entry[key]);
  return Object.fromEntries(named.map((key) => [key, parents[String(entry[key])] || undefined]));
}

/** Suggestions as choices, each with all its columns. */
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
