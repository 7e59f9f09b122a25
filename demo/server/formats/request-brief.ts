import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { readShownRequest } from "../pages/one-request.ts";
import type { FormatCall } from "./format-call.ts";

/** The format `request_brief` (id?): one line about a request; without an id, what to do to see one. */
export async function requestBrief({ server, parameters }: FormatCall): Promise<HtmlEscapedString> {
  const request = await readShownRequest(server, parameters["id"]);
  if (!request) return html`<p class="quiet">Оберіть звернення, щоб побачити його коротко.</p>`;
  return html`<p><b>${request.num}</b>: ${request.topic}, ${request.applicant}. ${request.statusName}.</p>`;
}
