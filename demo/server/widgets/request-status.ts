import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { badgeName, readShownRequest } from "../pages/one-request.ts";
import type { WidgetCall } from "./widget-call.ts";

/** The widget `request_status` (id): the status of a request and the possible next steps, as widget actions. */
export async function requestStatus({ server, parameters }: WidgetCall): Promise<HtmlEscapedString> {
  const request = await readShownRequest(server, parameters["id"]);
  if (!request) return html`<p class="quiet">Такого звернення немає.</p>`;
  const { id, status, statusName, statusColor, person, due, isExpired } = request;
  const isOpen = status !== "done" && status !== "rejected";
  return html`<p>
      <span class="badge badge-${badgeName(statusColor)}">${statusName}</span>
      ${person ?? "відповідального немає"}, термін
      <span class="${isExpired ? "expired" : ""}">${due ?? "не вказано"}</span>
    </p>
    <p class="actions">
      ${isOpen ? html`<button type="button" vs-action="request/take?id=${id}">Взяти в роботу</button>` : ""}
      ${isOpen ? html`<button type="button" vs-action="request/close?id=${id}">Виконано</button>` : ""}
      <button type="button" vs-action="request/renew?id=${id}">Подовжити на 10 днів</button>
    </p>`;
}
