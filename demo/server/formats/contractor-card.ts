import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { row, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { FormatCall } from "./format-call.ts";

/** The format `contractor_card` (id): a contractor to read. */
export async function contractorCard({ server, parameters }: FormatCall): Promise<HtmlEscapedString> {
  const id = String(parameters["id"] ?? "");
  const contractor = /^\d{1,9}$/.test(id)
    ? await row(
        server.database.pool,
        sql`select name, edrpou, email, phone, to_char(work_from, 'HH24:MI') as work_from, work_to
            from works.contractor where id = ${Number(id)}`,
      )
    : undefined;
  if (!contractor) throw new Refusal(404, `Підрядника з ідентифікатором "${id}" немає.`);
  return html`<article class="card">
    <h2>${contractor["name"]}</h2>
    <p>ЄДРПОУ ${contractor["edrpou"]}, ${contractor["email"] ?? "пошти немає"}, +${contractor["phone"] ?? "—"}</p>
    <p class="quiet">Працює з ${contractor["work_from"] ?? "—"} до ${contractor["work_to"] ?? "—"}</p>
  </article>`;
}
