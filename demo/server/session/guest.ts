import type { Call } from "../server.ts";
import type { Session } from "./session.ts";

/** A visitor on /public/new: no cookie grants any right, so no token is needed either. */
const guest: Session = { person: { id: 0, login: "site", name: "Сайт громади", role: "viewer" }, csrf: "" };

/**
 * All calls of the page for a citizen's request, each with the parameters that it may have. Where `parameters` is
 * missing, the route reads none that could open more (`lang` of a list), and the page may send its state along.
 */
const open: { call: RegExp; parameters?: string[] }[] = [
  { call: /^GET \/api\/template\/form\/citizen$/ },
  { call: /^GET \/api-user\/select\/(topic|district)(,(topic|district|1))*$/ },
  {
    call: /^GET \/api-user\/suggest\/address$/,
    parameters: ["key", "limit", "val", "parent", "parent2", "parent3", "nocache"],
  },
  { call: /^POST \/api\/works\.request\/?$/, parameters: [] },
];

/** The guest session for a call without a session, if its path and its parameters are public. */
export function guestOf(c: Call): Session | undefined {
  const call = `${c.req.method} ${c.req.path}`;
  const given = Object.keys(c.req.query());
  const isOpen = open.some((one) => one.call.test(call) && given.every((key) => one.parameters?.includes(key) ?? true));
  return isOpen ? guest : undefined;
}

export const isGuest = ({ person }: Session): boolean => person.id === guest.person.id;
