import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Session } from "../session/session.ts";
import { officePage } from "./office.ts";

/**
 * /admin.html: the shell. Its pages come from /api/template/interface/{page}; forms and routes are drawn in the outlet;
 * every address under /admin/ serves this page, so that a route can be opened in a new tab.
 */
export function adminPage(session: Session): Html {
  return officePage(
    { session, title: "Робоче місце", section: "/admin.html", settings: { admin_host: "/admin" } },
    html`<main class="shell">
      <nav class="menu" aria-label="Розділи">
        <a class="main" href="/admin/add/works.request/request" add="works.request/request">Нове звернення</a>
        <a href="/admin/requests" state="requests">Звернення</a>
        <a href="/admin/requests/status=new" state="requests/status=new">Нові звернення</a>
        <a href="/admin/table" state="table">Звернення таблицею</a>
        <a href="/admin/contractors" state="contractors">Підрядники</a>
        <a href="/admin/documents" state="documents">Документи</a>
        <a href="/admin/park" state="park">План парку</a>
        <a href="/admin/profile" state="profile">Мої дані</a>
      </nav>
      <vs-outlet base="/admin" home="requests"></vs-outlet>
    </main>`,
  );
}
