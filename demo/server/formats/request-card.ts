import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { badgeName, readShownRequest } from "../pages/one-request.ts";
import { Refusal } from "../refusal.ts";
import type { FormatCall } from "./format-call.ts";

/** The format `request_card` (id): a request to read. */
export async function requestCard({ server, parameters }: FormatCall): Promise<HtmlEscapedString> {
  const request = await readShownRequest(server, parameters["id"]);
  if (!request) throw new Refusal(404, `Звернення з ідентифікатором "${String(parameters["id"] ?? "")}" немає.`);
  const { num, topic, applicant, phone, district, received, body, answer, statusName, statusColor } = request;
  return html`<article class="card">
    <h2>${num} <span class="badge badge-${badgeName(statusColor)}">${statusName}</span></h2>
    <dl>
      <dt>Тема</dt>
      <dd>${topic}</dd>
      <dt>Заявник</dt>
      <dd>${applicant}${phone ? `, +${phone}` : ""}</dd>
      <dt>Район</dt>
      <dd>${district ?? "—"}</dd>
      <dt>Надійшло</dt>
      <dd>${received}</dd>
    </dl>
    <p>${body}</p>
    ${answer ? html`<p class="quiet">Відповідь: ${answer}</p>` : ""}
  </article>`;
}
