/**
 * Signing in and out. (For the bundle's settings `login_url` and `session_url`.)
 *
 * - GET /login?back=/path → the page. POST /login with the form fields `login`, `password`, `back` → 303 to `back` (an
 *   address of this site, else `/`), or the page again with 403.
 * - The same with a JSON body, or with `Accept: application/json` → 200 `{ "ok": true, "csrf": token }`, or 403
 *   `{ "error": sentence }`. The sign-in dialog posts this when a session has ended.
 *   The session of a cookie that was sent along ends.
 * - POST /logout (with the CSRF token) → 303 to /login, or `{ "ok": true }`.
 * - POST /api-user/password `{ "old", "password" }` (with the CSRF token; 8 to 200 characters) → 200 `{ "ok": true }`,
 *   and all sessions of the person have ended. 403 for a wrong old password, 422 for a new one that is too short.
 * - After 10 failed attempts within a minute for one account or one address: 429 with `Retry-After` (seconds). A success
 *   clears the account's count.
 * - GET /api-user/session → 200 `{ "user", "name", "role", "csrf" }`, or 401 `user unauthorized`.
 *
 * The cookie `sid` is HttpOnly and SameSite=Lax; behind a proxy with https (TRUST_PROXY=1) it is `__Host-sid` and Secure.
 * The CSRF token belongs to the session and ends with it.
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
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { checkOrigin, guardCalls, sessionOf } from "../session/guard.ts";
import { hashPassword, isPassword } from "../session/password.ts";
import { sessionCookieOf, visitOf } from "../session/proxy.ts";
import { endSession, findSession, sessionHours, startSession } from "../session/session.ts";
import { beginSignIn, clearSignIn } from "../session/sign-in-limit.ts";

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
  routes.post("/api-user/password", guardCalls, (c) => changePassword(server, c));
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
  const back = ownPath(textOf(body["back"]));
  const login = textOf(body["login"]);
  const attempt = await beginSignIn(database.pool, { login, address: visitOf(c).address });
  if (typeof attempt === "number") return refuseSignIn(c, { back, status: 429, error: tooMany(c, attempt) });
  const personId = await checkPassword(database.pool, login, textOf(body["password"]));
  if (personId === undefined) return refuseSignIn(c, { back, status: 403, error: wrongPassword });
  await clearSignIn(database.pool, attempt);
  // A copy of the old cookie would stay valid until its session ends.
  const old = getCookie(c, sessionCookieOf(c));
  if (old) await endSession(database.pool, secret, old);
  const cookie = await startSession(database.pool, secret, personId);
  setCookie(c, sessionCookieOf(c), cookie, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge: sessionHours * 3600,
    secure: visitOf(c).isSecure,
  });
  if (!wantsJson(c)) return c.redirect(back, 303);
  const session = await findSession(database.pool, secret, cookie);
  return c.json({ ok: true, csrf: session?.csrf });
}

function refuseSignIn(c: Call, refused: { back: string; status: 403 | 429; error: string }) {
  return wantsJson(c) ? c.json({ error: refused.error }, refused.status) : sendLoginPage(c, refused);
}

/** Sets Retry-After and words it. */
function tooMany(c: Call, seconds: number): string {
  c.header("Retry-After", String(seconds));
  return `Забагато невдалих спроб входу. Спробуйте через ${seconds} с.`;
}

/** The trigger of schema.sql ends all sessions of the person, this one too. */
async function changePassword({ database }: Server, c: Call): Promise<Response> {
  const { person } = sessionOf(c);
  const { old, password } = await readBody(c);
  const attempt = await beginSignIn(database.pool, { login: person.login, address: visitOf(c).address });
  if (typeof attempt === "number") throw new Refusal(429, tooMany(c, attempt));
  if ((await checkPassword(database.pool, person.login, textOf(old))) === undefined)
    throw new Refusal(403, "Невірний старий пароль.");
  await clearSignIn(database.pool, attempt);
  const wanted = textOf(password);
  if (wanted.length < 8 || wanted.length > 200) throw new Refusal(422, "Новий пароль: від 8 до 200 знаків.");
  const hash = await hashPassword(wanted);
  await row(database.pool, sql`update app.person set password_hash = ${hash} where id = ${person.id}`);
  return c.json({ ok: true });
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.slice(0, 1000) : "");

async function signOut({ database, secret }: Server, c: Call): Promise<Response> {
  const cookie = getCookie(c, sessionCookieOf(c));
  if (cookie) await endSession(database.pool, secret, cookie);
  // a cookie, not a query: a link from another site must not delete anybody's drafts
  setCookie(c, signedOutCookie, sessionOf(c).person.login, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/login",
    maxAge: 60,
    secure: visitOf(c).isSecure,
  });
  deleteCookie(c, sessionCookieOf(c), { path: "/", secure: visitOf(c).isSecure });
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
