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

/** The embedded database with its additional functions. */
export interface EmbeddedDatabase extends Database {
  /** Writes the whole data folder as a tar.gz, from which the next server can start. */
  dump(path: string): Promise<void>;
}

/** Initial content of a new data folder: a tar.gz that `dump` wrote, or a closed data folder to copy (3 × faster). */
export interface Beginning {
  archive?: string;
  copyOf?: string;
}

/** Opens PGlite in `folder`, which is created when missing; without `beginning` a new database is empty. */
export async function openEmbedded(folder: string, beginning: Beginning = {}): Promise<EmbeddedDatabase> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  const data = join(folder, "data");
  if (beginning.copyOf && !existsSync(data)) copyFolder(beginning.copyOf, data);
  // A short path in a folder of our user only: Unix sockets allow 107 bytes and have no password here.
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
  // The worker ends before the pool's last connection is closed; that error must not end the process.
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
      // No acknowledged write is lost: PGlite recovers as after a power cut.
      await worker.terminate();
      release();
    },
  };
}

/** Waits for `something`, at most `ms`. */
async function atMost(ms: number, something: Promise<unknown>): Promise<void> {
  await Promise.race([something, wait(ms, undefined, { ref: false })]);
}

/** Copies under another name first, so that a folder with the real name is always complete, also after a power cut. */
function copyFolder(from: string, to: string): void {
  rmSync(`${to}.part`, { recursive: true, force: true });
  cpSync(from, `${to}.part`, { recursive: true, mode: constants.COPYFILE_FICLONE });
  renameSync(`${to}.part`, to);
}

/** Waits for one message of the worker; fails when the worker ends first. */
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
