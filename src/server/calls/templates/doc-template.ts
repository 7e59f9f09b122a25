import { isData } from "../../../base/data.ts";
import { request } from "../../client/client.ts";

/**
 * GET /api/doc_template/{name}?pk=title&fields=body (R7.1-02): the template of a document by its title, "" when it has no
 * body. @throws ServerError
 */
export async function readDocument(name: string, signal?: AbortSignal): Promise<string> {
  const query = { pk: "title", fields: "body" };
  const { data } = await request({ name: "document", values: { name }, query, kind: "format", signal });
  const outer = isData(data) ? data["body"] : undefined;
  const body = isData(outer) ? outer["body"] : outer;
  return typeof body === "string" ? body : "";
}
