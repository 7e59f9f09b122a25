import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { rows, sql } from "../database/sql.ts";
import type { WidgetCall } from "./widget-call.ts";

/** The widget `request_reminders` (id): the caller's own reminders about a request. */
export async function requestReminders({ server, person, parameters }: WidgetCall): Promise<HtmlEscapedString> {
  const reminders = await rows(
    server.database.pool,
    sql`select text, to_char(at, 'DD.MM.YYYY HH24:MI') as at from app.reminder
        where model_name = 'works.request' and object_id = ${String(parameters["id"] ?? "")}
          and person_id = ${person.id} and not done
        order by app.reminder.at, id limit 20`,
  );
  if (!reminders.length) return html`<p class="quiet">Нагадувань немає.</p>`;
  return html`<ul>
    ${reminders.map(({ at, text }) => html`<li><time>${at}</time> ${text}</li> `)}
  </ul>`;
}
