import type { Data } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
import { filters } from "../lists/select-lists.ts";

/** GET /api/template/form/{name} anew, past every cache, with the values of the record as the query (R3.6-48). @throws ServerError */
export async function readFormFor(name: string, values: Data): Promise<unknown> {
  const { data } = await request({ name: "form", values: { name }, query: filters(values), cache: "no-store" });
  return data;
}
