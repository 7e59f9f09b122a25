/**
 * The captcha of public forms: proof of work instead of pictures, without a session.
 *
 * - GET /api-user/captcha → 200 `{ "challenge": "{bits}.{expires}.{nonce}.{mac}" }`, good for ten minutes.
 *
 * A save that has a `recaptcha-token` sends `{challenge}.{number}`, whose SHA-256 begins with `bits` zero bits
 * (session/captcha.ts). One that is forged, too old, too cheap or already used: 422 `{ "error": … }`, nothing is
 * written.
 */
import { Hono } from "hono";
import type { Env, Server } from "../server.ts";
import { newChallenge } from "../session/captcha.ts";

export function captchaRoutes({ secret }: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/", (c) => c.json({ challenge: newChallenge(secret) }));
  return routes;
}
