import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { rows, sql } from "../database/sql.ts";
import type { WidgetCall } from "./widget-call.ts";

/** The widget `counters` (district?): the number of requests by status, and the time of the count. */
export async function counters({ server, parameters }: WidgetCall): Promise<HtmlEscapedString> {
  const district = String(parameters["district"] ?? "");
  const chosen = /^\d{1,9}$/.test(district) ? Number(district) : null;
  const counted = await rows(
    server.database.pool,
    sql`select status.ua as name, count(request.id) as total
        from dict.cls status
        left join works.request on request.status = status.code
          and (${chosen}::int is null or request.district_id = ${chosen}::int)
        where status.list = 'request_status'
        group by status.id order by status.ord`,
  );
  const time = new Date().toLocaleTimeString("uk-UA", { timeZone: "Europe/Kyiv" });
  return html`<dl class="counters">
      ${counted.map(
        ({ name, total }) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${total}</dd>
          </div> `,
      )}
    </dl>
    <p class="quiet">Пораховано о <time>${time}</time></p>`;
}
