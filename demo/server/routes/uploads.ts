/**
 * Files of file fields (R7.5-…).
 *
 * - POST /file/upload/{dir}?content=&root= (multipart: small fields, then `file`) → 201 `{ "name", "serverFileName",
 *   "result": { "dir", "file_name", "native_file_name" } }`. Fields that are used: `key`, `size`, `model_name`,
 *   `object_id`, `clsid`. At most 50 MB, else 413 while it comes; the type is read from the bytes, else 415.
 * - A lost upload goes on: GET or HEAD /file/upload/{dir}?key={key} → `Upload-Offset` (bytes that are here) and
 *   `Location`; PATCH there with `Upload-Offset` and the rest → 201 as above, 204 while bytes are missing, 409 for
 *   another offset. Parts that nobody finished are deleted after a day.
 * - POST /file/get with `file_path` or `file_id` → `{ "uploaded_name", "file_path", "ext", "size", "model_name", "object_id" }`
 * - POST /file/delete/{path} → `{ "ok": true }`; only its sender, or a chief.
 * - GET /file/download/{path or name} → the file under the name that it had.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { refusalOf } from "../database/refusals.ts";
import { row, sql } from "../database/sql.ts";
import { Partial, removeOldParts, type Begun } from "../files/partial.ts";
import { append, readUpload, refuseLarge } from "../files/receive.ts";
import { sendStored } from "../files/send-stored.ts";
import { cleanName, storeFile } from "../files/store-file.ts";
import { readBody } from "../read-body.ts";
import { Refusal } from "../refusal.ts";
import type { Call, Env, Server } from "../server.ts";
import { needRole, sessionOf } from "../session/guard.ts";
import { isAtLeast } from "../session/roles.ts";

export function fileFieldRoutes(server: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post("/upload/:dir{.+}", (c) => upload(server, c));
  routes.get("/upload/:dir{.+}", (c) => offset(server, c));
  routes.patch("/upload/:dir{.+}", (c) => goOn(server, c));
  routes.post("/get", (c) => describe(server, c));
  routes.post("/delete/:path{.+}", (c) => remove(server, c));
  routes.get("/download/:path{.+}", async (c) => {
    const { id, ext, native_name: saveAs } = await findFile(server, { path: c.req.param("path") });
    return sendStored(c, server.filesFolder, `${id}.${ext}`, { saveAs });
  });
  void removeOldParts(server.filesFolder ?? "");
  return routes;
}

async function upload(server: Server, c: Call): Promise<Response> {
  needRole(c, "editor");
  const dir = dirOf(c);
  refuseLarge(c);
  if (!c.req.header("X-CSRF-Token")) throw new Refusal(400, "Потрібен заголовок X-CSRF-Token.");
  const personId = sessionOf(c).person.id;
  return readUpload(c.env.incoming, async (file, fields, name) => {
    const key = keyOf(fields["key"] ?? crypto.randomUUID());
    const part = new Partial(server.filesFolder, personId, key);
    return part.alone(async () => {
      const known = await part.read();
      if (known?.begun.result) {
        file.resume();
        return c.json(known.begun.result, 201);
      }
      const begun: Begun = {
        dir,
        nativeName: cleanName(name),
        size: sizeIn(fields["size"]),
        modelName: fields["model_name"]?.slice(0, 100),
        objectId: fields["object_id"]?.slice(0, 100),
        clsid: fields["clsid"]?.slice(0, 100),
      };
      await part.note(server.filesFolder, begun);
      try {
        await append(file, part.path, 0);
        return await finish(server, c, { part, begun });
      } catch (error) {
        // What broke off with a key waits for its rest.
        const refusal = error instanceof Refusal ? error : refusalOf(error, server.catalogue);
        if (refusal || !fields["key"]) await part.remove();
        throw refusal ?? new Refusal(400, "Файл надійшов не весь.");
      }
    });
  });
}

async function offset(server: Server, c: Call): Promise<Response> {
  const part = partOf(server, c);
  const known = await part.alone(() => part.read());
  if (!known) return c.json({ error: "Такого завантаження немає." }, 404);
  return c.json({ offset: known.offset }, 200, {
    "Upload-Offset": String(known.offset),
    Location: c.req.path + new URL(c.req.url).search,
  });
}

async function goOn(server: Server, c: Call): Promise<Response> {
  needRole(c, "editor");
  refuseLarge(c);
  const part = partOf(server, c);
  return part.alone(async () => {
    const known = await part.read();
    if (!known) throw new Refusal(404, "Такого завантаження немає.");
    const { begun } = known;
    if (begun.result) return c.json(begun.result, 201);
    const headers = { "Upload-Offset": String(known.offset) };
    if (c.req.header("Upload-Offset") !== String(known.offset))
      return c.json({ error: "Файл продовжують не з того місця." }, 409, headers);
    try {
      await append(c.env.incoming, part.path, known.offset);
    } catch (error) {
      if (!(error instanceof Refusal)) throw new Refusal(400, "Файл надійшов не весь.");
      await part.remove();
      throw error;
    }
    const now = (await part.read())?.offset ?? 0;
    if (begun.size !== undefined && now < begun.size) return c.body(null, 204, { "Upload-Offset": String(now) });
    return finish(server, c, { part, begun });
  });
}

async function finish(server: Server, c: Call, { part, begun }: { part: Partial; begun: Begun }): Promise<Response> {
  const result = await storeFile(server, part.path, begun, sessionOf(c).person.id);
  await part.note(server.filesFolder, { ...begun, result });
  return c.json(result, 201);
}

async function describe(server: Server, c: Call): Promise<Response> {
  const { file_path: path, file_id: id } = await readBody(c);
  if (typeof path !== "string" && typeof id !== "string") throw new Refusal(400, "Потрібен file_path або file_id.");
  const file = await findFile(server, { path: path ? String(path) : undefined, id: String(id ?? "") });
  return c.json({
    uploaded_name: file.native_name,
    file_path: `/files/${file.id}.${file.ext}`,
    ext: file.ext,
    size: Number(file.size),
    model_name: file.model_name,
    object_id: file.object_id,
  });
}

async function remove(server: Server, c: Call): Promise<Response> {
  needRole(c, "editor");
  const { id, ext, person_id: owner } = await findFile(server, { path: c.req.param("path") ?? "" });
  const { person } = sessionOf(c);
  if (owner !== person.id && !isAtLeast(person.role, "chief"))
    throw new Refusal(403, "Видалити файл може той, хто його завантажив.");
  await row(server.database.pool, sql`update app.file set removed = now() where id = ${id} returning id`);
  await rm(join(server.filesFolder, `${id}.${ext}`), { force: true });
  return c.json({ ok: true });
}

interface FileRow {
  id: string;
  ext: string;
  native_name: string;
  size: string;
  model_name: string | null;
  object_id: string | null;
  person_id: number;
}

/** By `{uuid}.{ext}` at the end of a path, or by uuid. @throws Refusal 404 */
async function findFile(
  { database }: Server,
  { path, id }: { path?: string | undefined; id?: string },
): Promise<FileRow> {
  const wanted = path === undefined ? id : path.split("/").at(-1)?.split(".")[0];
  const file = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(wanted ?? "")
    ? await row<FileRow & Record<string, unknown>>(
        database.pool,
        sql`select id, ext, native_name, size, person_id, model_name, object_id from app.file where id = ${wanted} and removed is null`,
      )
    : undefined;
  if (!file) throw new Refusal(404, "Файлу немає.");
  return file;
}

function partOf(server: Server, c: Call): Partial {
  dirOf(c);
  return new Partial(server.filesFolder, sessionOf(c).person.id, keyOf(c.req.query("key") ?? ""));
}

function keyOf(key: string): string {
  if (!/^[\w.-]{8,100}$/.test(key)) throw new Refusal(400, "Потрібен key: 8–100 латинських літер, цифр, «-», «_».");
  return key;
}

function dirOf(c: Call): string {
  const dir = (c.req.param("dir") ?? "").replace(/\/$/, "");
  if (!/^[\w-]{1,50}(\/[\w-]{1,50}){0,4}$/.test(dir)) throw new Refusal(400, "Такої теки немає.");
  return dir;
}

function sizeIn(text: string | undefined): number | undefined {
  return /^\d{1,15}$/.test(text ?? "") ? Number(text) : undefined;
}
