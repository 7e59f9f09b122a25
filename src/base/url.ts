/**
 * The url door (docs/safety.md, §2): the only place where text of a server, a template or an attribute becomes an
 * address.
 */
import { pageOrigin } from "./runtime/document.ts";
import { settings } from "./settings.ts";

/** Control characters, backslashes and unpaired surrogates: browsers and servers interpret them differently. */
const forbidden = /[\0-\x1f\x7f\\\ud800-\udfff]/u;

/**
 * An absolute http(s) address of this origin (or of `base_url`, or of one of `hosts`) without credentials; null for any
 * other. A path counts from the site's root (R7-01).
 */
export function safeUrl(text: unknown, options: { hosts?: readonly string[] } = {}): string | null {
  const plain = typeof text === "string" ? text.trim() : "";
  const url = plain === "" || forbidden.test(plain) ? null : parse(plain, pageOrigin());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const isOurs = url.origin === pageOrigin() || url.origin === root().origin;
  return isOurs || options.hosts?.includes(url.host) ? url.href : null;
}

/**
 * The address of a call: from the site's root or from `base_url`, never from the page's path or `<base>` (R7-01). Null
 * for an address that `safeUrl` refuses and for '.' or '..' in the path. `tpl/ajax.php` and `/tpl/ajax.php` are the
 * same.
 */
export function resolve(path: string): string | null {
  const base = root();
  const isWhole = /^(\/\/|[a-z][\w+.-]*:)/i.test(path) || path.startsWith(base.pathname);
  if (/(^|\/|%2f|%5c)(\.|%2e){1,2}([/;]|%2f|%5c|$)/i.test(path.replace(/[?#].*/s, ""))) return null;
  if (forbidden.test(path)) return null;
  return safeUrl(isWhole ? parse(path, base)?.href : base.href + path.replace(/^\//, ""));
}

/** Placeholders for several segments; every other one takes a single segment, so a slash in an id is sent as %2F. */
const several = new Set(["path", "dir", "url"]);

/**
 * Fills `{table}`, `{id}`, … : one segment each, `{path}`, `{dir}`, `{url}` several, a list joined by commas. Null when a
 * value is missing or empty, holds control characters, or is '.' or '..' as a segment.
 */
export function fillAddress(template: string, values: Record<string, unknown>): string | null {
  let isWhole = true;
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const joint = Array.isArray(value) ? "," : "/";
    const parts = Array.isArray(value) ? value : several.has(name) ? String(value ?? "").split("/") : [value];
    const encoded = parts.map(segment);
    isWhole &&= encoded.every((part) => part !== null) && (encoded.length > 1 || !!encoded[0] || several.has(name));
    return encoded.join(joint);
  });
  return isWhole ? address : null;
}

function segment(value: unknown): string | null {
  const text =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "..";
  return forbidden.test(text.replaceAll("\\", "")) || /^\.{1,2}$/.test(text) ? null : encodeURIComponent(text);
}

/** Base URL of call paths; ends with a slash. */
const root = (): URL => parse((settings.base_url ?? "").replace(/\/?$/, "/"), pageOrigin()) ?? new URL(pageOrigin());

function parse(path: string, base: string | URL): URL | null {
  try {
    return new URL(path, base);
  } catch {
    return null;
  }
}
