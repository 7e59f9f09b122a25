import type { Data } from "../../../base/data.ts";
import type { Lists } from "../../client/answers/list-shapes.ts";
import { request } from "../../client/client.ts";
import type { ServerError } from "../../client/server-error.ts";
import { addQuery } from "../../client/query-string.ts";
import { filters } from "./list-filters.ts";
// What reads the answer comes with the call.
import "../../client/answers/list-shapes.ts";

export interface OptionsCall {
  /** The field's own path; replaces /api-user/select/. */
  path?: string | undefined;
  /** Bypasses the page's cache (R3.6-19). */
  nocache?: boolean;
  /** After a new entry (R7.2-02). */
  isReload?: boolean;
  /** Aborts the request; callers that share it ask again. */
  signal?: AbortSignal | undefined;
}

const remembered = new Map<string, Promise<Lists>>();

/**
 * GET /api-user/select/{name} or /{a,b},1 with model values and page state (R7.2-01). Equal calls share one request and
 * are cached for the page. Lists missing in the answer are missing in the result. @throws ServerError
 */
export function readOptions(names: string[], values: Data = {}, how: OptionsCall = {}): Promise<Lists> {
  const { path, nocache, isReload, signal } = how;
  const query = { ...filters(values), ...(isReload && { reload: true }) };
  const address = new URL(path ?? names.join(), "x:/");
  addQuery(address, filters(values));
  const known = remembered.get(address.href);
  if (known && !nocache && !isReload)
    return known.catch((error: ServerError) => {
      if (error.kind !== "aborted" || signal?.aborted) throw error;
      return readOptions(names, values, how);
    });
  const target =
    names.length === 1
      ? { name: "select" as const, values: { name: names[0] } }
      : { name: "selects" as const, values: { names } };
  const asked =
    names.includes(relations) && !path
      ? readWithRelations(names, values, { nocache: true, signal, ...(isReload && { isReload }) })
      : request({ ...target, path, query, signal }).then(({ data }) => data);
  remembered.set(address.href, asked);
  asked.catch(() => remembered.get(address.href) === asked && remembered.delete(address.href));
  return asked;
}

/** The list of relations between records, which has a call of its own (R7.2-12). */
const relations = "rel_extend";

async function readWithRelations(names: string[], values: Data, how: OptionsCall): Promise<Lists> {
  const others = names.filter((name) => name !== relations);
  const [{ data }, lists] = await Promise.all([
    request({ name: "relations", signal: how.signal }),
    others.length ? readOptions(others, values, how) : {},
  ]);
  return { ...lists, [relations]: data.map((row) => ({ id: row["aname"], text: row["description"] })) };
}

/** The state of the page, sent with each list call (R7.2-01): the pairs of the page's query string. */
export const pageState = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search));

/** Clears the cache of lists, after a save or a change of language; open lists keep the options they show. */
export const forgetOptions = (): void => remembered.clear();
