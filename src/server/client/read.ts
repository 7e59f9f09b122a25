import { natives } from "../../base/runtime/runtime.ts";
import { isData, type Data } from "../../base/data.ts";
import { settings } from "../../base/settings.ts";
import type { First } from "./client.ts";
import { note } from "../log/log.ts";
import { ask, ownHeaders } from "./net.ts";
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
  const cache = name === "read" ? "no-cache" : "default";
  let first: First | undefined;
  try {
    first = await get(name, values, { cache, signal: signal ?? AbortSignal.timeout(settings.timeout.read * 1000) });
    const { response } = first;
    const data = await plain(response.clone());
    if (data) return { data, etag: response.headers.get("ETag") };
  } catch {
    // the client finds out what it was
  }
  const { readWhole } = await import("./client.ts");
  return readWhole({ name, values, signal, isRecord: true, cache }, first);
}

/** A GET for a text that may be missing: undefined then. */
export async function readText(name: CallName, values: Data): Promise<string | undefined> {
  try {
    const { response } = await get(name, values, {});
    if (!response.ok) return undefined;
    const text = await response.clone().text();
    if (isUtf8(response, text)) return text;
    const { decode } = await import("./client.ts");
    return await decode([await response.arrayBuffer()], response.headers.get("Content-Type") ?? "");
  } catch {
    return undefined;
  }
}

async function get(name: CallName, values: Data, init: RequestInit): Promise<First> {
  const { href } = addressOf({ name, values });
  const line = note("GET", href);
  const headers = { Accept: "application/json, */*;q=0.1", "X-Requested-With": "XMLHttpRequest", ...ownHeaders() };
  try {
    const response = await ask(href, { credentials: "include", headers, ...init });
    line.status = response.status;
    return { response, line };
  } catch (error) {
    line.error = "offline";
    throw error;
  } finally {
    line.ms = Math.round(Date.now() - line.at);
  }
}

/** The object of an answer that needs no second look: of known size, UTF-8, JSON, no envelope, no refusal in it. */
async function plain(response: Response): Promise<Data | undefined> {
  const { headers } = response;
  const size = headers.has("Content-Encoding") ? null : headers.get("Content-Length");
  if (!response.ok || response.redirected || !size || Number(size) > 2 ** 20) return undefined;
  const text = await response.text();
  const data: unknown = isUtf8(response, text) ? natives.parse(text) : undefined;
  const isPlain = isData(data) && !["error", "data", "success", "ok"].some((key) => key in data);
  return isPlain && Object.keys(data).length ? data : undefined;
}

const isUtf8 = ({ headers }: Response, text: string): boolean =>
  !text.includes("\ufffd") && !/charset=(?!"?utf-?8)/i.test(headers.get("Content-Type") ?? "");
