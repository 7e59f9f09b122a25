import { html } from "hono/html";
import type { Html } from "../markup.ts";
import { sessionHead } from "./session-head.ts";

/** /public/new: a citizen sends a request without signing in. */
export function publicRequestPage(): Html {
  return html`<!doctype html>
    <html lang="uk">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Звернення до громади — Зарічна громада</title>
        <link rel="stylesheet" href="/assets/office.css" />
        ${sessionHead(undefined)}
        <script src="/dist/vs.js" defer></script>
      </head>
      <body>
        <header>
          <p class="name">Зарічна громада</p>
          <nav aria-label="Сторінки"><a href="/login">Вхід для працівників</a></nav>
        </header>
        <main class="narrow">
          <h1>Звернення до громади</h1>
          <p>Розкажіть, що сталося і де. Відповідь надійде на пошту чи телефон, які ви вкажете.</p>
          <vs-form table="works.request" form="citizen" mode="add"></vs-form>
        </main>
      </body>
    </html>`;
}
