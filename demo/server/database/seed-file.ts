import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { repository, serverFolder } from "../places.ts";
import { openEmbedded } from "./embedded.ts";
import { fill } from "./fill.ts";
import { lockFolder } from "./folder-lock.ts";

const cacheFolder = join(repository, ".cache/demo");

/**
 * The seeded database as a tar.gz, made when these sources have none yet. The first start needs many times as long
 * as later ones: PGlite creates an empty database (initdb), then 22,000 rows are written.
 */
export async function seedFile(scale: number): Promise<string> {
  const file = join(cacheFolder, `seed-${seedHash(scale)}.tar.gz`);
  await makeOnce(file, () => {
    forgetOldSeeds();
    return makeSeed(file, scale);
  });
  return file;
}

/** The same as an unpacked data folder beside the file, to be copied. Measured: a running database after 0.4 s, not 1.3 s. */
export async function seedFolder(file: string): Promise<string> {
  const folder = `${file}.unpacked`;
  await makeOnce(folder, () => unpack(file, folder));
  return folder;
}

async function unpack(file: string, folder: string): Promise<void> {
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  const database = await openEmbedded(making, { archive: file });
  await database.close();
  renameSync(join(making, "data"), folder);
  rmSync(making, { recursive: true, force: true });
}

/** One process makes `path` while the others wait for it: several test workers start at the same time. */
async function makeOnce(path: string, make: () => Promise<void>): Promise<void> {
  const lock = `${path}.lock`;
  while (!existsSync(path)) {
    const unlock = tryLock(lock);
    if (!unlock) {
      await wait(100);
      continue;
    }
    try {
      if (!existsSync(path)) await make();
    } finally {
      unlock();
      removeEmpty(lock);
    }
  }
}

/** Removes seeds of earlier sources, 90 MB each, when they are older than a day. */
function forgetOldSeeds(): void {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(cacheFolder).filter((file) => file.startsWith("seed-"))) {
    const path = join(cacheFolder, name);
    if (statSync(path).mtimeMs < yesterday) rmSync(path, { recursive: true, force: true });
  }
}

/** Does not remove a lock that another process has taken meanwhile. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Not empty, or already removed.
  }
}

/** Changes whenever the seeded data folder would be different. (Forms are stored again at each start.) */
export function seedHash(scale: number): string {
  const hash = createHash("sha256").update(`${pgliteVersion()} ${scale}`);
  for (const file of seedSources()) hash.update(readFileSync(join(serverFolder, file)));
  return hash.digest("hex").slice(0, 12);
}

function seedSources(): string[] {
  const inside = (folder: string) =>
    readdirSync(join(serverFolder, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file) => join(folder, file));
  return ["schema.sql", "session/password.ts", "database/fill.ts", "maps/plan-layers.ts", ...inside("seed")].toSorted();
}

function pgliteVersion(): string {
  const main = createRequire(join(serverFolder, "main.ts")).resolve("@electric-sql/pglite");
  const { version } = JSON.parse(readFileSync(join(main, "../../package.json"), "utf8")) as { version: string };
  return version;
}

async function makeSeed(file: string, scale: number): Promise<void> {
  const folder = `${file}.making`;
  rmSync(folder, { recursive: true, force: true });
  const database = await openEmbedded(folder);
  try {
    await fill(database.pool, scale);
    await database.dump(`${file}.part`);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
  renameSync(`${file}.part`, file);
}

function tryLock(folder: string): (() => void) | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    return lockFolder(folder);
  } catch {
    return undefined;
  }
}
