import { isData } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
import { ServerError } from "../../client/server-error.ts";

export interface UniqueCall {
  /** `schema.table`. */
  table: string;
  field: string;
  value: string;
  /** The record whose own value is not taken; "" for a new one. */
  id: string;
  /** An own address in place of /api/unique/…; `{value}` is the value's place, else it goes as the query. */
  url?: string;
}

/** GET /api/unique/{schema}/{table}/{field}: is the value free (R5.1-15, R7.2-09)? @throws ServerError */
export async function isFree(call: UniqueCall, signal?: AbortSignal): Promise<boolean> {
  const { value, id } = call;
  const { data } = await request({ ...addressOf(call), signal, cache: "no-cache" });
  const free = readFree(data, value);
  if (free === undefined) throw new ServerError("unreadable", { data });
  return free;

  function addressOf({ table, field, url }: UniqueCall) {
    const own = id === "" ? {} : { id };
    if (url) return { path: url, values: { value }, query: url.includes("{value}") ? own : { value, ...own } };
    const [name = "", schema = "public"] = table.split(".").toReversed();
    return { name: "unique" as const, values: { schema, table: name, field }, query: { value, ...own } };
  }
}

/** `true` is free; a list holds what is taken, as values or as rows. Undefined: it says neither. */
function readFree(answer: unknown, value: string): boolean | undefined {
  if (typeof answer === "boolean") return answer;
  if (Array.isArray(answer))
    return !answer.some((one: unknown) => String(isData(one) ? Object.values(one)[0] : one) === value);
  return isData(answer) ? readFree(answer["unique"], value) : undefined;
}
