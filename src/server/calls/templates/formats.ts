/** Markup of the server by a name, for people to read and print. */
import type { Data } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
// What reads the answer comes with the call.
import "../../client/whole-client.ts";

/**
 * GET /api/format/{name}, or POST when the values need more than 1000 characters (R7.4-02, R7.4-04, R7.4-05); a name that
 * begins with '/' is a path. @returns markup for the html door, level server. @throws ServerError
 */
export async function readFormat(name: string, values: Data = {}, signal?: AbortSignal): Promise<string> {
  const target = name.startsWith("/") ? { path: name } : { values: { path: name } };
  return (await request({ name: "format", ...target, query: values, signal })).data;
}

/**
 * GET /api/doc_template/{name}?pk=title&fields=body (R7.1-02): the template of a document by its title, "" when it has no
 * body. @throws ServerError
 */
export async function readDocument(name: string, signal?: AbortSignal): Promise<string> {
  const query = { pk: "title", fields: "body" };
  return (await request({ name: "document", values: { name }, query, signal })).data;
}
