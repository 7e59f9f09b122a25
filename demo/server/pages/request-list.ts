import { joined, literal, row, rows, sql, type Fragment } from "../database/sql.ts";
import type { Call, Server } from "../server.ts";

/** The filter of the list of requests; an empty text does not filter. */
export interface RequestFilter {
  status: string;
  district: string;
  text: string;
}

export interface ListedRequest {
  id: number;
  num: string;
  topic: string;
  applicant: string;
  district: string | null;
  status: string;
  statusName: string;
  /** primary, warning, info, danger or any colour (R9.3-02). */
  statusColor: string | null;
  due: string | null;
  isExpired: boolean;
}

export interface RequestList {
  requests: ListedRequest[];
  filter: RequestFilter;
  page: number;
  pageCount: number;
  total: number;
  statuses: { code: string; name: string }[];
  districts: { id: number; name: string }[];
}

const pageSize = 50;

/** One page of the list that /legacy.html and /strict.html show, by the query of the address. */
export async function readRequestList({ database }: Server, c: Call): Promise<RequestList> {
  const filter = {
    status: c.req.query("status") ?? "",
    district: c.req.query("district") ?? "",
    text: c.req.query("text") ?? "",
  };
  const where = conditionOf(filter);
  const counted = await row<{ total: number }>(
    database.pool,
    sql`select count(*) as total from works.request where ${where}`,
  );
  const total = counted?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, Number.parseInt(c.req.query("page") ?? "1", 10) || 1), pageCount);
  const requests = await rows<ListedRequest & Record<string, unknown>>(
    database.pool,
    sql`select request.id, num, coalesce(topic.ua, request.topic) as topic, applicant, district.name as district,
          request.status, coalesce(status.ua, request.status) as "statusName", status.color as "statusColor",
          to_char(due, 'DD.MM.YYYY') as due,
          coalesce(due < current_date and request.status not in ('done', 'rejected'), false) as "isExpired"
        from works.request
        left join dict.cls topic on topic.list = 'topic' and topic.code = request.topic
        left join dict.cls status on status.list = 'request_status' and status.code = request.status
        left join land.district on district.id = request.district_id
        where ${where}
        order by request.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const statuses = await rows<{ code: string; name: string }>(
    database.pool,
    sql`select code, ua as name from dict.cls where list = 'request_status' order by ord`,
  );
  const districts = await rows<{ id: number; name: string }>(
    database.pool,
    sql`select id, name from land.district order by id`,
  );
  return { requests, filter, page, pageCount, total, statuses, districts };
}

/** The address of another page of the same list. */
export function pageAddress(path: string, filter: RequestFilter, page: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, page: String(page) })) if (value) query.set(name, value);
  return `${path}?${query.toString()}`;
}

/** The page numbers of a pager: the first, the last and those around the current one. */
export function pagesAround(page: number, pageCount: number): number[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  return all.filter((number) => number === 1 || number === pageCount || Math.abs(number - page) <= 3);
}

function conditionOf({ status, district, text }: RequestFilter): Fragment {
  const conditions = [];
  if (status) conditions.push(sql`request.status = ${status}`);
  if (/^\d{1,9}$/.test(district)) conditions.push(sql`request.district_id = ${Number(district)}`);
  if (text) {
    const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
    conditions.push(sql`(num ilike ${pattern} or applicant ilike ${pattern} or body ilike ${pattern})`);
  }
  return conditions.length ? joined(conditions, " and ") : literal("true");
}
