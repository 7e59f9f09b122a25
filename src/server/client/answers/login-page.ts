import { pageOrigin } from "../../../base/runtime/document.ts";
import { settings } from "../../../base/settings.ts";
import { resolve } from "../../../base/url.ts";

/** Whether an answer means "not signed in": status 401, the text `unauthorized`, or a redirect to `login_url`. */
export function saysSignedOut(response: Response, text: string): boolean {
  if (response.status === 401 || /^\s*"?(user )?unauthorized"?\s*$/.test(text)) return true;
  return response.redirected && leadsTo(new URL(response.url), resolve(settings.login_url) ?? "/login");
}

/**
 * Whether a text is a sign-in page: it contains setting `login_marker`, or a password input and no `vs-` tag or
 * attribute.
 */
export function isLoginPage(text: string): boolean {
  const { login_marker } = settings;
  if (login_marker && withoutScripts(text).includes(login_marker)) return true;
  return /<input[^<>]*\stype\s*=\s*["']?password/i.test(text) && !/<vs-|\svs-/i.test(text);
}

/**
 * Same path and all query pairs of `address`: a front controller (index.php?page=…) distinguishes pages by the query.
 */
function leadsTo({ pathname, searchParams }: URL, address: string): boolean {
  const expected = new URL(address, pageOrigin());
  return (
    pathname === expected.pathname &&
    [...expected.searchParams].every(([name, value]) => searchParams.get(name) === value)
  );
}

/** Scripts are removed because the page's own settings, in a script, also contain the marker. */
function withoutScripts(text: string): string {
  const parts = text.split(/<\/script>/i);
  const last = parts.pop() ?? "";
  return parts.map((part) => part.replace(/<script[^]*/i, "")).join("") + last;
}
