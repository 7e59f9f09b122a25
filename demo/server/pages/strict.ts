import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Session } from "../session/session.ts";
import { pageAddress, pagesAround, type ListedRequest, type RequestList } from "./request-list.ts";
import { sessionHead } from "./session-head.ts";

export interface StrictPage {
  session: Session;
  list: RequestList;
  /** The nonce of the policy that is sent with this page. */
  nonce: string;
}

const path = "/strict.html";

/** /strict.html: the list of /legacy.html without jQuery, inline code and styles, under the strictest policy. */
export function strictPage({ session, list, nonce }: StrictPage): Html {
  const { filter, page, pageCount, total, requests } = list;
  return html`<!doctype html>
    <html lang="uk">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Звернення громадян (суворі правила) — Зарічна громада</title>
        ${sessionHead(session)}
        <script nonce="${nonce}" src="/dist/vs.js" defer></script>
      </head>
      <body>
        <header>
          <p>Зарічна громада. ${session.person.name}.</p>
          <form method="post" action="/logout">
            <input type="hidden" name="_token" value="${session.csrf}" />
            <button>Вийти</button>
          </form>
        </header>
        <nav aria-label="Розділи"><a href="/legacy.html">Звичайна сторінка</a> | <a href="/">Галерея елементів</a></nav>
        <main>
          <h1>Звернення громадян</h1>
          <p>
            <a href="#" add="works.request/request">Нове звернення</a> |
            <a href="#" add="works.contractor/contractor">Новий підрядник</a>
          </p>
          ${filterForm(list)}
          <section aria-label="Перелік" vs-refresh="works.request">
            <p>Знайдено: ${total.toLocaleString("uk")}</p>
            <table border="1" cellpadding="4">
              <thead>
                <tr>
                  <th scope="col">№</th>
                  <th scope="col">Тема</th>
                  <th scope="col">Заявник</th>
                  <th scope="col">Район</th>
                  <th scope="col">Статус</th>
                  <th scope="col">Термін</th>
                  <th scope="col">Дії</th>
                </tr>
              </thead>
              <tbody>
                ${requests.map(requestRow)}
              </tbody>
            </table>
          </section>
          <nav aria-label="Сторінки">
            ${pagesAround(page, pageCount).map((number) =>
              number === page
                ? html`<b aria-current="page">${number}</b> `
                : html`<a href="${pageAddress(path, filter, number)}">${number}</a> `,
            )}
          </nav>
          <section aria-labelledby="newest">
            <h2 id="newest">Останні звернення</h2>
            <vs-widget name="newest_requests" table="works.request"></vs-widget>
          </section>
        </main>
      </body>
    </html>`;
}

function filterForm({ filter, statuses, districts }: RequestList): Html {
  return html`<form method="get" action="${path}" role="search">
    <label
      >Статус
      <select name="status">
        <option value="">усі</option>
        ${statuses.map(
          ({ code, name }) =>
            html`<option value="${code}" ${filter.status === code ? "selected" : ""}>${name}</option> `,
        )}
      </select>
    </label>
    <label
      >Район
      <select name="district">
        <option value="">усі</option>
        ${districts.map(
          ({ id, name }) =>
            html`<option value="${id}" ${filter.district === String(id) ? "selected" : ""}>${name}</option> `,
        )}
      </select>
    </label>
    <label>Пошук <input type="search" name="text" value="${filter.text}" /></label>
    <button>Знайти</button>
  </form>`;
}

function requestRow({ id, num, topic, applicant, district, statusName, due, isExpired }: ListedRequest): Html {
  return html`<tr id="request-${id}">
    <td>${num}</td>
    <td>${topic}</td>
    <td>${applicant}</td>
    <td>${district ?? "—"}</td>
    <td>${statusName}</td>
    <td>${isExpired ? html`<strong>${due} (прострочено)</strong>` : (due ?? "—")}</td>
    <td>
      <a href="#" edit="works.request/${id}/request">Редагувати</a>
      <a href="#" info="works.request/${id}/request">Перегляд</a>
      <a href="#" del="works.request/${id}">Видалити</a>
    </td>
  </tr> `;
}
