import type { Data } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
import { markupOf } from "./answer-markup.ts";

/**
 * GET /api/format/{name}, POST when the values take more than 1000 characters (R7.4-02, R7.4-04, R7.4-05); a name that
 * begins with '/' is a path. @returns markup, level server. @throws ServerError
 */
export async function readFormat(name: string, values: Data = {}, signal?: AbortSignal): Promise<string> {
  const target = name.startsWith("/") ? { path: name } : { name: "format" as const, values: { path: name } };
  return markupOf(await request({ ...target, query: values, kind: "format", accept: "html", signal }));
}
