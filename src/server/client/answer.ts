import { settings } from "../../base/settings.ts";
import { isData } from "../../base/data.ts";
import { ServerError } from "./server-error.ts";
import { resolve } from "../../base/url.ts";

/** What the server said. `data` is its JSON, or its text where a short text stands in place of JSON. */
export interface Answer {
  status: number;
  data: unknown;
  text: string;
  etag: string | null;
  headers: Headers;
  /** The name under which an attached file was saved (R7.5-10); then there is no data. */
  file?: string;
}

/** The body as text, stopped at `cap` bytes; each piece calls `alive`. */
export async function readBody(response: Response, cap: number, alive: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  while (true) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return pieces;
    alive();
    pieces.push(value);
    size += value.byteLength;
    if (size > cap) {
      void reader!.cancel();
      throw new ServerError("large", { status: response.status });
    }
  }
}

/** By its BOM, else the charset of the answer; without one UTF-8, and where that does not fit the page's own (windows-1251). */
export async function decode(pieces: BlobPart[], type: string): Promise<string> {
  const bytes = await new Blob(pieces).arrayBuffer();
  const hasMark = String(new Uint8Array(bytes, 0, Math.min(3, bytes.byteLength))) === "239,187,191";
  const named = hasMark ? "utf-8" : /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1];
  for (const label of [named ?? "utf-8", document.characterSet])
    try {
      return new TextDecoder(label, { fatal: !named }).decode(bytes);
    } catch {
      continue;
    }
  return new TextDecoder().decode(bytes);
}

/** Whether an answer is a sign-in page or says that nobody is signed in (CONTRACT, Answers). */
export function isLogin(response: Response, text: string): boolean {
  const { login_marker, login_url } = settings;
  if (response.status === 401 || /^\s*"?(user )?unauthorized"?\s*$/.test(text)) return true;
  // the page's own settings name the marker too
  if (login_marker && text.replace(/<script.*?<\/script>/gis, "").includes(login_marker)) return true;
  const isThere = response.redirected && leadsTo(new URL(response.url), resolve(login_url) ?? "/login");
  return isThere || (/<input[^>]*\stype\s*=\s*["']?password/i.test(text) && !/<vs-|\svs-/i.test(text));
}

/** The same path, and all pairs of its query: a front controller tells its pages apart by them. */
function leadsTo({ pathname, searchParams }: URL, address: string): boolean {
  const expected = new URL(address, location.origin);
  return (
    pathname === expected.pathname &&
    [...expected.searchParams].every(([name, value]) => searchParams.get(name) === value)
  );
}

/** The refusal in a 2xx answer (R3.9-15); a record that was read may have columns of these names. */
export function refusalOf(data: unknown, text: string, isRecord: boolean): string | undefined {
  if (!isData(data)) return /^\s*"?error:/i.test(text) ? wordsOf(data, text) : undefined;
  if (isRecord && Object.keys(data).some((key) => !/^(error|success|ok|message|status|code)$/.test(key)))
    return undefined;
  const { error } = data;
  const isRefused = (error && error !== "0") || data["success"] === false || data["ok"] === false;
  return isRefused ? wordsOf(data, "") : undefined;
}

/** The server's own words in a refusal or failure: its `error`, `message` or short text. */
export function wordsOf(data: unknown, text: string): string {
  if (!isData(data)) return cleanText(typeof data === "string" ? data : text);
  for (const value of [data["error"], data["message"], data["detail"], data["title"]]) {
    const words = isData(value) ? value["message"] : value;
    if (typeof words === "string" && words) return cleanText(words);
  }
  return "";
}

/** `Retry-After` in seconds, from a number or a date. */
export function retryAfter(headers: Headers): number | undefined {
  const text = headers.get("Retry-After");
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/** Text of an answer as words: no 'error:' before it, no markup, at most 500 characters. */
export function cleanText(text: string): string {
  const plain = /^\s*</.test(text) ? "" : text.trim().replace(/^error:\s*/i, "");
  return plain.length > 500 ? `${plain.slice(0, 500)}…` : plain;
}
