import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Html } from "../markup.ts";
import { actionMenu } from "../pages/action-menu.ts";
import { badgeName } from "../pages/one-request.ts";
import { pagesAround, readRequestList, type ListedRequest, type RequestFilter } from "../pages/request-list.ts";
import type { Call, Server } from "../server.ts";
import { emptyList } from "./empty-list.ts";

/** The page `requests` (status?, district?, text?, page?): the list, whose filters are states of the shell. */
export async function requests(server: Server, c: Call): Promise<HtmlEscapedString> {
  const { requests: found, total, filter, page, pageCount, statuses } = await readRequestList(server, c);
  const tab = (code: string, text: string) =>
    html`<a href="#" state="${stateOf({ ...filter, status: code }, 1)}${code ? "" : "/status="}">${text}</a> `;
  return html`<h1>Звернення громадян</h1>
    <nav class="tabs" aria-label="Статус">${tab("", "Усі")} ${statuses.map(({ code, name }) => tab(code, name))}</nav>
    <section vs-refresh="works.request" aria-label="Перелік">
      <p class="quiet">Знайдено: ${total.toLocaleString("uk")}</p>
      ${found.length ? "" : nothing()}
      <div class="wide" ${found.length ? "" : html`hidden`}>
        <table class="list">
          <thead>
            <tr>
              <th scope="col">№</th>
              <th scope="col">Тема</th>
              <th scope="col">Заявник</th>
              <th scope="col">Статус</th>
              <th scope="col">Термін</th>
              <th scope="col" class="actions">Дії</th>
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
      ${actionMenu(`Інші дії: ${num}`, rowMenu(id), "⋯")}
    </td>
  </tr> `;
}

const rowMenu = (id: number): Html =>
  html`<a href="#" info="works.request/${id}/request">Перегляд</a>
    <a href="#" copy="works.request/${id}" form="request">Копія</a>
    <a href="#" del="works.request/${id}" class="danger">Видалити</a>`;

const nothing = (): Html =>
  emptyList(
    "За цим фільтром звернень немає.",
    html`<a href="#" state="requests" class="button">Показати всі</a>
      <a href="#" add="works.request/request" class="button">Нове звернення</a>`,
  );

/** `requests/status=new/page=2` */
function stateOf(filter: RequestFilter, page: number): string {
  const pairs = Object.entries({ ...filter, page: page > 1 ? String(page) : "" })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return ["requests", ...pairs].join("/");
}
