import type { Call } from "../server.ts";
import type { Session } from "./session.ts";

/** A visitor on /public/new: no cookie grants any right, so no token is needed either. */
const guest: Session = { person: { id: 0, login: "site", name: "Сайт громади", role: "viewer" }, csrf: "" };

/** All calls of the page for a citizen's request. */
const open = [
  /^GET \/api\/template\/form\/citizen$/,
  /^GET \/api-user\/select\/(topic|district)(,(topic|district|1))*$/,
  /^GET \/api-user\/suggest\/address$/,
  /^POST \/api\/works\.request\/?$/,
];

/** The guest session for a call without a session, if that is allowed. */
export const guestOf = (c: Call): Session | undefined =>
  open.some((pattern) => pattern.test(`${c.req.method} ${c.req.path}`)) ? guest : undefined;

export const isGuest = ({ person }: Session): boolean => person.id === guest.person.id;
