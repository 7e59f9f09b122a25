import type { Data } from "../base/data.ts";
import { request } from "./client.ts";
import { markupOf } from "./markup.ts";

/**
 * GET /widget/{name} with url parameters, POST with JSON above 1000 characters (R7.4-06); a name that begins with '/'
 * is a path. `token` (`refreshToken`) marks a refresh (R9.8-05). @returns its markup, level server. @throws ServerError
 */
export async function readWidget(
  name: string,
  params: Data = {},
  token?: number,
  signal?: AbortSignal,
): Promise<string> {
  const target = name.startsWith("/") ? { path: name } : { name: "widget" as const, values: { path: name } };
  return markupOf(await request({ ...target, query: { ...params, _: token }, kind: "format", accept: "html", signal }));
}

/** A random number below 10000 (R9.8-05). */
export const refreshToken = (): number => Math.floor(Math.random() * 10_000);
