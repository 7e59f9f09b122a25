import { isData, type Data } from "../../../base/data.ts";
import { isSystemKey } from "../../../base/system-keys.ts";
import { request } from "../../client/client.ts";
import { addQuery } from "../../client/query.ts";

/** Option lists by their names, as the server sent them; `multi` and `lang` beside them when it sent flags (R7.2-01). */
export type Lists = Record<string, unknown>;
export interface OptionsCall {
  /** An own path in place of /api-user/select/. */
  path?: string | undefined;
  /** Asks again although the page remembers (R3.6-19). */
  nocache?: boolean;
  /** After a new entry (R7.2-02). */
  isReload?: boolean;
  /** For questions that nobody else shares. */
  signal?: AbortSignal | undefined;
}

const remembered = new Map<string, Promise<Lists>>();

/**
 * GET /api-user/select/{name} or /{a,b},1 with model values and state (R7.2-01). Equal calls are shared and remembered
 * for the page. A list that the answer lacks is absent. @throws ServerError
 */
export function readOptions(
  names: string[],
  values: Data = {},
  { path, nocache, isReload, signal }: OptionsCall = {},
): Promise<Lists> {
  const query = { ...filters(values), ...(isReload && { reload: true }) };
  const address = new URL(path ?? names.join(), "x:/");
  addQuery(address, filters(values));
  const known = remembered.get(address.href);
  if (known && !nocache && !isReload) return known;
  const one = names.length === 1;
  const target = path
    ? { path }
    : one
      ? { name: "select" as const, values: { name: names[0] } }
      : { name: "selects" as const, values: { names } };
  const asked = request({ ...target, query, signal }).then(({ data }) => listsOf(names, data));
  remembered.set(address.href, asked);
  asked.catch(() => remembered.get(address.href) === asked && remembered.delete(address.href));
  return asked;
}

/** The state of the page, which goes with a list's question (R7.2-01): the pairs of its query. */
export const pageState = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search));

/** Forgets all lists, after a save or with another language; open lists keep what they show. */
export const forgetOptions = (): void => remembered.clear();

/** Values that go with a lookup: texts under 100 characters, numbers, flags; no system keys (R3.9-19, R9.8-09). */
export function filters(values: Data): Record<string, string> {
  const kept = Object.entries(values).filter(([name, value]) => {
    const isPlain = /^(string|number|boolean)$/.test(typeof value) && String(value).length < 100;
    return isPlain && !isSystemKey(name);
  });
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

function listsOf(names: string[], data: unknown): Lists {
  const answer: Data = isData(data) ? data : {};
  const { multi, lang } = answer;
  const found: Lists = { ...(multi !== undefined && { multi }), ...(lang !== undefined && { lang }) };
  for (const name of names) {
    const list = answer[name] ?? answer[`${name}json`];
    if (list !== undefined) found[name] = list;
  }
  const [only] = names;
  if (names.length === 1 && only && found[only] === undefined) {
    const others = Object.entries(answer).filter(([key]) => key !== "multi" && key !== "lang");
    const list = Array.isArray(data) ? data : others.length === 1 && others[0]![1];
    if (typeof list === "object" && list) found[only] = list;
  }
  return found;
}
