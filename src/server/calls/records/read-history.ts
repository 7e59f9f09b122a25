import { readInstant } from "../../../values/dates/moments.ts";
import { request } from "../../client/client.ts";

/** A change of a record's state. */
export interface Change {
  /** The states, as the server sends them; "" for none. */
  from: string;
  to: string;
  /** The moment as the server stores it, and as it wants it to be shown. */
  at: string;
  atText: string;
  /** The name of the user; "" when nobody is named. */
  by: string;
}

/** GET /api/crm_status_view (R7.2-11): the changes of a record's state, the newest first. @throws ServerError */
export async function readHistory(table: string, id: string, signal?: AbortSignal): Promise<Change[]> {
  const query = { model_name: table, object_id: id };
  const { data } = await request({ name: "history", values: { table, id }, query, cache: "no-cache", signal });
  return data.map(changeOf).toReversed().toSorted(newestFirst);
}

function changeOf(row: Record<string, unknown>): Change {
  const text = (name: string) => (row[name] === null || row[name] === undefined ? "" : String(row[name]));
  return {
    from: text("change_from"),
    to: text("change_to"),
    at: text("cdate"),
    atText: text("cdate_txt"),
    by: text("user_name"),
  };
}

/** Servers list the oldest first; where a moment cannot be read the order of the server is reversed. */
function newestFirst(one: Change, other: Change): number {
  const [before, after] = [readInstant(other.at), readInstant(one.at)];
  return before && after ? before.localeCompare(after) : 0;
}
