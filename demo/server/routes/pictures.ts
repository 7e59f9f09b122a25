/**
 * Pictures of other hosts for exports of the page (R7.5-…): the browser may draw only pictures of this site.
 *
 * GET /api-user/html-to-canvas-proxy?url=https://tiles.example/1.png → 200, the picture. Only hosts that PROXY_HOSTS
 * names (with commas; default none), so that nobody reaches internal hosts through it; no redirects, 10 s, 5 MB,
 * picture types without scripts. 400 without an address, 403 for another host, 502 when it cannot be loaded, 415 for a
 * file that is not a picture.
 */
import process from "node:process";
import { Hono } from "hono";
import { Refusal } from "../refusal.ts";
import type { Env } from "../server.ts";

const mostBytes = 5 * 1024 * 1024;
const mostMs = 10_000;

export function pictureRoutes(): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/html-to-canvas-proxy", async (c) => {
    const url = readAddress(c.req.query("url") ?? "");
    const hosts = (process.env["PROXY_HOSTS"] ?? "").split(",").filter(Boolean);
    if (!hosts.includes(url.host)) throw new Refusal(403, `Малюнки з ${url.host} не дозволено.`);
    const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(mostMs) }).catch(() => undefined);
    if (!answer?.ok) throw new Refusal(502, "Малюнок отримати не вдалося.");
    const type = answer.headers.get("Content-Type") ?? "";
    if (!/^image\/(png|jpeg|gif|webp)\b/.test(type)) throw new Refusal(415, "За цією адресою немає малюнка.");
    const body = await answer.arrayBuffer();
    if (body.byteLength > mostBytes) throw new Refusal(413, "Малюнок завеликий: не більше 5 МБ.");
    return c.body(body, 200, { "Content-Type": type });
  });
  return routes;
}

function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Refusal(400, "Потрібна адреса малюнка: ?url=https://…");
  return url;
}
