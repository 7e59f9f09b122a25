import type { Call } from "../server.ts";
import type { Session } from "./session.ts";

/** Somebody on /public/new: no cookie stands for anybody, so no token is needed either. */
const guest: Session = { person: { id: 0, login: "site", name: "Сайт громади", role: "viewer" }, csrf: "" };

/** All that the page of a citizen's request asks. */
const open = [
  /^GET \/api\/template\/form\/citizen$/,
  /^GET \/api-user\/select\/(topic|district)(,(topic|district|1))*$/,
  /^GET \/api-user\/suggest\/address$/,
  /^POST \/api\/works\.request\/?$/,
];

/** Who asks without a session, where that is allowed. */
export const guestOf = (c: Call): Session | undefined =>
  open.some((pattern) => pattern.test(`${c.req.method} ${c.req.path}`)) ? guest : undefined;

export const isGuest = ({ person }: Session): boolean => person.id === guest.person.id;
