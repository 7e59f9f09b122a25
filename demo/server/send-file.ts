import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Call } from "./server.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

/** Sends a file of `folder` with an ETag, or 304 if the client has it; 404 for a file outside the folder. */
export async function sendFile(c: Call, folder: string, path: string, cacheControl = "no-cache"): Promise<Response> {
  const file = await readFileInside(folder, path);
  const type = types[extname(path).toLowerCase()];
  if (!file || !type) return c.notFound();
  const isSmall = isText.test(type) && takesBrotli(c.req.header("Accept-Encoding") ?? "");
  const etag = isSmall ? file.etag.replace(/"$/, '-br"') : file.etag;
  const headers = { ETag: etag, "Cache-Control": cacheControl, Vary: "Accept-Encoding" };
  if (hasETag(c, etag)) return c.body(null, 304, headers);
  const content = isSmall ? await compressed(file) : file.content;
  const encoding = isSmall && { "Content-Encoding": "br" };
  return c.body(new Uint8Array(content), 200, { ...headers, ...encoding, "Content-Type": type });
}

/** True when the client has the content: `If-None-Match` with its ETag, weak or strong (RFC 9110 §13.1.2), or `*`. */
export function hasETag(c: Call, etag: string): boolean {
  const known = (c.req.header("If-None-Match") ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known.some((one) => one === etag || one === "*");
}

/** True for `br` in Accept-Encoding, unless its weight is zero. */
function takesBrotli(accepted: string): boolean {
  const weight = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i.exec(accepted);
  return weight !== null && Number(weight[1] ?? 1) > 0;
}

const isText = /^text\/|json|svg/;

/** By brotli, once for each content. */
async function compressed({ content, etag }: { content: Buffer; etag: string }): Promise<Buffer> {
  const known = small.get(etag);
  if (known) return known;
  const made = await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  small.set(etag, made);
  return made;
}
const compress = promisify(brotliCompress);
const small = new Map<string, Buffer>();

/** A file inside `folder` (symlinks followed) without a hidden part in its path. */
export async function readFileInside(
  folder: string,
  path: string,
): Promise<{ content: Buffer; etag: string } | undefined> {
  if (/[\\\u0000]/.test(path) || path.split("/").some((part) => part === "" || part.startsWith("."))) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path));
    if (!file.startsWith(root + sep)) return undefined;
    const content = await readFile(file);
    return { content, etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"` };
  } catch {
    // Missing, or a folder.
    return undefined;
  }
}
