import type { ShellPage } from "../../client/answers/markup-shapes.ts";
import { request } from "../../client/client.ts";
// What reads the answer comes with the call.
import "../../client/whole-client.ts";

/**
 * Requests the current page again, to refresh its `vs-refresh` regions: the page as text, for `parsePage`. @throws
 * ServerError
 */
export async function readPageAgain(signal?: AbortSignal): Promise<string> {
  const path = location.href.replace(/#.*/s, "");
  return (await request({ name: "again", path, cache: "no-cache", signal })).data;
}

/**
 * GET /api/template/interface/{page} (R7.1-03, R7.1-05) with the state as query, level server. It is a
 * template when its Content-Type says so (text/x-handlebars-template, text/x-handlebars, text/x-template, text/x-mustache)
 * or when it came as JSON `{ template }`; all else has been rendered by the server.
 * @throws ServerError: status 404 for an unknown page, kind `login` when nobody is signed in (R2.1-17)
 */
export async function readPage(page: string, state: Record<string, unknown>, signal?: AbortSignal): Promise<ShellPage> {
  const query = { ...state, url_part: page };
  const { data, headers } = await request({ name: "page", values: { page }, query, signal });
  return { ...data, isTemplate: data.isTemplate || isTemplateType(headers) };
}

const isTemplateType = (headers: Headers): boolean =>
  /^text\/x-(handlebars(-template)?|template|mustache)\b/i.test(headers.get("Content-Type") ?? "");
