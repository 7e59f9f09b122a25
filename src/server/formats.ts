import type { Data } from "../base/path.ts";
import { request, type Call } from "./client.ts";
import { markupOf } from "./markup.ts";

/**
 * GET or POST /api/format/{name} (R7.4-02 to R7.4-05), POST when the payload exceeds 1000 characters. A name that begins
 * with '/' is a path. @returns markup, level server. @throws ServerError
 */
export async function readFormat(
  name: string,
  payload?: Data,
  options?: Pick<Call, "opener" | "signal">,
): Promise<string> {
  const target = name.startsWith("/") ? { path: name } : { name: "format" as const, values: { path: name } };
  return markupOf(await request({ ...target, query: payload, kind: "format", accept: "html", ...options }));
}
