import { pageOrigin } from "../../../base/runtime/document.ts";
import { settings } from "../../../base/settings.ts";
import { resolve } from "../../../base/url.ts";

/** An answer that says that nobody is signed in: 401, these words, or a redirect to `login_url`. */
export function saysSignedOut(response: Response, text: string): boolean {
  if (response.status === 401 || /^\s*"?(user )?unauthorized"?\s*$/.test(text)) return true;
  return response.redirected && leadsTo(new URL(response.url), resolve(settings.login_url) ?? "/login");
}

/** A sign-in page: it holds setting `login_marker`, or a password input and no tag or attribute of ours. */
export function isLoginPage(text: string): boolean {
  const { login_marker } = settings;
  if (login_marker && withoutScripts(text).includes(login_marker)) return true;
  return /<input[^<>]*\stype\s*=\s*["']?password/i.test(text) && !/<vs-|\svs-/i.test(text);
}

/** The same path, and all pairs of its query: a front controller tells its pages apart by them. */
function leadsTo({ pathname, searchParams }: URL, address: string): boolean {
  const expected = new URL(address, pageOrigin());
  return (
    pathname === expected.pathname &&
    [...expected.searchParams].every(([name, value]) => searchParams.get(name) === value)
  );
}

/** The page's own settings, in a script, name the marker too. */
function withoutScripts(text: string): string {
  const parts = text.split(/<\/script>/i);
  const last = parts.pop() ?? "";
  return parts.map((part) => part.replace(/<script[^]*/i, "")).join("") + last;
}
