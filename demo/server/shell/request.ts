import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { requestCard } from "../formats/request-card.ts";
import { readShownRequest } from "../pages/one-request.ts";
import type { Call, Server } from "../server.ts";

/** The page `request` (id): the card of a request. */
export async function request(server: Server, c: Call): Promise<HtmlEscapedString> {
  const found = await readShownRequest(server, c.req.query("id"));
  if (!found)
    return html`<h1>Звернення немає</h1>
      <p><a href="#" state="requests">До переліку</a></p>`;
  const { id, num } = found;
  return html`<h1>Звернення ${num}</h1>
    <p class="actions">
      <a href="#" state="requests">До переліку</a>
      <a href="#" edit="works.request/${id}/request">Редагувати</a>
      <a href="/request/${id}">Окрема сторінка</a>
    </p>
    <section id="request-status" aria-label="Стан">
      <vs-widget name="request_status" table="works.request" params='{"id":${id}}'></vs-widget>
    </section>
    <section vs-refresh="works.request" aria-label="Зміст">
      ${await requestCard({ server, parameters: { id } })}
    </section>`;
}
