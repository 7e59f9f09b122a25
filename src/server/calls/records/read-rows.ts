// layer 8: answers
import type { Data } from "../../../base/data.ts";
import type { Rows } from "../../client/answers/rows-shape.ts";
import { request } from "../../client/client.ts";
import { templateOf } from "../../client/other-calls.ts";

export interface RowsQuery {
  /** Without a limit the server sends all records. */
  limit?: number | undefined;
  offset?: number | undefined;
  order?: string;
  /** Column → value, list, null or `{ operator, value }`. */
  filter?: Data;
}

/**
 * GET {api}{table}/ with limit, offset, order, filter (protocol.md, lists). @param api ends with '/': a prefix that
 * replaces setting `api`; else the whole address. @throws ServerError
 */
export async function readRows(
  table: string,
  { filter = {}, order, ...query }: RowsQuery,
  { api, signal }: { api?: string; signal?: AbortSignal } = {},
): Promise<Rows> {
  const path = api?.endsWith("/") ? templateOf("list").replace("{api}", api) : api || undefined;
  const { data } = await request({
    name: "list",
    path,
    values: { table },
    query: { ...query, order: order || undefined, filter: Object.keys(filter).length ? filter : undefined },
    signal,
  });
  return data;
}
