/**
 * Pushes to open pages over one WebSocket (setting `socket_url`: "/socket").
 *
 * GET /socket with `Upgrade: websocket`, the session's cookie and the origin of this site → 101. Without a session 401
 * `user unauthorized`, from another site 403.
 *
 * Frames are JSON texts `[event, data]`, both ways, at most 64 KB:
 * - `["refresh", { "table": "works.request", "id": 7 }]` to every page, whenever a record was saved or deleted, by
 *   whichever copy of the server.
 * - An event that a page sends (a `socket.` action) comes back to it as `["done", { "event", "data", "user" }]`.
 * - Any other frame is answered with `["error", { "message": sentence }]`.
 *
 * A ping every 30 seconds; a page that doesn't answer, or whose session has ended (code 4401), is disconnected.
 *
 *     GET /socket
 *     101
 *     ← ["socket.presence", { "page": "request/7" }]
 *     → ["done", { "event": "socket.presence", "data": { "page": "request/7" }, "user": "demo" }]
 *     → ["refresh", { "table": "works.request", "id": 7 }]
 */
import { upgradeWebSocket } from "@hono/node-server";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { WSContext } from "hono/ws";
import type { WebSocket } from "ws";
import type { Call, Env, Server } from "../server.ts";
import { checkOrigin, guardCalls, sessionOf } from "../session/guard.ts";
import { sessionCookieOf } from "../session/proxy.ts";
import { findSession } from "../session/session.ts";

const pingMs = 30_000;

export function socketRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get(
    "/",
    guardCalls,
    async (c, next) => {
      checkOrigin(c);
      await next();
    },
    upgradeWebSocket((c) => talk(server, c)),
  );
  return routes;
}

function talk(server: Server, c: Call) {
  const { person } = sessionOf(c);
  const cookie = getCookie(c, sessionCookieOf(c)) ?? "";
  let stop = () => {};
  return {
    onOpen(_: Event, page: WSContext) {
      const deafen = server.pushes.hear((change) => send(page, "refresh", change));
      const rest = keepAlive(server, page, cookie);
      stop = () => {
        deafen();
        rest();
      };
    },
    onMessage({ data: frame }: MessageEvent, page: WSContext) {
      const read = readFrame(frame);
      if (!read) return send(page, "error", { message: "Очікується JSON вигляду [подія, дані]." });
      send(page, "done", { ...read, user: person.login });
    },
    onClose: () => stop(),
    onError: () => stop(),
  };
}

function send(page: WSContext, event: string, data: unknown): void {
  page.send(JSON.stringify([event, data]));
}

function readFrame(frame: unknown): { event: string; data: unknown } | undefined {
  try {
    const [event, data = null] = JSON.parse(String(frame)) as unknown[];
    return typeof event === "string" ? { event, data } : undefined;
  } catch {
    return undefined;
  }
}

/** Disconnects a page that is silent or signed out; returns a function that stops the checks. */
function keepAlive({ database, secret }: Server, page: WSContext, cookie: string): () => void {
  const socket = page.raw as WebSocket;
  let isAlive = true;
  socket.on("pong", () => (isAlive = true));
  const timer = setInterval(() => void check().catch(() => socket.terminate()), pingMs);
  timer.unref();
  return () => clearInterval(timer);

  async function check(): Promise<void> {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    if (!(await findSession(database.pool, secret, cookie))) socket.close(4401, "user unauthorized");
  }
}
