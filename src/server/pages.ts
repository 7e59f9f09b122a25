import { request } from "./client.ts";

/** The page's own address again, for its `vs-refresh` regions: the page as text, for `parsePage`. @throws ServerError */
export async function readPageAgain(signal?: AbortSignal): Promise<string> {
  const path = location.href.replace(/#.*/s, "");
  const { text } = await request({ path, kind: "format", accept: "html", cache: "no-cache", signal });
  return text;
}
