import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { actionMenu } from "../pages/action-menu.ts";
import { rows, sql } from "../database/sql.ts";
import type { Html } from "../markup.ts";
import type { Call, Server } from "../server.ts";
import { emptyList } from "./empty-list.ts";

const kinds: Record<string, string> = { letter: "Листи", act: "Акти", order: "Накази", report: "Звіти" };

/** The page `documents` (kind?: one of `kinds`). */
export async function documents({ database }: Server, c: Call): Promise<HtmlEscapedString> {
  const kind = c.req.query("kind") ?? null;
  const found = await rows(
    database.pool,
    sql`select id, num, title, to_char(created, 'DD.MM.YYYY') as day, signed_kid from doc.document
        where ${kind}::text is null or kind = ${kind} order by created desc, id limit 200`,
  );
  return html`<h1>Документи</h1>
    <p class="actions"><a href="#" add="doc.document/document" class="button main">Новий документ</a></p>
    <nav class="tabs" aria-label="Вид">
      <a href="#" state="documents">Усі</a>
      ${Object.entries(kinds).map(([code, name]) => html`<a href="#" state="documents/kind=${code}">${name}</a> `)}
    </nav>
    <section vs-refresh="doc.document" aria-label="Перелік">
      ${found.length ? "" : nothing(kind !== null)}
      <div class="wide" ${found.length ? "" : html`hidden`}>
        <table class="list">
          <thead>
            <tr>
              <th scope="col">Номер</th>
              <th scope="col">Назва</th>
              <th scope="col">День</th>
              <th scope="col">Підпис</th>
              <th scope="col" class="actions">Дії</th>
            </tr>
          </thead>
          <tbody>
            ${found.map(
              ({ id, num, title, day, signed_kid: key }) =>
                html`<tr>
                  <td>${num ?? "—"}</td>
                  <td>${title}</td>
                  <td>${day}</td>
                  <td>${key ? "є" : "—"}</td>
                  <td class="actions">
                    <a href="#" edit="doc.document/${id}/document">Редагувати</a>
                    ${actionMenu(`Інші дії: ${num ?? title}`, rowMenu(id), "⋯")}
                  </td>
                </tr> `,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
}

const nothing = (isFiltered: boolean): Html =>
  isFiltered
    ? emptyList(
        "За цим фільтром документів немає.",
        html`<a href="#" state="documents" class="button">Показати всі</a>`,
      )
    : emptyList("Документів ще немає.");

const rowMenu = (id: number): Html =>
  html`<a href="#" info="doc.document/${id}/document">Перегляд</a>
    <a href="#" del="doc.document/${id}" class="danger">Видалити</a>`;
