import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { readRecord } from "../database/record.ts";
import { Refusal } from "../refusal.ts";
import type { Server } from "../server.ts";

/** A field of a record, for the formats of /api/format/{template}/{table}/{field}/{id}. */
export interface FormattedField {
  title: string;
  /** The text for people; "" when the field is empty. */
  text: string;
}

/** The templates of a field by their names. */
export const fieldFormats: Record<string, (field: FormattedField) => HtmlEscapedString | Promise<HtmlEscapedString>> = {
  value: ({ text }) => html`<span>${text || "—"}</span>`,
  titled: ({ title, text }) => html`<p><b>${title}:</b> ${text || "—"}</p>`,
  paragraphs: ({ title, text }) =>
    html`<h2>${title}</h2>
      ${text.split(/\n+/).map((paragraph) => html`<p>${paragraph}</p> `)}`,
};

/** @throws Refusal 404 when table, field or record are not there */
export async function readField(
  { database, catalogue }: Server,
  asked: { table: string; field: string; id: string },
): Promise<FormattedField> {
  const table = catalogue.table(asked.table);
  const column = table?.columns.get(asked.field);
  if (!table || !column) throw new Refusal(404, `Поля «${asked.field}» у таблиці «${asked.table}» немає.`);
  const record = await readRecord(database.pool, table, asked.id);
  if (!record) throw new Refusal(404, `Запис «${asked.id}» не знайдено. Можливо, його видалено.`);
  return { title: column.title, text: textOf(record[column.name]) };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "так" : "ні";
  if (typeof value === "number") return value.toLocaleString("uk-UA", { maximumFractionDigits: 8 });
  if (value instanceof Date) return value.toLocaleString("uk-UA", { timeZone: "Europe/Kyiv" });
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
