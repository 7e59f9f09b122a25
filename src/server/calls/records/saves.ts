import type { Data } from "../../../base/data.ts";
import type { Saved } from "../../client/answers/saved.ts";
import type { Call } from "../../client/call.ts";
import { request } from "../../client/client.ts";
import { queryOf } from "./query-of.ts";
import { templateOf } from "../../client/other-calls.ts";
// What reads the answer comes with the call.
import "../../client/whole-client.ts";

export type { Saved };
type Id = string | number;
/** Options of a write. */
export interface WriteOptions extends Pick<
  Call,
  "key" | "opener" | "signal" | "headers" | "query" | "method" | "keepalive"
> {
  match?: string | null | undefined;
  /**
   * A form's `api` (R3.6-36): ends with '/': a prefix that replaces setting `api`; else the whole address (R7.3-02).
   */
  api?: string | undefined;
}

/** POST {api}{table}/ (R4-32). @throws ServerError */
export const createRecord = (table: string, record: Data | FormData, options?: WriteOptions): Promise<Saved> =>
  write({ name: "create", method: "POST", values: { table }, body: record }, options);

/** PUT {api}{table}/{id}. @throws ServerError */
export const updateRecord = (table: string, id: Id, record: Data | FormData, options?: WriteOptions): Promise<Saved> =>
  write({ name: "update", method: "PUT", values: { table, id }, body: record }, options);

/** DELETE {api}{table}/{id}. @throws ServerError */
export const deleteRecord = (table: string, id: Id, options?: WriteOptions): Promise<Saved> =>
  write({ name: "delete", method: "DELETE", values: { table, id } }, options);

/** POST {api}restore/{table}/{id}: takes a delete back. @throws ServerError */
export const restoreRecord = (table: string, id: Id, options?: WriteOptions): Promise<Saved> =>
  write({ name: "restore", method: "POST", values: { table, id } }, options);

type SaveName = "create" | "update" | "delete" | "restore";

/**
 * A save by GET sends its fields in the query; over 1000 characters it becomes a POST. A form with a whole address of its
 * own is sent by POST unless it names a method (R7.3-02).
 */
async function write(call: Call<SaveName>, { api, match, ...options }: WriteOptions = {}): Promise<Saved> {
  const whole: Call<SaveName> = {
    ...call,
    ...(api && ownAddress(api, call)),
    ...options,
    match: match ?? undefined,
    isSigned: true,
  };
  if (/^get$/i.test(whole.method ?? "")) {
    whole.query = { ...queryOf((call.body ?? {}) as Data | FormData), ...options.query };
    delete whole.body;
  }
  const { data, etag } = await request(whole);
  return { ...data, etag };
}

function ownAddress(api: string, { name, body, values }: Call<SaveName>): Omit<Partial<Call>, "name"> {
  if (api.endsWith("/")) return { path: templateOf(name).replace("{api}", api) };
  const fields = body instanceof FormData ? {} : body;
  return { path: api, method: "POST", values: { ...(fields as Data), ...values } };
}
