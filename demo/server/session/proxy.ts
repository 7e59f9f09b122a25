import type { Call } from "../server.ts";

/** How a request reached the site, as the browser sees it. */
export interface Visit {
  /** Over https, up to our own proxy. */
  isSecure: boolean;
  /** The host of the address bar, with its port. */
  host: string;
  /** The address of the browser, for the limit of sign-in. */
  address: string;
}

/**
 * The visit behind a request. With `trustProxy` (TRUST_PROXY=1) the last entries of X-Forwarded-Proto, -Host and -For
 * count: the ones that our own proxy added. Without it they are ignored, because any client can send them.
 */
export function visitOf(c: Call): Visit {
  const forwarded = (name: string) =>
    c.get("trustProxy") ? c.req.header(`X-Forwarded-${name}`)?.split(",").at(-1)?.trim() : undefined;
  return {
    isSecure: forwarded("Proto") === "https" || new URL(c.req.url).protocol === "https:",
    host: forwarded("Host") || (c.req.header("Host") ?? ""),
    address: forwarded("For") || (c.env.incoming.socket.remoteAddress ?? ""),
  };
}

/** The session's cookie: over https with a prefix by which the browser refuses one that another host or http has set. */
export function sessionCookieOf(c: Call): string {
  return visitOf(c).isSecure ? "__Host-sid" : "sid";
}
