/** Texts of values whose list is never loaded as a whole: each is requested once, with `val` (R7.2-05). */
import { store } from "../../base/store.ts";
import type { Entry } from "../schema/schema.ts";
import type { Option } from "./read-list.ts";
import { readOffered, sourceOf } from "./suggestions.ts";

export const labelStore = store();
const known = new Map<string, string>();
const asked = new Set<string>();

/** The text of a value; the value itself until the text is known. */
export function labelOf(entry: Entry, id: string): string {
  const key = keyOf(entry, id);
  if (id && sourceOf(entry) && !known.has(key) && !asked.has(key)) void bring(entry, id);
  return known.get(key) ?? id;
}

/** Stores the text of an offered choice, so that it need not be requested. */
export function learn(entry: Entry, { id, text }: Option): void {
  known.set(keyOf(entry, id), text);
}

const keyOf = (entry: Entry, id: string) => `${sourceOf(entry)}\n${id}`;

async function bring(entry: Entry, id: string): Promise<void> {
  const key = keyOf(entry, id);
  asked.add(key);
  try {
    const options = await readOffered(entry, { key: "", limit: 1, val: id });
    const found = options.find((option) => option.id === id);
    if (!found) return;
    known.set(key, found.text);
    labelStore.tell();
  } catch (error) {
    console.warn(error); // the value itself is shown instead
  }
}
