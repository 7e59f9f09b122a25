import { row, sql } from "../database/sql.ts";
import type { Server } from "../server.ts";

/** A request for display: codes as words, dates as people write them. */
export interface ShownRequest {
  id: number;
  num: string;
  topic: string;
  applicant: string;
  phone: string | null;
  district: string | null;
  body: string;
  answer: string | null;
  status: string;
  statusName: string;
  statusColor: string | null;
  person: string | null;
  contractor: string | null;
  received: string;
  due: string | null;
  isExpired: boolean;
  spent: number | null;
}

/** The request with that id; `undefined` when it does not exist or the id is not a number. */
export async function readShownRequest({ database }: Server, id: unknown): Promise<ShownRequest | undefined> {
  if (!/^\d{1,9}$/.test(String(id))) return undefined;
  return row<ShownRequest & Record<string, unknown>>(
    database.pool,
    sql`select request.id, num, coalesce(topic.ua, request.topic) as topic, applicant, request.phone,
          district.name as district, body, answer, request.status, coalesce(status.ua, request.status) as "statusName",
          status.color as "statusColor", person.name as person, contractor.name as contractor,
          to_char(received, 'DD.MM.YYYY HH24:MI') as received, to_char(due, 'DD.MM.YYYY') as due, spent,
          coalesce(due < current_date and request.status not in ('done', 'rejected'), false) as "isExpired"
        from works.request
        left join dict.cls topic on topic.list = 'topic' and topic.code = request.topic
        left join dict.cls status on status.list = 'request_status' and status.code = request.status
        left join land.district on district.id = request.district_id
        left join app.person on person.id = request.person_id
        left join works.contractor on contractor.id = request.contractor_id
        where request.id = ${Number(id)}`,
  );
}

/** The style sheets name four colours; a status with its own colour is grey. */
export function badgeName(color: string | null): string {
  return color && ["primary", "warning", "info", "danger"].includes(color) ? color : "other";
}
