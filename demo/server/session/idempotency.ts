import { createHash } from "node:crypto";
import type pg from "pg";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { row, rows, sql, transaction } from "../database/sql.ts";
import type { Change } from "../pushes/pushes.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Server } from "../server.ts";
import { sessionOf } from "./guard.ts";

/** The answer to a write, in a form that can be stored and sent again. */
export interface Answer {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
  body: unknown;
  /** Changes for open pages, to be pushed once it is stored. */
  changed?: Change[] | undefined;
}

/**
 * Does a write exactly once for each `Idempotency-Key` (without the header: each time).
 *
 * The row of the key, the record and the answer are one transaction. A concurrent request with the same key waits at
 * the unique row: it gets the same answer when the first one is stored, and is executed when the first one was refused.
 * The same key with another body is a mistake of the client (422). A refused write keeps no key, so the corrected write
 * may use it.
 */
export async function writeOnce(
  { database, pushes }: Server,
  c: Call,
  body: Record<string, unknown>,
  write: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Response> {
  const key = c.req.header("Idempotency-Key");
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal(400, "Заголовок Idempotency-Key має бути від 1 до 200 знаків ASCII.");
  }
  const request = `${c.req.method} ${c.req.path}\n${JSON.stringify(body)}`;
  const requestHash = createHash("sha256").update(request).digest("base64url");
  const answer = await transaction(database.pool, async (client) => {
    if (key === undefined) return write(client);
    const personId = sessionOf(c).person.id;
    const claimed = await row(
      client,
      sql`insert into app.idempotency (person_id, key, request_hash) values (${personId}, ${key}, ${requestHash})
          on conflict do nothing returning key`,
    );
    if (!claimed) return storedAnswer(client, { personId, key, requestHash });
    const written = await write(client);
    await rows(
      client,
      sql`update app.idempotency
          set status = ${written.status}, headers = ${JSON.stringify(written.headers)}, body = ${JSON.stringify(written.body)}
          where person_id = ${personId} and key = ${key}`,
    );
    return written;
  });
  await pushes.tell(answer.changed ?? []);
  return c.json(answer.body as object, answer.status, answer.headers);
}

/** Keys are kept for a week: longer than any client repeats a write. */
export async function forgetOldKeys(pool: pg.Pool): Promise<void> {
  await rows(pool, sql`delete from app.idempotency where created < now() - interval '7 days'`);
}

interface Claim {
  personId: number;
  key: string;
  requestHash: string;
}

async function storedAnswer(client: pg.PoolClient, { personId, key, requestHash }: Claim): Promise<Answer> {
  const kept = await row(
    client,
    sql`select request_hash, status, headers, body from app.idempotency where person_id = ${personId} and key = ${key}`,
  );
  if (kept?.["request_hash"] !== requestHash) {
    throw new Refusal(422, "Цей Idempotency-Key вже використано для іншого запиту.");
  }
  return {
    status: kept?.["status"] as ContentfulStatusCode,
    headers: { ...(kept?.["headers"] as Record<string, string>), "Idempotency-Replayed": "true" },
    body: JSON.parse(kept?.["body"] as string),
  };
}
