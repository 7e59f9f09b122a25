/** Suggestions while typing, and new entries of a list (R7.2-04 to R7.2-06). */
import type { Data } from "../../../base/data.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { settings } from "../../../base/settings.ts";
import { request } from "../../client/client.ts";

export interface SuggestCall {
  /** The search text. */
  key: string;
  /** The most suggestions wanted. */
  limit: number;
  parent?: string | undefined;
  parent2?: string | undefined;
  parent3?: string | undefined;
  /** Asks only for the entry with this value. */
  val?: string | undefined;
  /** `model.field`: returns recent choices instead of a search. */
  smart?: string | undefined;
  /** Bypasses the page's cache (R3.6-19). */
  nocache?: boolean | undefined;
}

/** Cache: the last requests of the page (as JSON) and their answers. */
const remembered = new Map<string, unknown[]>();
const mostRemembered = 200;

/** GET /api-user/suggest/{data} (R7.2-05): a list of objects or texts, unchanged. @throws ServerError */
export async function readSuggestions(data: string, call: SuggestCall, signal?: AbortSignal): Promise<unknown[]> {
  const { key, limit, nocache, smart, ...more } = call;
  const query = { limit, key, ...more, ...(smart && { smart }), ...(nocache && { nocache: true }) };
  const question = natives.json([data, query]);
  const known = nocache ? undefined : remembered.get(question);
  if (known) return known;
  const before = age;
  const { data: list } = await request({ name: "suggest", values: { data }, query, signal });
  if (!nocache && before === age) remember(question, list);
  return list;
}

/**
 * Version of the cache, increased when it is cleared: answers to older requests are stale, so they are neither shown
 * nor cached.
 */
let age = 0;
export const suggestionAge = (): number => age;
/** Clears the cache of suggestions: a new entry may match them. */
export function forgetSuggestions(): void {
  remembered.clear();
  age++;
}

function remember(question: string, list: unknown[]): void {
  if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value!);
  remembered.set(question, list);
}

/**
 * GET /api-user/select-add with group, name, key (R7.2-04) adds an entry to a list; returns its id, "" when the answer
 * has none. A write: never retried. Setting `select_add_method` makes it a POST. @throws ServerError
 */
export async function addOption(entry: { group: string; name: string; key: string }): Promise<string> {
  const isPost = settings.select_add_method === "POST";
  const how: Data = isPost ? { method: "POST", body: entry } : { query: entry };
  return (await request({ name: "selectAdd", ...how })).data;
}
