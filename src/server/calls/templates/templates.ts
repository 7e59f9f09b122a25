import { natives } from "../../../base/runtime/runtime.ts";
import { ServerError } from "../../client/server-error.ts";
import { readObject } from "../../client/read.ts";

/**
 * GET /api/template/form/{name} (R7.1-04): the schema as the server sent it, an object or the JSON text of one.
 * @throws ServerError, with status 404 also for an empty answer (R8-20).
 */
export async function readForm(name: string, signal?: AbortSignal): Promise<unknown> {
  const { data } = await readObject("form", { name }, signal);
  const isEmpty = data === undefined || data === null || data === "" || natives.json(data) === "{}";
  if (isEmpty) throw new ServerError("status", { status: 404, data });
  return data;
}
