import type { Data } from "../../../base/data.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { request } from "../../client/client.ts";
import type { ShellPage } from "../../client/answers/markup-shapes.ts";
import { readPage } from "./interface-pages.ts";
import { shared } from "./shared.ts";
// What reads the answer comes with the call.
import "../../client/whole-client.ts";

/**
 * Where a widget comes from: its name, its own path (`src`), or a page template (`state`) that is refreshed with the
 * page's state.
 */
export interface WidgetSource {
  name?: string;
  src?: string;
  state?: string;
}

/**
 * GET of /widget/{name} with url parameters (R7.4-06), of `src`, or of /api/template/interface/{state} (R7.1-05); POST
 * with JSON above 1000 characters. `token` (`refreshToken`) marks a refresh (R9.8-05). Equal widgets share one request.
 * @returns its markup, level server. @throws ServerError
 */
export function readWidget(
  { name, src, state }: WidgetSource,
  params: Data = {},
  token?: number,
  signal?: AbortSignal,
): Promise<ShellPage> {
  const path = src || (name?.startsWith("/") ? name : "");
  const ask = async (aborted: AbortSignal): Promise<ShellPage> => {
    const query = { ...params, _: token };
    if (!path && !name) return readPage(state ?? "", query, aborted);
    const target = path ? { path } : { values: { path: name } };
    return { markup: (await request({ name: "widget", ...target, query, signal: aborted })).data, isTemplate: false };
  };
  return shared(natives.json([name, src, state, params]), ask, signal);
}

/** A random number below 10000 (R9.8-05). */
export const refreshToken = (): number => Math.floor(Math.random() * 10_000);
