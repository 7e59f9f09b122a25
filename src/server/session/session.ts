/** Signing in over a page whose session has ended (settings `login_url`, `session_url`; docs/safety.md). */
import { parseJson } from "../../base/json.ts";
import { isData, type Data } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { resolve } from "../../base/url.ts";
import { decode } from "../client/answers/body-text.ts";
import { refusalOf, wordsOf } from "../client/answers/refusal.ts";
import { csrfHeader, renewToken } from "../client/csrf.ts";
import { exchange } from "../client/exchange.ts";
import { deadline, limitOf } from "../client/time-limit.ts";

/**
 * in: signed in; other: signed in as another user than setting `user`; page: only possible on the server's own page;
 * wrong: refused.
 */
export type SignedIn = { kind: "in" | "other" | "page" } | { kind: "wrong"; text: string };

/** Sends name and password to `login_url` as JSON; the exchange is not logged. */
export async function postLogin(login: string, password: string): Promise<SignedIn> {
  const url = resolve(settings.login_url);
  if (!url) return { kind: "page" };
  const headers = new Headers({ ...accepts, "Content-Type": "application/json" });
  const token = csrfHeader();
  if (token) headers.set(...token);
  const body = natives.json({ login, password });
  const { ok, data } = await ask(url, { method: "POST", headers, body });
  if (!isData(data)) return { kind: "page" };
  const refused = ok ? refusalOf(data) : wordsOf(data, "");
  if (refused !== undefined) return { kind: "wrong", text: refused };
  takeToken(data);
  return { kind: (await isOther()) ? "other" : "in" };
}

/** The state of the session, by `session_url`; undefined when it is unknown. */
export async function hasSession(): Promise<SignedIn["kind"] | undefined> {
  const found = await readSession();
  if (!found) return found === null ? "page" : undefined;
  takeToken(found);
  const expected: unknown = settings.user;
  return found["user"] && expected && String(found["user"]) !== String(expected) ? "other" : "in";
}

const accepts = { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" };

/** The answer of `session_url`; null when there is no session, undefined without that setting or without an answer. */
async function readSession(): Promise<Data | null | undefined> {
  const url = settings.session_url && resolve(settings.session_url);
  if (!url) return undefined;
  try {
    const { ok, data } = await ask(url, { headers: new Headers(accepts) });
    return ok && isData(data) && refusalOf(data) === undefined ? data : null;
  } catch {
    return undefined; // No connection: the state is unknown.
  }
}

/** One exchange that is not logged, with the timeout of a read. */
async function ask(url: string, init: RequestInit): Promise<{ ok: boolean; data: unknown }> {
  const limit = deadline(limitOf("timeout", "read"), undefined);
  try {
    const { response, pieces } = await exchange(url, { ...init, credentials: "include", cache: "no-store" }, limit);
    const text = await decode(pieces, response.headers.get("Content-Type") ?? "");
    return { ok: response.ok, data: parseJson(text.trim()) };
  } finally {
    limit.end();
  }
}

async function isOther(): Promise<boolean> {
  return (await hasSession()) === "other";
}

/** Takes the CSRF token of the new session: the token in the page belongs to the old one. */
function takeToken({ csrf }: Data): void {
  if (typeof csrf === "string" && csrf) renewToken(csrf);
}
