/** Signing in over a page whose session has ended (settings `login_url`, `session_url`; SAFETY.md §4). */
import { parseJson } from "../../base/json.ts";
import { isData, type Data } from "../../base/data.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { resolve } from "../../base/url.ts";
import { wordsOf } from "../client/answer.ts";
import { csrfHeader, renewToken } from "../client/csrf.ts";
import { ask } from "../client/net.ts";

/** `other`: somebody else than the page's setting `user`; `page`: the server wants its own page for it. */
export type SignedIn = { kind: "in" | "other" | "page" } | { kind: "wrong"; text: string };

/** Name and password by POST to `login_url`, as JSON. What is sent is in no log. */
export async function postLogin(login: string, password: string): Promise<SignedIn> {
  const url = resolve(settings.login_url);
  if (!url) return { kind: "page" };
  const headers = new Headers({ ...accepts, "Content-Type": "application/json" });
  const token = csrfHeader();
  if (token) headers.set(...token);
  const body = natives.json({ login, password });
  const response = await ask(url, { method: "POST", headers, body, credentials: "include", cache: "no-store" });
  const text = await response.text();
  const data = parseJson(text);
  if (!isData(data)) return { kind: "page" };
  if (!response.ok || data["error"] || data["ok"] === false) return { kind: "wrong", text: wordsOf(data, text) };
  takeToken(data);
  return { kind: (await isOther()) ? "other" : "in" };
}

/** Whether there is a session now, by `session_url`; undefined when nobody can tell. */
export async function hasSession(): Promise<SignedIn["kind"] | undefined> {
  const found = await readSession();
  if (!found) return found === null ? "page" : undefined;
  takeToken(found);
  return found["user"] && settings.user && found["user"] !== settings.user ? "other" : "in";
}

const accepts = { Accept: "application/json", "X-Requested-With": "XMLHttpRequest" };

/** What `session_url` says; null without a session, undefined when there is no such address or no answer. */
async function readSession(): Promise<Data | null | undefined> {
  const url = settings.session_url && resolve(settings.session_url);
  if (!url) return undefined;
  try {
    const response = await ask(url, { headers: new Headers(accepts), credentials: "include", cache: "no-store" });
    const data = parseJson(await response.text());
    return response.ok && isData(data) ? data : null;
  } catch {
    return undefined; // without a connection nobody can tell
  }
}

async function isOther(): Promise<boolean> {
  return (await hasSession()) === "other";
}

/** The page's own token is that of the old session. */
function takeToken({ csrf }: Data): void {
  if (typeof csrf === "string" && csrf) renewToken(csrf);
}
