import { decode } from "./decode.ts";

/** Table, record and form that a click attribute or a route names (R2.1-01 to R2.1-04). */
export interface Target {
  table: string;
  id: string;
  form: string;
}

/** "works.request/17/request" → table, id and form; missing parts are "". */
export function readTarget(value: string): Target {
  const [table = "", id = "", form = ""] = value.split("/").map(decode);
  return { table, id, form };
}
