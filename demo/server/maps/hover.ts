import { html } from "hono/html";
import type { Html } from "../markup.ts";
import { name, row, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { Server } from "../server.ts";

/** What a popup shows of a record: a heading and a line, by table. */
const shown: Record<string, { heading: string; columns: string[] }> = {
  "works.request": { heading: "num", columns: ["applicant", "status", "due"] },
  "works.roadwork": { heading: "code", columns: ["kind", "status", "budget"] },
  "land.tree": { heading: "code", columns: ["species", "condition"] },
  "land.lamp": { heading: "gid", columns: ["power_w", "on_at", "off_at"] },
  "land.building": { heading: "kind", columns: ["floors"] },
  "land.parcel": { heading: "cad_num", columns: ["ownership", "area_ha"] },
};

/** The markup of the template `hover` for one record. @throws Refusal 404 */
export async function hoverOf(
  { catalogue, database }: Server,
  { view, template, id }: { view: string; template: string; id: string },
): Promise<Html> {
  const table = catalogue.table(view);
  const about = Object.hasOwn(shown, view) ? shown[view] : undefined;
  if (template !== "hover" || !table || !about) throw new Refusal(404, `Шаблону «${template}» для «${view}» немає.`);
  const record = /^\d{1,9}$/.test(id)
    ? await row(database.pool, sql`select * from ${name(view)} where ${name(table.key)} = ${Number(id)}`)
    : undefined;
  if (!record) throw new Refusal(404, `Запису «${id}» немає.`);
  const line = (column: string) =>
    html`<div>
      <span class="quiet">${table.columns.get(column)?.title ?? column}:</span> ${textOf(record[column])}
    </div>`;
  return html`<strong>${textOf(record[about.heading])}</strong>${about.columns.map(line)}`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  return value instanceof Date ? value.toLocaleDateString("uk") : String(value);
}
