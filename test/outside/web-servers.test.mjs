/**
 * The configurations of the deployment page, with the web servers themselves (`npm test -- outside`): nginx and Apache
 * from Debian's packages, a small application behind them. Nothing is installed here; a missing server skips its tests.
 */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { createServer as createSocket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { after, before, describe, it } from "node:test";

const folder = mkdtempSync(path.join(tmpdir(), "vs-servers-"));
/** @type {import("node:child_process").ChildProcess[]} */
const running = [];
/** @type {import("node:http").Server} */
let application;
let applicationPort = 0;

before(async () => {
  layRelease("1.0.0");
  application = createServer((request, answer) => {
    const { url, method } = request;
    answer.setHeader("Content-Type", "application/json");
    request.on("end", () => answer.end(JSON.stringify({ url, method }))).resume();
  });
  application.on("upgrade", (_, socket) => {
    socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
  });
  await /** @type {Promise<void>} */ (new Promise((resolve) => application.listen(0, "127.0.0.1", resolve)));
  applicationPort = portOf(application);
});

after(async () => {
  for (const one of running) one.kill("SIGTERM");
  application.close();
  application.closeAllConnections();
  await wait(300);
  rmSync(folder, { recursive: true, force: true });
});

/** The folders as the page's own commands lay them. @param {string} version */
function layRelease(version) {
  const release = path.join(folder, "releases", version);
  mkdirSync(path.join(folder, "chunks"), { recursive: true });
  cpSync("dist", release, { recursive: true });
  cpSync("dist/chunks", path.join(folder, "chunks"), { recursive: true });
  rmSync(path.join(folder, "current"), { force: true });
  symlinkSync(release, path.join(folder, "current"));
}

/** @param {{ address(): any }} server */
const portOf = (server) => /** @type {import("node:net").AddressInfo} */ (server.address()).port;

async function freePort() {
  const socket = createSocket();
  await /** @type {Promise<void>} */ (new Promise((resolve) => socket.listen(0, "127.0.0.1", resolve)));
  const port = portOf(socket);
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

/** A configuration of the reference with this test's folders and ports. @param {string} name */
const configuration = (name) =>
  readFileSync(`build/docs/reference/${name}`, "utf8")
    .replaceAll("/srv/vs-elements", folder)
    .replaceAll("127.0.0.1:8080", `127.0.0.1:${applicationPort}`);

/** Runs a server until it answers. @param {string} program @param {string[]} given @param {number} port */
async function start(program, given, port) {
  const child = spawn(program, given, { stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += String(text)));
  for (let count = 0; count < 100; count++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/up`).then(
      () => true,
      () => false,
    );
    if (isUp) return `http://127.0.0.1:${port}`;
    await wait(100);
  }
  throw new Error(`${program} does not answer: ${said}`);
}

/** @param {string} program */
const isThere = (program) =>
  spawnSync("which", [program], { env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` } }).status === 0;

async function startNginx() {
  const port = await freePort();
  const server = configuration("nginx.conf").replace("listen 80;", `listen 127.0.0.1:${port};`);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  );
  const file = path.join(folder, "nginx.conf");
  const types = existsSync("/etc/nginx/mime.types") ? "include /etc/nginx/mime.types;" : "";
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; ${isRoot() ? "user root;" : ""} events {}\nhttp { access_log off; ${types} ${places.join(" ")}\n${server}\n}\n`,
  );
  return start("/usr/sbin/nginx", ["-p", folder, "-c", file], port);
}

const isRoot = () => process.getuid?.() === 0;

async function startApache() {
  const port = await freePort();
  const modules = "/usr/lib/apache2/modules";
  const wanted = "mpm_event authz_core mime alias headers dir proxy proxy_http proxy_wstunnel rewrite".split(" ");
  const loaded = wanted
    .filter((name) => existsSync(`${modules}/mod_${name}.so`))
    .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
  const file = path.join(folder, "apache.conf");
  writeFileSync(
    file,
    `${loaded.join("\n")}\nServerName office.example\nServerRoot ${folder}\nPidFile ${folder}/apache.pid\nListen 127.0.0.1:${port}\nErrorLog ${folder}/apache.log\nTypesConfig /etc/mime.types\n${isRoot() ? "User www-data\nGroup www-data\n" : ""}${configuration("apache.conf")}`,
  );
  spawnSync("chmod", ["-R", "a+rX", folder]);
  return start("/usr/sbin/apache2", ["-D", "FOREGROUND", "-f", file], port);
}

const servers = /** @type {const} */ ([
  ["nginx", "/usr/sbin/nginx", startNginx],
  ["Apache", "/usr/sbin/apache2", startApache],
]);

for (const [name, program, run] of servers)
  describe(
    `the deployment page's configuration of ${name}`,
    { skip: !isThere(program) && `${name} is not installed` },
    () => {
      let base = "";
      before(async () => {
        base = await run();
      });

      it("sends vs.js to be asked for again each time, and answers 304 while nothing has changed", async () => {
        const answer = await fetch(`${base}/dist/vs.js`);
        assert.equal(answer.status, 200);
        assert.match(answer.headers.get("Content-Type") ?? "", /javascript/);
        assert.equal(answer.headers.get("Cache-Control"), "no-cache");
        const etag = answer.headers.get("ETag") ?? "";
        assert.ok(etag);
        const again = await fetch(`${base}/dist/vs.js`, { headers: { "If-None-Match": etag } });
        assert.equal(again.status, 304);
      });

      it("sends chunks as immutable, also those of the previous release after an upgrade", async () => {
        const chunk = readdirSync("dist/chunks").find((file) => file.endsWith(".js")) ?? "";
        writeFileSync(path.join(folder, "chunks/chunk-OLDOLD.js"), "export {};");
        layRelease("1.1.0");
        for (const file of [chunk, "chunk-OLDOLD.js"]) {
          const answer = await fetch(`${base}/dist/chunks/${file}`);
          assert.equal(answer.status, 200, file);
          assert.match(answer.headers.get("Cache-Control") ?? "", /max-age=31536000, immutable/);
          assert.match(answer.headers.get("Content-Type") ?? "", /javascript/);
        }
        assert.equal((await fetch(`${base}/dist/chunks/chunk-GONE00.js`)).status, 404);
      });

      it("gives the application its pages with the policy, and keeps a slash in an id encoded", async () => {
        const answer = await fetch(`${base}/api/works.request/17%2F2`);
        assert.equal((await answer.json()).url, "/api/works.request/17%2F2");
        assert.match(answer.headers.get("Content-Security-Policy") ?? "", /require-trusted-types-for 'script'/);
      });

      it("takes uploads of more than 50 MB and refuses those above its limit", async () => {
        const send = (/** @type {number} */ megabytes) =>
          fetch(`${base}/file/upload/`, { method: "POST", body: new Uint8Array(megabytes * 2 ** 20) }).then(
            ({ status }) => status,
            () => 413,
          );
        assert.equal(await send(50), 200);
        assert.equal(await send(70), 413);
      });
    },
  );
