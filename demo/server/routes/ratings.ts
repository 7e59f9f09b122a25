/**
 * Ratings (R7.3-…).
 *
 * - GET /rate_api/rating/{id} → 200 `{ "value", "votes" }`, the mean of all votes; `{ "value": null, "votes": 0 }` when
 *   nobody has voted yet. {id} is any text up to 64 characters.
 * - POST /rate_api/rating/{id}/{value} → 200, the caller's vote and the new mean. Each person has one vote, the latest.
 *   {value} is 0 to 10, else 400 `{ "error" }`.
 *
 *     POST /rate_api/rating/contractor-1/5
 *     200   { "value": 4.5, "votes": 2 }
 */
import { Hono } from "hono";
import type { Queryable } from "../database/database.ts";
import { row, rows, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { Env, Server } from "../server.ts";
import { sessionOf } from "../session/guard.ts";
import { writeOnce } from "../session/idempotency.ts";

export function ratingRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/rating/:id", async (c) => c.json(await ratingOf(server.database.pool, c.req.param("id"))));
  routes.post("/rating/:id/:value", async (c) => {
    const { id, value } = c.req.param();
    if (id.length > 64 || !/^(\d(\.\d)?|10)$/.test(value))
      throw new Refusal(400, "Оцінка має бути числом від 0 до 10.");
    const person = sessionOf(c).person.id;
    return writeOnce(server, c, {}, async (client) => {
      await rows(
        client,
        sql`insert into app.vote (rating_id, person_id, value) values (${id}, ${person}, ${value}::text::numeric)
            on conflict (rating_id, person_id) do update set value = excluded.value`,
      );
      return { status: 200, headers: {}, body: await ratingOf(client, id) };
    });
  });
  return routes;
}

/** The mean of all votes and their number; value null without a vote. */
function ratingOf(database: Queryable, id: string): Promise<object | undefined> {
  return row(
    database,
    sql`select round(avg(value), 2)::float as value, count(*)::int as votes from app.vote where rating_id = ${id}`,
  );
}
