import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import pg from "pg";
import { serverFolder } from "../places.ts";
import { lockFolder } from "./folder-lock.ts";
import { valueTypes, type Database } from "./database.ts";

/** The embedded database, and what only it can do. */
export interface EmbeddedDatabase extends Database {
  /** Writes the whole data folder as a tar.gz, for the next server to begin with. */
  dump(path: string): Promise<void>;
}

/** What a new data folder begins with: a tar.gz that `dump` wrote, or a closed data folder to be copied (3 × faster). */
export interface Beginning {
  archive?: string;
  copyOf?: string;
}

/** Opens PGlite in `folder`, which is made when missing; without a beginning a new database is empty. */
export async function openEmbedded(folder: string, beginning: Beginning = {}): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  const data = join(folder, "data");
  if (beginning.copyOf && !existsSync(data)) copyFolder(beginning.copyOf, data);
  // A short path in a folder that only we can enter: Unix sockets are cut off at 107 bytes and have no password here.
  const socketFolder = mkdtempSync(join(tmpdir(), "vs-"));
  const worker = new Worker(pathToFileURL(join(serverFolder, "database/worker.mjs")), {
    workerData: { folder: data, socket: join(socketFolder, ".s.PGSQL.5432"), seed: beginning.archive },
  });
  const release = () => {
    rmSync(socketFolder, { recursive: true, force: true });
    unlock();
  };
  try {
    await reply(worker, "ready");
  } catch (error) {
    release();
    throw error;
  }
  // One connection. PGlite has a single session, and its socket mixes the steps of statements that two connections send
  // at once (measured: "unnamed prepared statement does not exist", and transactions that never end).
  const pool = new pg.Pool({ host: socketFolder, user: "postgres", database: "postgres", max: 1, types: valueTypes });
  // The worker ends before the pool's last connection has said goodbye: not an error worth dying for.
  pool.on("error", () => undefined);
  return {
    kind: "embedded",
    pool,
    async dump(path) {
      worker.postMessage({ dump: path });
      await reply(worker, "dumped");
    },
    async close() {
      const ended = new Promise((resolve) => worker.once("exit", resolve));
      await atMost(5000, pool.end());
      worker.postMessage("stop");
      await atMost(5000, ended);
      // Nothing acknowledged is lost by this: PGlite recovers as after a power cut.
      await worker.terminate();
      release();
    },
  };
}

/** Waits for something, but not longer than that. */
async function atMost(ms: number, something: Promise<unknown>): Promise<void> {
  await Promise.race([something, wait(ms, undefined, { ref: false })]);
}

/** Copies under another name first: a folder with the real name is whole, whenever the power goes. */
function copyFolder(from: string, to: string): void {
  rmSync(`${to}.part`, { recursive: true, force: true });
  cpSync(from, `${to}.part`, { recursive: true, mode: constants.COPYFILE_FICLONE });
  renameSync(`${to}.part`, to);
}

/** Waits for one message of the worker; fails when it dies first. */
function reply(worker: Worker, expected: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number) => reject(new Error(`The database thread ended (${code}) before "${expected}".`));
    worker.once("exit", onExit);
    worker.once("error", reject);
    worker.once("message", () => {
      worker.off("exit", onExit);
      worker.off("error", reject);
      resolve();
    });
  });
}
