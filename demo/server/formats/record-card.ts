import { html } from "hono/html";
import { name, row, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { Html } from "../markup.ts";
import type { Server } from "../server.ts";

/** A record for an info panel: its columns with titles, but for geometry and other nested data. @throws Refusal 404 */
export async function recordCard(
  { database, catalogue }: Server,
  asked: { table: string; field: string; id: string },
): Promise<Html> {
  const table = catalogue.table(asked.table);
  const key = table?.columns.get(asked.field);
  if (!table || !key) throw new Refusal(404, `Таблиці «${asked.table}» з ключем «${asked.field}» немає.`);
  const record = await row(
    database.pool,
    sql`select * from ${name(table.name)} where ${name(key.name)}::text = ${asked.id}`,
  );
  if (!record) throw new Refusal(404, `Запису «${asked.id}» немає.`);
  const heading = record["title"] ?? record["name"] ?? record[key.name];
  const columns = [...table.columns.values()].filter(
    (column) =>
      column.name !== table.key &&
      column.title !== column.name && // a name of the database says nothing to a person
      !table.secret?.includes(column.name) &&
      !["name", "title"].includes(column.name) &&
      ["string", "number", "boolean"].includes(typeof record[column.name]),
  );
  return html`<h3>${String(heading)}</h3>
    ${
      columns.length
        ? html`<dl>
            ${columns.map(
              (column) =>
                html`<dt>${column.title}</dt>
                  <dd>${String(record[column.name])}</dd> `,
            )}
          </dl>`
        : html`<p>Інших відомостей немає.</p>`
    }`;
}
