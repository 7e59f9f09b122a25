import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Html } from "../markup.ts";
import { actionMenu } from "../pages/action-menu.ts";
import { rows, sql } from "../database/sql.ts";
import type { Call, Server } from "../server.ts";
import { emptyList } from "./empty-list.ts";

/** The page `contractors` (active?: 1 or 0). */
export async function contractors({ database }: Server, c: Call): Promise<HtmlEscapedString> {
  const active = { "1": true, "0": false }[c.req.query("active") ?? ""] ?? null;
  const found = await rows(
    database.pool,
    sql`select id, edrpou, name, phone, active from works.contractor
        where ${active}::bool is null or active = ${active}::bool order by id limit 200`,
  );
  return html`<h1>Підрядники</h1>
    <p class="actions"><a href="#" add="works.contractor/contractor" class="button main">Новий підрядник</a></p>
    <nav class="tabs" aria-label="Стан">
      <a href="#" state="contractors">Усі</a>
      <a href="#" state="contractors/active=1">Діючі</a>
      <a href="#" state="contractors/active=0">Недіючі</a>
    </nav>
    <section vs-refresh="works.contractor" aria-label="Перелік">
      ${found.length ? "" : nothing(active !== null)}
      <div class="wide" ${found.length ? "" : html`hidden`}>
        <table class="list">
          <thead>
            <tr>
              <th scope="col">ЄДРПОУ</th>
              <th scope="col">Назва</th>
              <th scope="col">Телефон</th>
              <th scope="col" class="actions">Дії</th>
            </tr>
          </thead>
          <tbody>
            ${found.map(
              ({ id, edrpou, name, phone }) =>
                html`<tr>
                  <td>${edrpou}</td>
                  <td>${name}</td>
                  <td>${phone ? `+${phone}` : "—"}</td>
                  <td class="actions">
                    <a href="#" edit="works.contractor/${id}/contractor">Редагувати</a>
                    ${actionMenu(`Інші дії: ${name}`, rowMenu(id), "⋯")}
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
        "За цим фільтром підрядників немає.",
        html`<a href="#" state="contractors" class="button">Показати всіх</a>`,
      )
    : emptyList("Підрядників ще немає.");

const rowMenu = (id: number): Html =>
  html`<a href="#" modal-info="/api/format/contractor_card?id=${id}">Картка</a>
    <a href="#" del="works.contractor/${id}" class="danger">Видалити</a>`;
