import { isData, type Data } from "../../../base/data.ts";
import { ServerError } from "../../client/server-error.ts";
import { readObject } from "../../client/read.ts";

/** GET {api}{table}/{id} (R7.3-01): a record, a one-row array, `{ data }` or JSON text. @throws ServerError, 404 when empty */
export async function readRecord(
  table: string,
  id: string,
  signal?: AbortSignal,
): Promise<{ record: Data; etag: string | null }> {
  const { data: record, etag } = await readObject("read", { table, id }, signal);
  if (!isData(record) || !Object.keys(record).length) throw new ServerError("status", { status: 404, data: record });
  return { record, etag };
}
