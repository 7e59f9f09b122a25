/** Addresses of the shell: a path to a route, and the path of a route. Pure functions, for the outlet. */
import { decode } from "./decode.ts";

/** A route of the shell. */
export type Route =
  | { kind: "add"; table: string; form: string; obj: string; back: string; geom: string }
  | { kind: "edit" | "info"; table: string; id: string; form: string; obj: string; back: string }
  | { kind: "del"; table: string; id: string }
  | { kind: "save"; table: string; id: string; obj: string }
  | { kind: "modal-info"; path: string }
  | { kind: "token"; token: string }
  /** A page of the server: its name and filters. */
  | { kind: "page"; page: string; state: Record<string, string> };

interface Shape {
  /** Prefix of all paths; ends with a slash. */
  base: string;
  home: string;
  /** False with setting vue_form: `add` and `edit` are pages of the server like others (R2.1-13). */
  hasForms?: boolean;
}

const languages = /^(ua|uk|ru|en)$/;

/**
 * The route of a path below `base`: a leading language and a leading `admin` are skipped (R2.1-10, R2.1-11), segments
 * of the form key=value are filters (R2.1-08). An empty path, or one outside `base`, is the page `home`.
 */
export function readRoute(url: URL, { base, home, hasForms = true }: Shape): Route {
  const below = `${url.pathname}/`.startsWith(base) ? url.pathname.slice(base.length) : "";
  const all = below.split("/").filter(Boolean).map(decode);
  while (all[0] !== undefined && (languages.test(all[0]) || all[0] === "admin")) all.shift();
  const obj = all.find((segment) => segment.startsWith("obj="))?.slice(4) ?? url.searchParams.get("obj") ?? "";
  const [first = "", ...rest] = all.filter((segment) => !segment.startsWith("obj="));
  const [table = "", second = "", third = ""] = rest.filter((segment) => !segment.includes("="));
  const back = url.searchParams.get("back") ?? "";
  if (!hasForms && /^(add|edit)$/.test(first)) return page(first, url, rest);
  switch (first) {
    case "add":
      return table ? { kind: "add", table, form: second, obj, back, geom: geomOf(url) } : page(home, url, []);
    case "edit":
    case "info":
      return { kind: first, table, id: second || table, form: third, obj, back };
    case "del":
      return { kind: first, table, id: second || (url.searchParams.get("id") ?? "") };
    case "save":
      return { kind: first, table, id: second || (url.searchParams.get("id") ?? ""), obj };
    case "modal-info":
      return { kind: first, path: rest.join("/") };
    case "vs":
      return { kind: "token", token: table };
    default:
      return first.includes("=") ? page(home, url, [first, ...rest]) : page(first || home, url, rest);
  }
}

/** The shape in `#geom=` as WKT, drawn on an image (R2.1-12). */
const geomOf = ({ hash }: URL): string => (hash.startsWith("#geom=") ? decode(hash.slice(6)) : "");

function page(name: string, url: URL, segments: string[]): Route {
  const state: Record<string, string> = Object.create(null);
  for (const [key, value] of url.searchParams) if (key !== "back") state[key] = value;
  for (const segment of segments) {
    const at = segment.indexOf("=");
    if (at > 0) state[segment.slice(0, at)] = segment.slice(at + 1);
  }
  return { kind: "page", page: name, state };
}

/** The path of a page with its filters as segments. */
export const pagePath = (base: string, name: string, state: Record<string, string>): string =>
  `${base}${[encodeURIComponent(name), ...Object.entries(state).map((pair) => pair.map(encodeURIComponent).join("="))].join("/")}`;

/**
 * Reads `[page/]key=value[/…]` or a page, relative to the current route (R2.2-01): pairs are added to those of the same
 * page.
 */
export function stateRoute(value: string, now: Route, home: string): { page: string; state: Record<string, string> } {
  const segments = value.split("/").filter(Boolean).map(decode);
  const named = segments[0]?.includes("=") ? undefined : segments.shift();
  const current = now.kind === "page" ? now : { page: home, state: {} };
  const isSame = named === undefined || named === current.page;
  const state: Record<string, string> = isSame ? { ...current.state } : {};
  for (const segment of segments) {
    const at = segment.indexOf("=");
    if (at <= 0) continue;
    const text = segment.slice(at + 1);
    if (text) state[segment.slice(0, at)] = text;
    else delete state[segment.slice(0, at)];
  }
  return { page: named ?? current.page, state };
}

/**
 * A path as links and `_href` open it: with '/view=0' behind it (R2.2-15), unless it has a view or a file extension.
 * @param address with or without query and hash
 */
export function viewed(address: string): string {
  const path = address.replace(/[?#].*/s, "");
  const isWhole = path.includes("/view") || /\.\w{1,5}$/.test(path);
  return isWhole ? address : `${path.replace(/\/$/, "")}/view=0${address.slice(path.length)}`;
}
