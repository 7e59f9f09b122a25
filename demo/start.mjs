/**
 * `npm start`: installs and builds what is missing, then starts the demo server and prints its address as the last line.
 *
 * PORT (default 8080, the next free one if taken), DATABASE_URL (a PostgreSQL server in place of the embedded database),
 * DATA_DIR (default .cache/demo), FAULTS=1 (the fault switch for tests), SEED_SCALE (how many towns side by side).
 *
 * Only Node's own modules at the top: on a fresh clone there is nothing else yet.
 */
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const repository = fileURLToPath(new URL("..", import.meta.url));
const serverBundle = join(repository, ".cache/server/main.js");

if (!isInstalled()) run("npm", ["ci"], "Installing packages (once)…");
run(process.execPath, ["esbuild.config.mjs"], "Building dist/…");
await bundleServer();

const { startServer } = await import(pathToFileURL(serverBundle).href);
const firstPort = Number(process.env["PORT"] || 8080);
const server = await startServer({
  port: await freePort(firstPort),
  dataDir: process.env["DATA_DIR"] || join(repository, ".cache/demo"),
  databaseUrl: process.env["DATABASE_URL"],
  faults: process.env["FAULTS"] === "1",
  scale: Number(process.env["SEED_SCALE"] || 1),
});

for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
console.log("Sign in as demo, password demo. Ctrl+C ends the server.");
console.log(server.url);

async function stop() {
  await server.close();
  process.exit(0);
}

/** Whether node_modules is what package-lock.json says: npm keeps its own copy of the lock in there. */
function isInstalled() {
  const kept = join(repository, "node_modules/.package-lock.json");
  if (!existsSync(kept)) return false;
  const wanted = readPackages(join(repository, "package-lock.json"));
  const present = readPackages(kept);
  // Packages for other systems are in the lock and not in node_modules.
  const needed = Object.entries(wanted).filter(([path, entry]) => path !== "" && !entry.optional);
  return needed.every(([path, entry]) => present[path]?.version === entry.version);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {string} announcement
 */
function run(command, parameters, announcement) {
  console.log(announcement);
  const { status, error } = spawnSync(command, parameters, { cwd: repository, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Node 20 reads no TypeScript, so the server is bundled; its packages stay in node_modules. */
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
