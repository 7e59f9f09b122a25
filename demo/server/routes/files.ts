/**
 * Files that editors send (R7.5-…).
 *
 * - POST /file/multer/upload/, …/image, …/video with the multipart field `file` → 201
 *   `{ "result": { "url": "/files/{uuid}.png", "meta": { "name", "size", "mime" } } }`. At most 5 MB, else 413. The
 *   type is read from the first bytes, never from the name: pictures (png, jpeg, gif, webp) and videos (webm, mp4) at
 *   their own addresses; these, pdf, zip and UTF-8 text at the first one; others, such as SVG and HTML: 415.
 * - GET /files/{uuid}.{ext} → the file, or a range of it, with a policy under which nothing in it runs; other files than
 *   pictures, videos, audio and pdf are saved, not shown.
 *
 * They are stored in DATA_DIR/files under generated names; app.file keeps their names, sizes and senders.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { row, sql } from "../database/sql.ts";
import { kindOf, type FileKind } from "../files/file-kinds.ts";
import { readForm } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import { sendStored } from "../files/send-stored.ts";
import { cleanName } from "../files/store-file.ts";
import type { Call, Env, Server } from "../server.ts";
import { needRole, sessionOf } from "../session/guard.ts";

const mostBytes = 5 * 1024 * 1024;
/** The additional bytes are those of the multipart format. */
const mostBodyBytes = mostBytes + 64 * 1024;

/** Replaces the limit of other calls. */
export const uploadLimit = bodyLimit({ maxSize: mostBodyBytes, onError: () => tooLarge() });

export function uploadRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post("/multer/upload/", (c) => take(server, c, ["image", "video", "document"]));
  routes.post("/multer/upload/image", (c) => take(server, c, ["image"]));
  routes.post("/multer/upload/video", (c) => take(server, c, ["video"]));
  return routes;
}

/** Serves the uploaded files. */
export function storedFileRoutes({ filesFolder }: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/:name{[0-9a-f-]{36}\\.[a-z0-9]+}", (c) => sendStored(c, filesFolder, c.req.param("name")));
  return routes;
}

async function take({ database, filesFolder }: Server, c: Call, groups: FileKind["group"][]): Promise<Response> {
  needRole(c, "editor");
  const { file } = await readForm(c);
  if (!(file instanceof File)) throw new Refusal(400, "Файл не надійшов: потрібне поле file.");
  if (file.size > mostBytes) tooLarge();
  const content = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(content);
  if (!kind || !groups.includes(kind.group)) throw new Refusal(415, `Файл «${file.name}» такого типу не приймаємо.`);
  const name = cleanName(file.name);
  const id = randomUUID();
  const stored = `${id}.${kind.ext}`;
  await mkdir(filesFolder, { recursive: true });
  await writeFile(join(filesFolder, stored), content, { flag: "wx" });
  const sha256 = createHash("sha256").update(content).digest("hex");
  await row(
    database.pool,
    sql`insert into app.file (id, dir, native_name, ext, mime, size, sha256, person_id)
        values (${id}, 'editor', ${name}, ${kind.ext}, ${kind.mime}, ${file.size}, ${sha256},
                ${sessionOf(c).person.id})
        returning id`,
  );
  const meta = { name, size: file.size, mime: kind.mime };
  return c.json({ result: { url: `/files/${stored}`, meta } }, 201);
}

function tooLarge(): never {
  throw new Refusal(413, "Файл завеликий: не більше 5 МБ.");
}
