/** The schemas of forms (R7.1-04). */
import { request } from "../../client/client.ts";
import { ServerError } from "../../client/server-error.ts";

/**
 * GET /api/template/form/{name}: the schema as the server sent it, an object or the JSON text of one.
 * @throws ServerError, with status 404 also for an empty answer (R8-20)
 */
export async function readForm(name: string, signal?: AbortSignal): Promise<unknown> {
  const { data } = await request({ name: "form", values: { name }, signal });
  if (!data) throw new ServerError("status", { status: 404, data });
  return data;
}
