import { html } from "hono/html";
import type { Html } from "../markup.ts";
import { sessionHead } from "./session-head.ts";
import { oldForm, type OldFormState } from "./legacy-old-form.ts";
import { badgeName } from "./one-request.ts";
import { pageAddress, pagesAround, type ListedRequest, type RequestList } from "./request-list.ts";
import type { Session } from "../session/session.ts";

export interface LegacyPage {
  session: Session;
  list: RequestList;
  form: OldFormState;
  /** The result of the last action, shown above the list. */
  message?: string | undefined;
  isAnnouncementHidden: boolean;
}

const path = "/legacy.html";

/**
 * /legacy.html: the list of requests as an office server rendered it around 2012, with jQuery, inline handlers and one
 * style sheet of its own. All that the bundle adds is the script tag near the end and the attributes and tags in the
 * markup; the page sends no policy, like such a server.
 */
export function legacyPage({ session, list, form, message, isAnnouncementHidden }: LegacyPage): Html {
  return html`<!doctype html>
    <html lang="uk">
      <head>
        <meta charset="utf-8" />
        <title>Звернення громадян — Зарічна громада</title>
        <link rel="stylesheet" href="/assets/legacy.css" />
        ${sessionHead(session)}
        <script src="/vendor/jquery.js"></script>
      </head>
      <body>
        <div id="header">
          <a class="logo" href="${path}">Зарічна громада</a>
          <span class="subtitle">Система обліку звернень громадян</span>
          <form class="user" method="post" action="/logout">
            <input type="hidden" name="_token" value="${session.csrf}" />
            ${session.person.name} | <input type="submit" class="link" value="Вийти" />
          </form>
        </div>
        <ul id="menu">
          <li class="active"><a href="${path}">Звернення</a></li>
          <li><a href="/strict.html">Звернення (без оформлення)</a></li>
          <li><a href="/">Галерея елементів</a></li>
        </ul>
        <div id="wrapper">
          <div id="content">
            <h1>Звернення громадян</h1>
            ${message ? html`<div class="message">${message}</div>` : ""}
            <div class="toolbar">
              <a class="btn" href="#" add="works.request/request">Нове звернення</a>
              <a class="btn" href="#" add="works.contractor/contractor">Новий підрядник</a>
              <a class="toggle" href="#">Показати або сховати фільтр</a>
            </div>
            ${filterForm(list)} ${requestTable(list)} ${pager(list)}
          </div>
          <div id="sidebar">
            ${isAnnouncementHidden ? "" : announcement}
            <div class="box">
              <h3>Останні звернення</h3>
              <vs-widget name="newest_requests" table="works.request"></vs-widget>
            </div>
            ${oldForm(form, session.csrf)}
          </div>
        </div>
        <div id="footer">© Зарічна громада, 2012. Відділ інформаційних технологій, тел. 2-14-55</div>
        <script>
          $("a.toggle").click(function () {
            $("#filter").slideToggle("fast");
            return false;
          });
          $("table.list tbody").on("mouseenter mouseleave", "tr", function () {
            $(this).toggleClass("hover");
          });
        </script>
        <script src="/dist/vs.js"></script>
      </body>
    </html>`;
}

const announcement = html`<div class="box">
  <h3>Оголошення</h3>
  <p>
    Прийом громадян міським головою: щочетверга з 9:00 до 12:00, кабінет 7.
    <a href="${path}?announcement=hidden" onclick="return confirm('Прибрати оголошення зі сторінки?')">Прибрати</a>
  </p>
</div>`;

function filterForm({ filter, statuses, districts }: RequestList): Html {
  return html`<form id="filter" method="get" action="${path}">
    <label for="f-status">Статус</label>
    <select id="f-status" name="status">
      <option value="">усі</option>
      ${statuses.map(
        ({ code, name }) => html`<option value="${code}" ${filter.status === code ? "selected" : ""}>${name}</option> `,
      )}
    </select>
    <label for="f-district">Район</label>
    <select id="f-district" name="district">
      <option value="">усі</option>
      ${districts.map(
        ({ id, name }) =>
          html`<option value="${id}" ${filter.district === String(id) ? "selected" : ""}>${name}</option> `,
      )}
    </select>
    <label for="f-text">Пошук</label>
    <input id="f-text" type="text" name="text" value="${filter.text}" placeholder="номер, заявник, зміст" />
    <input type="submit" class="btn" value="Знайти" />
    <a href="${path}">Скинути</a>
  </form>`;
}

function requestTable({ requests, total }: RequestList): Html {
  return html`<div id="list" vs-refresh="works.request">
    <p class="total">Знайдено: ${total.toLocaleString("uk")}</p>
    <vs-table name="legacy-requests">
      <table class="list" cellspacing="0" cellpadding="4" border="0" width="100%">
        <thead>
          <tr>
            <th>№</th>
            <th>Тема</th>
            <th>Заявник</th>
            <th>Район</th>
            <th>Статус</th>
            <th>Термін</th>
            <th>Дії</th>
          </tr>
        </thead>
        <tbody>
          ${requests.map(requestRow)}
        </tbody>
      </table>
    </vs-table>
  </div>`;
}

function requestRow(request: ListedRequest): Html {
  const { id, num, topic, applicant, district, statusName, statusColor, due, isExpired } = request;
  return html`<tr id="request-${id}">
    <td nowrap>${num}</td>
    <td>${topic}</td>
    <td>${applicant}</td>
    <td>${district ?? "—"}</td>
    <td><span class="badge badge-${badgeName(statusColor)}">${statusName}</span></td>
    <td nowrap class="${isExpired ? "expired" : ""}">${due ?? "—"}</td>
    <td nowrap class="actions">
      <a href="#" edit="works.request/${id}/request">Редагувати</a>
      <a href="#" info="works.request/${id}/request">Перегляд</a>
      <a href="#" del="works.request/${id}">Видалити</a>
    </td>
  </tr> `;
}

function pager({ filter, page, pageCount }: RequestList): Html {
  const link = (number: number, text: string) => html`<a href="${pageAddress(path, filter, number)}">${text}</a> `;
  return html`<div class="pager">
    ${page > 1 ? link(page - 1, "« Попередня") : ""}
    ${pagesAround(page, pageCount).map((number) =>
      number === page ? html`<b>${number}</b> ` : link(number, String(number)),
    )}
    ${page < pageCount ? link(page + 1, "Наступна »") : ""}
  </div>`;
}
