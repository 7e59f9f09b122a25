/**
 * `npm start`: installs and builds what is missing, then starts the demo server and prints its address as the last
 * line.
 *
 * PORT (default 8080, the next free one if taken), DATABASE_URL (a PostgreSQL server in place of the embedded
 * database), DATA_DIR (default .cache/demo), FAULTS=1 (the fault switch for tests), SEED_SCALE (how many towns side by
 * side), TRUST_PROXY=1 (one proxy with https stands in front and sets X-Forwarded-Proto, -Host and -For).
 *
 * Imports only Node's own modules and our own files at the top: on a fresh clone no package is installed yet.
 */
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isInstalled } from "../test/support/installed.mjs";

const repository = fileURLToPath(new URL("..", import.meta.url));
const serverBundle = join(repository, ".cache/server/main.js");

if (!isInstalled(repository)) run(["test/support/install-packages.mjs"], "Installing packages (once)…");
run(["esbuild.config.mjs"], "Building dist/…");
await bundleServer();

const { startServer } = await import(pathToFileURL(serverBundle).href);
const firstPort = Number(process.env["PORT"] || 8080);
const server = await startServer({
  port: await freePort(firstPort),
  dataDir: process.env["DATA_DIR"] || join(repository, ".cache/demo"),
  databaseUrl: process.env["DATABASE_URL"],
  faults: process.env["FAULTS"] === "1",
  trustProxy: process.env["TRUST_PROXY"] === "1",
  scale: Number(process.env["SEED_SCALE"] || 1),
}).catch(fail);

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
if (process.env["npm_lifecycle_event"] === "start") stopWithParent();
console.log("Sign in as demo, password demo. Ctrl+C ends the server.");
console.log(server.url);

/**
 * @param {Error & { code?: string }} error
 * @returns {never}
 */
function fail(error) {
  // A second `npm start` in one folder is a user's mistake and needs no stack trace.
  console.error(error.code === "FOLDER_IN_USE" ? error.message : error);
  process.exit(1);
}

/** A signal to `npm start` ends npm and its shell but does not reach this process: it watches for another parent. */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}

async function stop() {
  await server.close();
  process.exit(0);
}

/**
 * Runs a program of this repository to its end; when it fails, the start fails.
 * @param {string[]} program file and parameters
 * @param {string} announcement
 */
function run(program, announcement) {
  console.log(announcement);
  const { status, error } = spawnSync(process.execPath, program, { cwd: repository, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Node 20 cannot run TypeScript, so the server is bundled; its packages stay in node_modules. */
async function bundleServer() {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: repository,
    entryPoints: ["demo/server/main.ts"],
    outfile: serverBundle,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
  });
}

/**
 * The first free port from `port` on.
 * @param {number} port
 * @returns {Promise<number>}
 */
async function freePort(port) {
  if (await isFree(port)) return port;
  return freePort(port + 1);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
