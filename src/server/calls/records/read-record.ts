// layer 2: page
import type { Data } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
import { ServerError } from "../../client/server-error.ts";

/** GET {api}{table}/{id} (R7.3-01), or `path`. @throws ServerError; an empty answer counts as status 404 */
export async function readRecord(
  table: string,
  id: string,
  { path, signal }: { path?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<{ record: Data; etag: string | null }> {
  const { data: record, etag } = await request({
    name: "read",
    path,
    values: { table, id },
    cache: "no-cache",
    signal,
  });
  if (!record) throw new ServerError("status", { status: 404, data: record });
  return { record, etag };
}
