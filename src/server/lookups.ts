import { isData, type Data } from "../base/data.ts";
import { request } from "./client.ts";

/** GET {obj url} (R7.3-09): values that a new record begins with, as an object or a one-row array. @throws ServerError */
export async function readPrefill(path: string): Promise<Data> {
  const { data } = await request({ path });
  const row: unknown = Array.isArray(data) ? data[0] : data;
  return isData(row) ? row : {};
}
