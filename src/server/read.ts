import { isData, type Data } from "../base/path.ts";
import { natives } from "../base/runtime.ts";
import { settings } from "../base/settings.ts";
import { note } from "./log.ts";
import { addressOf, type CallName } from "./urls.ts";

/** What a read gave. */
export interface Read {
  data: unknown;
  etag: string | null;
}

/**
 * A GET for one object. The plain case is all that the first form has to load; any other answer, and none, is handed to
 * the whole client (client.ts), which reads old servers' answers, tries again and words what went wrong.
 * @throws ServerError
 */
export async function readObject(name: CallName, values: Data, signal?: AbortSignal): Promise<Read> {
  const isFresh = name === "read";
  let response: Response | undefined;
  if (!settings.transport)
    try {
      const { href } = addressOf({ name, values });
      const line = note("GET", href);
      response = await natives.fetch(href, {
        cache: isFresh ? "no-cache" : "default",
        credentials: "include",
        headers: { Accept: "application/json, */*;q=0.1", "X-Requested-With": "XMLHttpRequest", ...ownHeaders() },
        signal: signal ?? AbortSignal.timeout(settings.timeout.read * 1000),
      });
      line.status = response.status;
      const data = await plain(response.clone());
      if (data) return { data, etag: response.headers.get("ETag") };
    } catch {
      // the client finds out what it was
    }
  const { readWhole } = await import("./client.ts");
  return readWhole({ name, values, signal, isRecord: true, cache: isFresh ? "no-cache" : "default" }, response);
}

/** A GET for a text that may be missing: undefined then. */
export async function readText(name: CallName, values: Data): Promise<string | undefined> {
  try {
    const { href } = addressOf({ name, values });
    const { transport } = settings;
    const response = await (transport ? transport(new Request(href)) : natives.fetch(href, { credentials: "include" }));
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

export const ownHeaders = (): Record<string, string> =>
  typeof settings.headers === "function" ? settings.headers() : settings.headers;

/** The object of an answer that needs no second look: small, UTF-8, JSON, no envelope, no refusal in it. */
async function plain(response: Response): Promise<Data | undefined> {
  const isSmall = Number(response.headers.get("Content-Length")) < 2 ** 20;
  if (!response.ok || response.redirected || !isSmall) return undefined;
  const text = await response.text();
  const data: unknown = text.includes("\ufffd") ? undefined : JSON.parse(text);
  const isPlain = isData(data) && !["error", "data", "success", "ok"].some((key) => key in data);
  return isPlain && Object.keys(data).length ? data : undefined;
}
