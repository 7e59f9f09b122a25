// layer 2: page
import type { Data } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
import { ServerError } from "../../client/server-error.ts";

/** GET {api}{table}/{id} (R7.3-01). @throws ServerError; an empty answer counts as status 404 */
export async function readRecord(
  table: string,
  id: string,
  signal?: AbortSignal,
): Promise<{ record: Data; etag: string | null }> {
  const { data: record, etag } = await request({ name: "read", values: { table, id }, cache: "no-cache", signal });
  if (!record) throw new ServerError("status", { status: 404, data: record });
  return { record, etag };
}
