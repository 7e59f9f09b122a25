import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { rows, sql } from "../database/sql.ts";
import type { WidgetCall } from "./widget-call.ts";

/** The widget `newest_requests`: the newest requests, each with a link that opens its form. */
export async function newestRequests({ server, parameters }: WidgetCall): Promise<HtmlEscapedString> {
  const asked = Number(parameters["limit"] ?? 5);
  const limit = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 50) : 5;
  const newest = await rows(
    server.database.pool,
    sql`select request.id, num, applicant, coalesce(topic.ua, request.topic) as topic,
          to_char(received, 'DD.MM.YYYY') as day
        from works.request left join dict.cls topic on topic.list = 'topic' and topic.code = request.topic
        order by request.received desc, request.id desc limit ${limit}`,
  );
  return html`<ul class="newest">
    ${newest.map(
      (request) =>
        html`<li>
          <a href="#" edit="works.request/${request["id"]}/request">${request["num"]}</a>
          ${request["topic"]}, ${request["applicant"]} <time>${request["day"]}</time>
        </li> `,
    )}
  </ul>`;
}
