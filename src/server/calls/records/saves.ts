import { isData, type Data } from "../../../base/data.ts";
import { request, type Answer, type Call } from "../../client/client.ts";
import { unwrapped } from "../../client/unwrap.ts";
import { idKey, templateOf } from "../../client/urls.ts";

type Id = string | number;
/** How a write goes out. */
export interface WriteOptions extends Pick<
  Call,
  "key" | "opener" | "signal" | "headers" | "query" | "method" | "keepalive"
> {
  match?: string | null | undefined;
  /** A form's `api` (R3.6-36): a prefix in place of setting `api` when it ends with '/', else the whole address (R7.3-02). */
  api?: string | undefined;
}

/** What a write gave (R3.9-15). */
export interface Saved {
  /** "" when the answer holds none. */
  id: string;
  answer: unknown;
  noSavedMessage: boolean;
  redirect: string | undefined;
  etag: string | null;
}

/** POST {api}{table}/ (R4-32). @throws ServerError */
export const createRecord = (table: string, record: Data | FormData, options?: WriteOptions): Promise<Saved> =>
  write({ name: "create", method: "POST", values: { table }, body: record }, table, options);

/** PUT {api}{table}/{id}. @throws ServerError */
export const updateRecord = (table: string, id: Id, record: Data | FormData, options?: WriteOptions): Promise<Saved> =>
  write({ name: "update", method: "PUT", values: { table, id }, body: record }, table, options);

/** DELETE {api}{table}/{id}. @throws ServerError */
export const deleteRecord = (table: string, id: Id, options?: WriteOptions): Promise<Saved> =>
  write({ name: "delete", method: "DELETE", values: { table, id } }, table, options);

/**
 * A save by GET keeps its fields in the query; over 1000 characters they go by POST. To a whole address of its own a
 * form goes by POST unless it names a method (R7.3-02).
 */
async function write(call: Call, table: string, { api, match, ...options }: WriteOptions = {}): Promise<Saved> {
  const whole: Call = {
    ...call,
    ...(api && ownAddress(api, call)),
    ...options,
    match: match ?? undefined,
    kind: "write",
    isSigned: true,
  };
  if (/^get$/i.test(whole.method ?? "")) {
    whole.query = { ...(call.body as Data), ...options.query };
    delete whole.body;
  }
  return savedOf(await request(whole), table);
}

function ownAddress(api: string, { name, body, values }: Call): Partial<Call> {
  if (api.endsWith("/")) return { path: templateOf(name!).replace("{api}", api), name: undefined };
  const fields = body instanceof FormData ? {} : body;
  return { path: api, name: undefined, method: "POST", values: { ...(fields as Data), ...values } };
}

/** What an answer to a write says. */
export function savedOf({ data, etag }: Answer, table: string): Saved {
  const answer = unwrapped(data);
  const made = isData(answer) ? answer : {};
  const redirect = made["redirect"];
  return {
    id: String((isData(answer) ? idOf(answer, table) : bareId(answer)) ?? ""),
    answer,
    noSavedMessage: !!made["noSavedMessage"],
    redirect: typeof redirect === "string" && redirect ? redirect : undefined,
    etag,
  };
}

/** The id, or the first field that is no word about the save itself. */
function idOf(answer: Data, table: string): Id | undefined {
  const known = bareId(answer[idKey(table)]) ?? bareId(answer["id"]);
  const first = Object.keys(answer).find(
    (key) => !/^(noSavedMessage|redirect|error|message|success|ok|status|code|data)$/.test(key),
  );
  return known ?? (first === undefined ? undefined : bareId(answer[first]));
}

const bareId = (value: unknown): Id | undefined =>
  typeof value === "number" ||
  (typeof value === "string" && /^[^\s<>]{1,200}$/.test(value) && !/^(ok|success|saved|true|done)$/i.test(value))
    ? value
    : undefined;
