import type { Data } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
import { ServerError } from "../../client/server-error.ts";

/** GET {api}{table}/{id} (R7.3-01). @throws ServerError, with status 404 also for an empty answer */
export async function readRecord(
  table: string,
  id: string,
  signal?: AbortSignal,
): Promise<{ record: Data; etag: string | null }> {
  const { data: record, etag } = await request({ name: "read", values: { table, id }, cache: "no-cache", signal });
  if (!record) throw new ServerError("status", { status: 404, data: record });
  return { record, etag };
}
