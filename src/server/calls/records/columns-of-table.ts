import { request } from "../../client/client.ts";

/** A column of a table, for people who build queries. */
export interface TableColumn {
  name: string;
  /** PostgreSQL's category of the type: N numbers, S texts, D dates, B booleans. */
  typecategory: string;
  /** The schema of the table. */
  schema: string;
  title: string;
}

/** GET /table_info/columns/{table}?json=true (R7.2-10). @throws ServerError */
export async function readColumns(table: string, signal?: AbortSignal): Promise<TableColumn[]> {
  const { data } = await request({ name: "columns", values: { table }, query: { json: "true" }, signal });
  return data.flatMap((row) => {
    const name = textIn(row["name"]);
    const title = textIn(row["title"]) || name;
    return name ? { name, typecategory: textIn(row["typecategory"]), schema: textIn(row["nspname"]), title } : [];
  });
}
const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
