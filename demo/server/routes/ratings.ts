/**
 * Ratings (R7.3-…).
 *
 * - GET /rate_api/rating/{id} → 200 `{ "value", "votes" }`, the mean of all votes; `{ "value": null, "votes": 0 }` when
 *   nobody has voted yet. {id} is any text up to 64 characters.
 * - POST /rate_api/rating/{id}/{value} → 200, one more vote and the new mean. {value} is 0 to 10, else 400
 *   `{ "error" }`.
 *
 *     POST /rate_api/rating/contractor-1/5
 *     200   { "value": 4.5, "votes": 2 }
 */
import { Hono } from "hono";
import { row, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { Env, Server } from "../server.ts";

export function ratingRoutes({ database: { pool } }: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/rating/:id", async (c) => {
    const found = await row(
      pool,
      sql`select round(value, 2)::float as value, votes from app.rating where id = ${c.req.param("id")}`,
    );
    return c.json(found ?? { value: null, votes: 0 });
  });
  routes.post("/rating/:id/:value", async (c) => {
    const { id, value } = c.req.param();
    if (id.length > 64 || !/^(\d(\.\d)?|10)$/.test(value))
      throw new Refusal(400, "Оцінка має бути числом від 0 до 10.");
    const kept = await row(
      pool,
      sql`insert into app.rating (id, value) values (${id}, ${value}::text::numeric)
          on conflict (id) do update set votes = rating.votes + 1,
            value = (rating.value * rating.votes + excluded.value) / (rating.votes + 1)
          returning round(value, 2)::float as value, votes`,
    );
    return c.json(kept);
  });
  return routes;
}
