/**
 * GET /api-user/file-preview/{path}?height=240 → an office document as pdf (R7.5-07), made by LibreOffice where it is
 * installed, once for each file; without it 501 and a sentence. Files of other kinds are sent unchanged.
 */
import { execFile } from "node:child_process";
import { access, copyFile, mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { Hono } from "hono";
import { sendStored, storedName } from "../files/send-stored.ts";
import { Refusal } from "../refusal.ts";
import type { Env, Server } from "../server.ts";

const office = /\.(docx?|xlsx|pptx|odt|ods|txt)$/;
/** Those that are zip archives. */
const archive = /\.(docx|xlsx|pptx|odt|ods)$/;
const mostMs = 120_000;
const notShown = "Документ не вдалося показати. Завантажте файл.";

export function filePreviewRoutes({ filesFolder }: Server): Hono<Env> {
  const routes = new Hono<Env>();
  routes.get("/file-preview/:path{.+}", async (c) => {
    const name = c.req.param("path").split("/").at(-1)!;
    if (!storedName.test(name)) throw new Refusal(404, "Файлу немає.");
    if (!office.test(name)) return sendStored(c, filesFolder, name);
    const previews = join(filesFolder, "previews");
    const pdf = name.replace(office, ".pdf");
    if (!(await isThere(join(filesFolder, name)))) throw new Refusal(404, "Файлу немає.");
    const isMade = await isThere(join(previews, pdf));
    if (!isMade) await inTurn(() => convert(join(filesFolder, name), join(previews, pdf)));
    return sendStored(c, previews, pdf);
  });
  return routes;
}

/** One conversion at a time: each takes a processor and hundreds of MB. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = before.then(work, work);
  before = mine;
  return mine;
}
let before: Promise<void> = Promise.resolve();

/** @throws Refusal 501 without LibreOffice, 422 for a document that it cannot read */
async function convert(from: string, to: string): Promise<void> {
  if (archive.test(from) && !(await isWholeArchive(from))) throw new Refusal(422, notShown);
  const folder = await mkdtemp(join(tmpdir(), "vs-preview-"));
  const made = join(folder, basename(to));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  try {
    await run("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, from], {
      timeout: mostMs,
      killSignal: "SIGKILL",
      env: { PATH: process.env["PATH"], HOME: folder },
    });
    await mkdir(dirname(to), { recursive: true });
    await copyFile(made, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT" && !(await isThere(made)))
      throw new Refusal(501, "Перегляд документів не встановлено на сервері. Завантажте файл.");
    throw new Refusal(422, notShown);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
/** Whether the archive has its end: a broken one is known at once, LibreOffice needs seconds to start. */
async function isWholeArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, 22 + 65_535); // the last record, and a comment of the archive
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.includes("PK\u0005\u0006");
  } finally {
    await file.close();
  }
}

const run = promisify(execFile);
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
