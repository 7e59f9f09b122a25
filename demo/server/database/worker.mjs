/**
 * The embedded database in its own thread: PGlite behind a socket that speaks the PostgreSQL protocol.
 * PGlite blocks its thread for as long as a query takes.
 *
 * workerData: folder (data folder), socket (path of the Unix socket), seed? (tar.gz of a data folder, for an empty one).
 * Messages in: { dump: path } writes the data folder as tar.gz; "stop" ends the thread. Out: "ready", "dumped".
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

const { folder, socket, seed } = workerData;
const isEmpty = !existsSync(`${folder}/PG_VERSION`);

const database = await PGlite.create({
  dataDir: folder,
  extensions: { pg_trgm },
  ...(isEmpty && seed ? { loadDataDir: new Blob([readFileSync(seed)]) } : {}),
});
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 2 });
await server.start();

parentPort?.on("message", async (message) => {
  if (message === "stop") return stop();
  await dump(message.dump);
});
parentPort?.postMessage("ready");

/** @param {string} path */
async function dump(path) {
  await database.query("vacuum full");
  await database.query("checkpoint");
  const archive = await database.dumpDataDir("gzip");
  writeFileSync(path, Buffer.from(await archive.arrayBuffer()));
  parentPort?.postMessage("dumped");
}

async function stop() {
  await server.stop();
  await database.close();
  process.exit(0);
}
