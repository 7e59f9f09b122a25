/** Texts of values whose list is never loaded as a whole: each is requested once, with `val` (R7.2-05). */
import { store } from "../../base/store.ts";
import type { Entry } from "../schema/schema.ts";
import type { List } from "./option-lists.ts";
import type { Option } from "./read-list.ts";
import { readOffered, sourceOf } from "./suggestions.ts";

export const labelStore = store();
const known = new Map<string, string>();
/** The state of each text that was requested. */
const asked = new Map<string, List["state"]>();

/** The text of a value; the value itself until the text is known. A list of texts stores the text, so nothing is asked. */
export function labelOf(entry: Entry, id: string): string {
  const key = keyOf(entry, id);
  if (id && entry["index_key"] !== "text" && sourceOf(entry) && !known.has(key) && !asked.has(key))
    void bring(entry, id);
  return known.get(key) ?? id;
}

/** Whether the text of a value is being loaded, is known as far as it can be, or failed to load. */
export function labelState(entry: Entry, id: string): List["state"] {
  const key = keyOf(entry, id);
  return known.has(key) ? "here" : (asked.get(key) ?? "here");
}

/** Forgets that the texts of these values failed to load: the next `labelOf` requests them again. */
export function forgetFailed(entry: Entry, ids: readonly string[]): void {
  for (const id of ids) if (labelState(entry, id) === "failed") asked.delete(keyOf(entry, id));
  labelStore.tell();
}

/** Stores the text of an offered choice, so that it need not be requested. */
export function learn(entry: Entry, { id, text }: Option): void {
  known.set(keyOf(entry, id), text);
}

const keyOf = (entry: Entry, id: string) => `${sourceOf(entry)}\n${id}`;

async function bring(entry: Entry, id: string): Promise<void> {
  const key = keyOf(entry, id);
  asked.set(key, "loading");
  try {
    const options = await readOffered(entry, { key: "", limit: 1, val: id });
    const found = options.find((option) => option.id === id);
    if (found) known.set(key, found.text);
    asked.set(key, "here");
  } catch (error) {
    asked.set(key, "failed");
    console.warn(error);
  }
  labelStore.tell();
}
