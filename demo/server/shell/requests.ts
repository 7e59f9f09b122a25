import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Html } from "../markup.ts";
import { badgeName } from "../pages/one-request.ts";
import { pagesAround, readRequestList, type ListedRequest, type RequestFilter } from "../pages/request-list.ts";
import type { Call, Server } from "../server.ts";

/** The page `requests` (status?, district?, text?, page?): the list, whose filters are states of the shell. */
export async function requests(server: Server, c: Call): Promise<HtmlEscapedString> {
  const { requests: found, total, filter, page, pageCount, statuses } = await readRequestList(server, c);
  const tab = (code: string, text: string) =>
    html`<a href="#" state="${stateOf({ ...filter, status: code }, 1)}">${text}</a> `;
  return html`<h1>Звернення громадян</h1>
    <p class="actions">
      <a href="#" add="works.request/request">Нове звернення</a>
      <a href="#" state="contractors">Підрядники</a>
    </p>
    <nav class="tabs" aria-label="Статус">${tab("", "Усі")} ${statuses.map(({ code, name }) => tab(code, name))}</nav>
    <section vs-refresh="works.request" aria-label="Перелік">
      <p class="quiet">Знайдено: ${total}</p>
      <div class="wide">
        <table class="list">
          <thead>
            <tr>
              <th scope="col">№</th>
              <th scope="col">Тема</th>
              <th scope="col">Заявник</th>
              <th scope="col">Статус</th>
              <th scope="col">Термін</th>
              <th scope="col">Дії</th>
            </tr>
          </thead>
          <tbody>
            ${found.map(requestRow)}
          </tbody>
        </table>
      </div>
    </section>
    <nav class="pager" aria-label="Сторінки переліку">
      ${pagesAround(page, pageCount).map((number) =>
        number === page
          ? html`<b aria-current="page">${number}</b> `
          : html`<a href="#" state="${stateOf(filter, number)}">${number}</a> `,
      )}
    </nav>`;
}

function requestRow({ id, num, topic, applicant, statusName, statusColor, due, isExpired }: ListedRequest): Html {
  return html`<tr>
    <td><a href="#" state="request/id=${id}">${num}</a></td>
    <td>${topic}</td>
    <td>${applicant}</td>
    <td><span class="badge badge-${badgeName(statusColor)}">${statusName}</span></td>
    <td class="${isExpired ? "expired" : ""}">${due ?? "—"}</td>
    <td class="actions">
      <a href="#" edit="works.request/${id}/request">Редагувати</a>
      <a href="#" info="works.request/${id}/request">Перегляд</a>
      <a href="#" copy="works.request/${id}" form="request">Копія</a>
      <a href="#" del="works.request/${id}">Видалити</a>
    </td>
  </tr> `;
}

/** `requests/status=new/page=2` */
function stateOf(filter: RequestFilter, page: number): string {
  const pairs = Object.entries({ ...filter, page: page > 1 ? String(page) : "" })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return ["requests", ...pairs].join("/");
}
