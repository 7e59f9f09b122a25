/**
 * The fault switch: makes the server answer wrongly on purpose, so that tests need no network mock. Only with FAULTS=1.
 *
 * POST /__fault → 200, the waiting faults. DELETE /__fault → 200 `[]`, all are cleared. GET /__fault → what waits.
 *
 * | field   | meaning                                                                                                |
 * |---------|--------------------------------------------------------------------------------------------------------|
 * | path    | regular expression, tried on path and query: `^/api/works\\.request/7$`                                |
 * | method  | only this one; default any                                                                             |
 * | kind    | see below                                                                                              |
 * | times   | how many requests it hits; default 1                                                                   |
 * | status  | of `status` (default 500) and of `body` (default 200)                                                  |
 * | type    | Content-Type of `status` and `body`                                                                    |
 * | headers | further headers of `status`, `body`, `html`, `login`                                                   |
 * | text    | body of `status`, `body`, `html`                                                                       |
 * | pauseMs | between two bytes of `drip`; default 200                                                               |
 *
 * | kind        | what happens                                                                                       |
 * |-------------|----------------------------------------------------------------------------------------------------|
 * | status      | the status, with `text` if there is one; the route is not run                                      |
 * | body        | `text` in place of the answer; the route is not run                                                |
 * | html        | 200 and a page of some proxy in place of the answer; the route is not run                          |
 * | login       | 200 and a sign-in page with a password input; the route is not run                                 |
 * | drop-before | the connection is cut; the route is not run                                                        |
 * | drop-after  | the route is run (the record is stored), then the connection is cut before the answer              |
 * | stall       | nothing is ever answered; the route is not run                                                     |
 * | drip        | the answer, byte by byte                                                                           |
 * | truncate    | the first half of the answer, announced at full length, then the connection is cut                 |
 * | tamper      | one character is changed on the way: of the request's body, or of the answer when it has none      |
 *
 *     POST /__fault   { "path": "/api/works.request/", "method": "POST", "kind": "drop-after" }
 *     200             [{ "path": "/api/works.request/", "method": "POST", "kind": "drop-after", "times": 1 }]
 */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono, type Next } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Refusal } from "./refusal.ts";
import type { Call, Env } from "./server.ts";

interface Fault {
  path: string;
  method?: string;
  kind: Kind;
  times: number;
  status?: ContentfulStatusCode;
  type?: string;
  headers?: Record<string, string>;
  text?: string;
  pauseMs?: number;
}

type Kind = (typeof kindNames)[number];
type Happening = (c: Call, fault: Fault, next: Next) => Promise<Response>;

const kindNames = [
  ...(["status", "body", "html", "login", "drop-before", "drop-after"] as const),
  ...(["stall", "drip", "truncate", "tamper"] as const),
] as const;

const proxyPage = "<!doctype html><title>Bad Gateway</title><h1>502 Bad Gateway</h1><p>nginx</p>";
const signInPage = `<!doctype html><title>Вхід</title>
<form method="post" action="/login"><input name="login"><input name="password" type="password"><button>Увійти</button></form>`;

const kinds = {
  status: async (c, fault) => c.body(fault.text ?? "", fault.status ?? 500, headersOf(fault, "text/plain")),
  body: async (c, fault) => c.body(fault.text ?? "", fault.status ?? 200, headersOf(fault, "application/json")),
  html: async (c, fault) => c.body(fault.text ?? proxyPage, 200, headersOf(fault, "text/html")),
  login: async (c, fault) => c.body(signInPage, 200, headersOf(fault, "text/html")),
  "drop-before": async (c) => cut(c),
  "drop-after": async (c, _, next) => {
    await next();
    return cut(c);
  },
  stall: async (c) => {
    await once(c.env.outgoing, "close");
    return RESPONSE_ALREADY_SENT;
  },
  drip,
  truncate,
  tamper,
} satisfies Record<Kind, Happening>;

/** The switch's own routes, and the middleware that must come before all others. */
export function faultSwitch(): Hono<Env> {
  let waiting: Fault[] = [];
  const routes = new Hono<Env>();
  routes.get("/__fault", (c) => c.json(waiting));
  routes.post("/__fault", async (c) => {
    waiting.push(readFault(await c.req.json()));
    return c.json(waiting);
  });
  routes.delete("/__fault", (c) => {
    waiting = [];
    return c.json(waiting);
  });
  routes.use(async (c, next) => {
    const fault = waiting.find((candidate) => isAbout(candidate, c));
    if (!fault) return next();
    fault.times -= 1;
    waiting = waiting.filter(({ times }) => times > 0);
    const answer = await kinds[fault.kind](c, fault, next);
    // Drops the route's answer, headers included.
    c.res = undefined;
    c.res = answer;
  });
  return routes;
}

function readFault(raw: Partial<Fault>): Fault {
  const { path, kind } = raw;
  if (typeof path !== "string") throw new Refusal(400, "__fault: path is missing");
  if (!kind || !kindNames.includes(kind)) throw new Refusal(400, `__fault: kind is one of ${kindNames.join(", ")}`);
  return { ...raw, path, kind, times: raw.times ?? 1 };
}

function isAbout(fault: Fault, c: Call): boolean {
  const { pathname, search } = new URL(c.req.url);
  const isMethod = !fault.method || fault.method.toUpperCase() === c.req.method;
  return isMethod && new RegExp(fault.path).test(pathname + search);
}

function headersOf({ type, headers }: Fault, usualType: string): Record<string, string> {
  return { "Content-Type": type ?? `${usualType}; charset=utf-8`, ...headers };
}

function cut(c: Call): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function drip(c: Call, { pauseMs = 200 }: Fault, next: Next): Promise<Response> {
  const body = await beginAnswer(c, next);
  for (const byte of body) {
    if (c.env.outgoing.destroyed) break;
    c.env.outgoing.write(Uint8Array.of(byte));
    await wait(pauseMs);
  }
  c.env.outgoing.end();
  return RESPONSE_ALREADY_SENT;
}

async function truncate(c: Call, _: Fault, next: Next): Promise<Response> {
  const body = await beginAnswer(c, next);
  const half = body.subarray(0, Math.floor(body.length / 2));
  await new Promise((resolve) => c.env.outgoing.write(half, resolve));
  return cut(c);
}

/** Runs the route and sends the head of its answer with the full length; returns the body. */
async function beginAnswer(c: Call, next: Next): Promise<Uint8Array> {
  await next();
  const body = new Uint8Array(await c.res.clone().arrayBuffer());
  const headers = { ...Object.fromEntries(c.res.headers), "content-length": String(body.length) };
  c.env.outgoing.writeHead(c.res.status, headers);
  return body;
}

async function tamper(c: Call, _: Fault, next: Next): Promise<Response> {
  const sent = ["GET", "HEAD"].includes(c.req.method) ? "" : await c.req.text();
  if (sent) {
    const { url, method, headers } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, body: changeOneCharacter(sent) });
    c.req.bodyCache = {};
  }
  await next();
  if (sent) return c.res.clone();
  return new Response(changeOneCharacter(await c.res.clone().text()), c.res);
}

/** Replaces the last letter or digit by another one, so that JSON stays JSON. */
function changeOneCharacter(text: string): string {
  return text.replace(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u, (last) =>
    /\d/.test(last) ? (last === "7" ? "3" : "7") : last === "а" ? "о" : "а",
  );
}
