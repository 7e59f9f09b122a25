import type { Data } from "../../../base/data.ts";
import { request } from "../../client/client.ts";

/** GET /files/{name} (R7.5-06): the rows of a JSON file, for an import. @throws ServerError */
export async function readStoredRows(name: string): Promise<readonly Data[]> {
  return (await request({ name: "storedRows", values: { name } })).data.rows;
}
