import type { Data } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
import { filters } from "../lists/list-filters.ts";

/**
 * The schema for one record, uncached, with the record's values as the query (R3.6-48); null for an empty answer.
 * @throws ServerError
 */
export const readFormFor = async (name: string, values: Data): Promise<unknown> =>
  (await request({ name: "form", values: { name }, query: filters(values), cache: "no-store" })).data;
