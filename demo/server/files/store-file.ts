import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { row, sql } from "../database/sql.ts";
import { Refusal } from "../refusal.ts";
import type { Server } from "../server.ts";
import { isZip, kindOf, type FileKind } from "./file-kinds.ts";
import type { Begun } from "./partial.ts";
import { refuseType } from "./receive.ts";

/** Which kinds a folder accepts; others accept all. */
const accepted: Record<string, FileKind["group"][]> = {
  photos: ["image"],
  image: ["image"],
  video: ["video"],
  audio: ["audio", "video"],
};

/** The names of a stored file, as SPEC's upload answers have them. */
export interface Stored {
  name: string;
  serverFileName: string;
  result: { dir: string; file_name: string; native_file_name: string };
}

/**
 * Makes a received part a stored file under a random name, with a row in app.file. @throws Refusal 400 for an empty
 * file, 415 for a type that the folder does not accept
 */
export async function storeFile(
  { database, filesFolder }: Server,
  part: string,
  begun: Begun,
  personId: number,
): Promise<Stored> {
  const { size } = await stat(part);
  if (size === 0) throw new Refusal(400, `Файл «${begun.nativeName}» порожній.`);
  const kind = kindOf(await edgesOf(part, size));
  const groups = accepted[begun.dir.split("/")[0]!];
  if (!kind || (groups && !groups.includes(kind.group))) refuseType(begun.nativeName);
  const id = randomUUID();
  const fileName = `${id}.${kind.ext}`;
  const stored = join(filesFolder, fileName);
  await mkdir(filesFolder, { recursive: true });
  await link(part, stored);
  try {
    await row(
      database.pool,
      sql`insert into app.file (id, dir, native_name, ext, mime, size, sha256, model_name, object_id, clsid, person_id)
          values (${id}, ${begun.dir}, ${begun.nativeName}, ${kind.ext}, ${kind.mime}, ${size},
                  ${await hashOf(stored)}, ${begun.modelName ?? null}, ${begun.objectId ?? null},
                  ${begun.clsid ?? null}, ${personId})
          returning id`,
    );
  } catch (error) {
    await rm(stored);
    throw error;
  }
  await rm(part);
  return {
    name: begun.nativeName,
    serverFileName: fileName,
    result: { dir: begun.dir, file_name: fileName, native_file_name: begun.nativeName },
  };
}

const edge = 128 * 1024;
/** The beginning and the end of a file; a zip has its table at the end. */
async function edgesOf(path: string, size: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const whole = Math.min(size, edge);
    const head = await file.read(Buffer.alloc(whole), 0, whole, 0);
    if (size <= edge || !isZip(head.buffer)) return head.buffer;
    const tail = await file.read(Buffer.alloc(edge), 0, edge, Math.max(0, size - edge));
    return Buffer.concat([head.buffer, tail.buffer.subarray(0, tail.bytesRead)]);
  } finally {
    await file.close();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest("hex");
}

/** A file name for people: without folders, control characters and marks that turn the reading direction. */
export function cleanName(name: string): string {
  const bare = name.split(/[\\/]/).at(-1)!;
  const shown = Array.from(bare.replace(/[\p{Cc}\p{Cf}]/gu, ""))
    .slice(0, 255)
    .join("")
    .trim();
  return /^\.*$/.test(shown) ? "file" : shown;
}
