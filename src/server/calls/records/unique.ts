import { request } from "../../client/client.ts";

export interface UniqueCall {
  /** `schema.table`. */
  table: string;
  field: string;
  value: string;
  /** The record being edited, whose own value does not count as taken; "" for a new record. */
  id: string;
  /**
   * Replaces the address /api/unique/…; `{value}` is the placeholder of the value, without it the value goes into the
   * query.
   */
  url?: string;
}

/** GET /api/unique/{schema}/{table}/{field}: whether the value is free (R5.1-15, R7.2-09). @throws ServerError */
export const isFree = async (call: UniqueCall, signal?: AbortSignal): Promise<boolean> =>
  (await request({ name: "unique", ...addressed(call), signal, cache: "no-cache" })).data;

function addressed({ table, field, url, value, id }: UniqueCall) {
  const own = id === "" ? {} : { id };
  if (url) return { path: url, values: { value }, query: url.includes("{value}") ? own : { value, ...own } };
  const [name = "", schema = "public"] = table.split(".").toReversed();
  return { values: { schema, table: name, field }, query: { value, ...own } };
}
