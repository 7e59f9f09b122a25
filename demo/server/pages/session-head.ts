import { html, raw } from "hono/html";
import type { Html } from "../markup.ts";
import { isAtLeast } from "../session/roles.ts";
import type { Session } from "../session/session.ts";

/**
 * Data for the bundle in a page's `<head>`: the CSRF token as a meta element and the settings as a JSON block
 * (data, which no policy forbids). Without a session: the settings that need none. `own`: settings of this page.
 */
export function sessionHead(session: Session | undefined, own: Record<string, unknown> = {}): Html {
  const settings = {
    ...(session ? settingsOf(session.person) : {}),
    lang: "ua",
    site_name: "Зарічна громада",
    idempotency: true,
    etag: true,
    undo_delete: true,
    login_url: "/login",
    session_url: "/api-user/session",
    urls: { locale: "/localejs/{lang}.js" },
    csrf: { header: "X-CSRF-Token", meta: "csrf-token" },
    ...own,
  };
  // "<" is escaped, because "</script>" in a value would end the block.
  const json = JSON.stringify(settings).replaceAll("<", "\\u003c");
  return html`${session ? html`<meta name="csrf-token" content="${session.csrf}" />` : ""}
    <script type="application/json" id="vs-settings">
      ${raw(json)}
    </script>`;
}

/** Chiefs sign their saves; for admins Alt+1 opens the inspector. */
function settingsOf({ login, role }: Session["person"]): Record<string, unknown> {
  const isAdmin = isAtLeast(role, "admin");
  return { user: login, crypto: isAtLeast(role, "chief"), site_id: 1, devtools_site_ids: isAdmin ? [1] : [] };
}
