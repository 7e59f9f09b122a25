import { timingSafeEqual } from "node:crypto";
import { getCookie } from "hono/cookie";
import type { MiddlewareHandler } from "hono";
import { readForm } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { guestOf } from "./guest.ts";
import { sessionCookieOf, visitOf } from "./proxy.ts";
import { isAtLeast, roleTitles, type Role } from "./roles.ts";
import { findSession, type Session } from "./session.ts";

/** Finds the session of a request; the guards below decide what that means. */
export function readSession({ database, secret }: Server): MiddlewareHandler<Env> {
  return async (c, next) => {
    const cookie = getCookie(c, sessionCookieOf(c));
    c.set("session", cookie ? await findSession(database.pool, secret, cookie) : undefined);
    await next();
  };
}

/**
 * Guards the calls: without a session 401 and the text `user unauthorized`, except the few that a citizen's
 * request needs; writing methods need our own origin, and with a session the CSRF token.
 */
export const guardCalls: MiddlewareHandler<Env> = async (c, next) => {
  const session = c.get("session");
  if (session && !isReading(c)) await checkToken(c, session);
  if (!session) {
    const guest = getCookie(c, sessionCookieOf(c)) ? undefined : guestOf(c); // an ended session must sign in again
    if (!guest) return c.text("user unauthorized", 401);
    checkOrigin(c);
    c.set("session", guest);
  }
  await next();
};

/** Guards pages: without a session the person signs in first and then returns to the page. */
export const guardPages: MiddlewareHandler<Env> = async (c, next) => {
  const session = c.get("session");
  if (!session) {
    const { pathname, search } = new URL(c.req.url);
    const back = isReading(c) ? pathname + search : "/";
    return c.redirect(`/login?back=${encodeURIComponent(back)}`, 303);
  }
  if (!isReading(c)) await checkToken(c, session);
  await next();
};

/**
 * Guards addresses that change data though they are asked by GET: a link or an image of another site would send the
 * cookie along, but cannot send the header that our pages' calls have.
 */
export const guardChanges: MiddlewareHandler<Env> = async (c, next) => {
  checkOrigin(c);
  if (isReading(c) && c.req.header("X-Requested-With") !== "XMLHttpRequest") {
    throw new Refusal(403, "Ця адреса змінює дані, тому відповідає лише сторінкам цього сайту.");
  }
  await next();
};

/** The session behind a guard. */
export function sessionOf(c: Call): Session {
  const session = c.get("session");
  if (!session) throw new Error(`${c.req.path} is not behind guardCalls or guardPages`);
  return session;
}

/** Refuses a role that is too low. */
export function needRole(c: Call, needed: Role): void {
  const { role } = sessionOf(c).person;
  if (!isAtLeast(role, needed)) throw new Refusal(403, `Ваша роль «${roleTitles[role]}» не дозволяє цієї дії.`);
}

/** Refuses a call from another site's page. */
export function checkOrigin(c: Call): void {
  const origin = c.req.header("Origin");
  const isForeign = origin
    ? hostOf(origin) !== visitOf(c).host
    : ["cross-site", "same-site"].includes(c.req.header("Sec-Fetch-Site") ?? "");
  if (isForeign) throw new Refusal(403, "Запит надійшов з іншого сайту.");
}

async function checkToken(c: Call, session: Session): Promise<void> {
  checkOrigin(c);
  const token = c.req.header("X-CSRF-Token") ?? (await postedToken(c)) ?? "";
  if (!isSame(token, session.csrf)) {
    throw new Refusal(403, "Сторінка застаріла або запит надійшов не з неї. Оновіть сторінку та повторіть дію.");
  }
}

/** The hidden field `_token` of a page's own form. */
async function postedToken(c: Call): Promise<string | undefined> {
  const type = c.req.header("Content-Type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return undefined;
  const { _token: token } = await readForm(c);
  return typeof token === "string" ? token : undefined;
}

function isReading(c: Call): boolean {
  return ["GET", "HEAD"].includes(c.req.method);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
