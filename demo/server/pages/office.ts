import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Session } from "../session/session.ts";
import { actionMenu } from "./action-menu.ts";
import { sessionHead } from "./session-head.ts";

interface OfficePage {
  session: Session;
  title: string;
  /** Settings of this page alone. */
  settings?: Record<string, unknown>;
  /** Address of an additional script. */
  script?: string;
  /** The item of the menu that the page belongs to. */
  section?: string;
}

interface MenuItem {
  path: string;
  text: string;
}

/** What a clerk works with. */
const menu: MenuItem[] = [
  { path: "/admin.html", text: "Звернення" },
  { path: "/tables", text: "Таблиці" },
  { path: "/map.html", text: "Карта" },
  { path: "/classifiers", text: "Класифікатори" },
];
/** Pages that show and try the elements, for developers: in the menu of an admin only. */
const more: MenuItem[] = [
  { path: "/forms", text: "Форми" },
  { path: "/tables/10000", text: "10 000 рядків" },
  { path: "/tables/100000", text: "100 000 рядків" },
  { path: "/tables/handsontable", text: "Клітинки Handsontable" },
  { path: "/classifiers/5000", text: "Дерево з 5 000 пунктів" },
  { path: "/legacy.html", text: "Стара сторінка" },
  { path: "/request/7?bench", text: "Усі виклики сервера" },
  { path: "/errors", text: "Помилки" },
  { path: "/rare", text: "Рідкісне" },
  { path: "/", text: "Галерея" },
];

/** The maps of all our pages. */
const mapSettings = {
  map: { x: 30.52, y: 50.525, z: 14, local_forms: ["parcel"] },
  admin_map: { base_layers: [1, 2, 3] },
};

/** The frame of our own pages, sent with our own policy: no inline code, no inline style. */
export function officePage({ session, title, settings = {}, script, section }: OfficePage, main: Html): Html {
  const isAdmin = session.person.role === "admin";
  const link = ({ path, text }: MenuItem) =>
    html`<a href="${path}" ${path === section ? html`aria-current="page"` : ""}>${text}</a> `;
  return html`<!doctype html>
    <html lang="uk">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} — Зарічна громада</title>
        <link rel="stylesheet" href="/assets/office.css" />
        ${sessionHead(session, { socket_url: "/socket", ...mapSettings, ...settings })}
        <script src="/dist/vs.js" defer></script>
        <script src="/assets/office.js" defer></script>
        ${script ? html`<script src="${script}" defer></script>` : ""}
      </head>
      <body>
        <header>
          <p class="name">Зарічна громада</p>
          <nav aria-label="Сторінки">${menu.map(link)} ${isAdmin ? actionMenu("Розробникам", more.map(link)) : ""}</nav>
          <form method="post" action="/logout">
            <input type="hidden" name="_token" value="${session.csrf}" />
            <span>${session.person.name}</span> <button>Вийти</button>
          </form>
        </header>
        ${main}
      </body>
    </html>`;
}
