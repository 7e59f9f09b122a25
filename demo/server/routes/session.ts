/**
 * Signing in and out. (For the bundle's settings `login_url` and `session_url`.)
 *
 * - GET /login?back=/path → the page. POST /login with the form fields `login`, `password`, `back` → 303 to `back` (an
 *   address of this site, else `/`), or the page again with 403.
 * - The same with a JSON body, or with `Accept: application/json` → 200 `{ "ok": true, "csrf": token }`, or 403
 *   `{ "error": sentence }`. The sign-in dialog posts this when a session has ended.
 * - POST /logout (with the CSRF token) → 303 to /login, or `{ "ok": true }`.
 * - GET /api-user/session → 200 `{ "user", "name", "role", "csrf" }`, or 401 `user unauthorized`.
 *
 * The cookie `sid` is HttpOnly and SameSite=Lax.
 *
 *     POST /login                { "login": "demo", "password": "demo" }
 *     200                        { "ok": true, "csrf": "vT0…" }
 */
import { Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type pg from "pg";
import { row, sql } from "../database/sql.ts";
import { sendLoginPage } from "../pages/login.ts";
import { readBody } from "../read-body.ts";
import type { Call, Env, Server } from "../server.ts";
import { checkOrigin, guardCalls, sessionCookie, sessionOf } from "../session/guard.ts";
import { isPassword } from "../session/password.ts";
import { endSession, findSession, sessionHours, startSession } from "../session/session.ts";

const wrongPassword = "Невірний логін або пароль.";

export function sessionRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/login", (c) => {
    const signedOut = getCookie(c, signedOutCookie);
    if (signedOut) deleteCookie(c, signedOutCookie, { path: "/login" });
    return sendLoginPage(c, { back: ownPath(c.req.query("back")), signedOut });
  });
  routes.post("/login", (c) => signIn(server, c));
  routes.post("/logout", guardCalls, (c) => signOut(server, c));
  routes.get("/api-user/session", guardCalls, (c) => {
    const { person, csrf } = sessionOf(c);
    return c.json({ user: person.login, name: person.name, role: person.role, csrf });
  });
  return routes;
}

/** Passes to the sign-in page who has just signed out. */
const signedOutCookie = "signed-out";

async function signIn({ database, secret }: Server, c: Call): Promise<Response> {
  checkOrigin(c);
  const body = await readBody(c);
  const back = ownPath(String(body["back"] ?? ""));
  const personId = await checkPassword(database.pool, String(body["login"] ?? ""), String(body["password"] ?? ""));
  if (personId === undefined) {
    return wantsJson(c) ? c.json({ error: wrongPassword }, 403) : sendLoginPage(c, { back, error: wrongPassword });
  }
  const cookie = await startSession(database.pool, secret, personId);
  setCookie(c, sessionCookie, cookie, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge: sessionHours * 3600,
    secure: new URL(c.req.url).protocol === "https:",
  });
  if (!wantsJson(c)) return c.redirect(back, 303);
  const session = await findSession(database.pool, secret, cookie);
  return c.json({ ok: true, csrf: session?.csrf });
}

async function signOut({ database, secret }: Server, c: Call): Promise<Response> {
  const cookie = getCookie(c, sessionCookie);
  if (cookie) await endSession(database.pool, secret, cookie);
  // a cookie, not a query: a link from another site must not delete anybody's drafts
  setCookie(c, signedOutCookie, sessionOf(c).person.login, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/login",
    maxAge: 60,
  });
  deleteCookie(c, sessionCookie, { path: "/" });
  return wantsJson(c) ? c.json({ ok: true }) : c.redirect("/login", 303);
}

/** The id of the person, `undefined` when login or password are wrong or the person has left. */
async function checkPassword(pool: pg.Pool, login: string, password: string): Promise<number | undefined> {
  const person = await row<{ id: number; password_hash: string }>(
    pool,
    sql`select id, password_hash from app.person where login = ${login} and enabled`,
  );
  // An unknown login takes as long as a wrong password.
  const isRight = await isPassword(password, person?.password_hash ?? "none");
  return isRight ? person?.id : undefined;
}

/** A path of this site; anything else (another host, `//host`, `/.//host`, `data:`) becomes `/`. */
function ownPath(text: string | undefined): string {
  const site = "http://own.invalid";
  if (!text?.startsWith("/") || !URL.canParse(text, site)) return "/";
  const url = new URL(text, site);
  const path = url.pathname + url.search + url.hash;
  return url.origin === site && !path.startsWith("//") ? path : "/";
}

function wantsJson(c: Call): boolean {
  return [c.req.header("Content-Type"), c.req.header("Accept")].some((type) => type?.includes("application/json"));
}
