import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { dispositionOf } from "../attachment.ts";
import { hasETag } from "../send-file.ts";
import type { Call } from "../server.ts";
import { kindByExt } from "./file-kinds.ts";

/** Names that the server itself made. */
export const storedName = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]+$/;

interface Sending {
  /** Saved under this name; shown in the browser without it. */
  saveAs?: string | undefined;
}

/**
 * Sends a stored file, or the asked part of it (Range), with a policy under which nothing in it runs. Documents other
 * than pdf are saved, not shown. PDF has no `sandbox`: browsers' own viewers refuse to work in it.
 */
export async function sendStored(c: Call, folder: string, name: string, { saveAs }: Sending = {}): Promise<Response> {
  const kind = storedName.test(name) ? kindByExt(name) : undefined;
  const path = join(folder, name);
  const found = kind && (await stat(path).catch(() => undefined));
  if (!kind || !found) return c.notFound();
  const isSaved = saveAs !== undefined || (kind.group === "document" && kind.ext !== "pdf");
  const headers: Record<string, string> = {
    "Content-Type": kind.mime,
    "Content-Security-Policy": `default-src 'none'; object-src 'none'; frame-ancestors 'self'${kind.ext === "pdf" ? "" : "; sandbox"}`,
    "Cache-Control": "private, max-age=31536000, immutable",
    "Accept-Ranges": "bytes",
    ETag: `"${name}"`,
    "Content-Disposition": isSaved ? dispositionOf(saveAs ?? name) : "inline",
  };
  if (hasETag(c, headers["ETag"]!)) return c.body(null, 304, headers);
  const range = rangeOf(c.req.header("Range"), found.size);
  if (range === "wrong") return c.body(null, 416, { ...headers, "Content-Range": `bytes */${found.size}` });
  const [start, end] = range ?? [0, found.size - 1];
  headers["Content-Length"] = String(end - start + 1);
  if (range) headers["Content-Range"] = `bytes ${start}-${end}/${found.size}`;
  if (c.req.method === "HEAD") return c.body(null, 200, headers);
  const body = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
  return c.body(body, range ? 206 : 200, headers);
}

/** `bytes=a-b`, `a-` or `-b`; undefined without a range, or with several. */
function rangeOf(header: string | undefined, size: number): [start: number, end: number] | "wrong" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return start > end || start >= size ? "wrong" : [start, end];
}
