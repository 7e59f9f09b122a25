import { isData, type Data } from "../base/path.ts";
import { parseJson } from "./answer.ts";
import { request } from "./client.ts";
import { ServerError } from "./errors.ts";

/**
 * GET /api/template/form/{name} (R7.1-04): the schema as the server sent it, an object or the JSON text of one.
 * @throws ServerError, with status 404 also for an empty answer (R8-20).
 */
export async function readForm(name: string, query?: Data, signal?: AbortSignal): Promise<Data> {
  const { data } = await request({ name: "form", values: { name }, query, signal, isRecord: true });
  const schema = typeof data === "string" ? parseJson(data) : data;
  if (!isData(schema) || !Object.keys(schema).length) throw new ServerError("status", { status: 404, data });
  return schema;
}
