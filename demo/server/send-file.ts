import { createHash } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { extname, join, sep } from "node:path";
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

/** Sends a file of `folder` with an ETag, or 304 to who has it already; 404 for what is not in there. */
export async function sendFile(c: Call, folder: string, path: string, cacheControl = "no-cache"): Promise<Response> {
  const file = await readFileInside(folder, path);
  const type = types[extname(path).toLowerCase()];
  if (!file || !type) return c.notFound();
  const headers = { ETag: file.etag, "Cache-Control": cacheControl };
  const isKnown = c.req
    .header("If-None-Match")
    ?.split(/\s*,\s*/)
    .includes(file.etag);
  if (isKnown) return c.body(null, 304, headers);
  return c.body(new Uint8Array(file.content), 200, { ...headers, "Content-Type": type });
}

/** A file that really lies in `folder` (links followed) and has no hidden part in its path. */
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
