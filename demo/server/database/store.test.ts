import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { build } from "esbuild";
import { startServer } from "../main.ts";
import { repository } from "../places.ts";
import { call, signIn } from "../test-client.ts";
import { openEmbedded } from "./embedded.ts";
import { seedFile, seedFolder } from "./seed-file.ts";

const fresh = { topic: "lamp", applicant: "Ткачук Ірина", body: "Не світить ліхтар" };

let dataDir: string;

test.beforeEach(async () => {
  test.setTimeout(180_000);
  dataDir = await mkdtemp(join(tmpdir(), "vs-store-"));
});

test.afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

test("saved records and sessions survive a restart", async () => {
  const first = await startServer({ dataDir });
  const demo = await signIn(first.url, "demo");
  const { id } = (await demo.send("POST", "/api/works.request/", fresh)).json;
  await first.close();

  const second = await startServer({ dataDir, port: Number(new URL(first.url).port) });
  expect(second.url).toBe(first.url);
  expect((await demo.get(`/api/works.request/${id}`)).json).toMatchObject(fresh);
  expect((await demo.send("PUT", `/api/works.request/${id}`, { priority: 5 })).status).toBe(200);
  expect((await call(second.url, "/__fault")).status).toBe(404);
  await second.close();
});

test("two servers run side by side, each with its own data and its own secret", async () => {
  const [one, two] = await Promise.all([
    startServer({ dataDir: join(dataDir, "one") }),
    startServer({ dataDir: join(dataDir, "two") }),
  ]);
  const demo = await signIn(one.url, "demo");
  await demo.send("DELETE", "/api/works.request/1");
  const other = await signIn(two.url, "demo");
  expect((await demo.get("/api/works.request/1")).status).toBe(404);
  expect((await other.get("/api/works.request/1")).status).toBe(200);
  expect((await call(two.url, "/api/works.request/1", { headers: { Cookie: demo.cookie } })).status).toBe(401);
  await Promise.all([one.close(), two.close()]);
});

test("a second server in the same folder is refused; a lock whose owner is dead is taken over", async () => {
  const server = await startServer({ dataDir });
  await expect(startServer({ dataDir })).rejects.toThrow("is in use by process");
  await server.close();

  const embedded = await openEmbedded(join(dataDir, "other"), { copyOf: await seedFolder(await seedFile(1)) });
  await embedded.close();
  expect(existsSync(join(dataDir, "other/server.pid"))).toBe(false);
  await writeFile(join(dataDir, "other/server.pid"), "999999999");
  await (await openEmbedded(join(dataDir, "other"))).close();
});

test("moves the dates of an older seed to today, once", async () => {
  const folder = join(dataDir, "old");
  const old = await openEmbedded(folder, { copyOf: await seedFolder(await seedFile(1)) });
  await old.pool.query("update works.request set due = '2020-01-05' where id = 1");
  await old.pool.query(`insert into app.setting values ('seed_date', '"2020-01-01"')
    on conflict (key) do update set value = excluded.value`);
  await old.dump(join(dataDir, "old.tar.gz"));
  await old.close();

  const server = await startServer({ dataDir, seedFile: join(dataDir, "old.tar.gz") });
  const demo = await signIn(server.url, "demo");
  const today = Date.parse(new Date().toISOString().slice(0, 10));
  const due = new Date(today + 4 * 86_400_000).toISOString().slice(0, 10);
  expect((await demo.get("/api/works.request/1")).json.due).toBe(due);
  await server.close();
  const again = await startServer({ dataDir });
  const later = await signIn(again.url, "demo");
  expect((await later.get("/api/works.request/1")).json.due).toBe(due);
  await again.close();
});

test("kill -9 while writing loses no acknowledged write, also when the server is bundled", async () => {
  const bundle = join(repository, ".cache/server/killed.test.js");
  await build({
    stdin: {
      contents: `import { startServer } from "./demo/server/main.ts";
        const server = await startServer({ dataDir: ${JSON.stringify(dataDir)} });
        console.log(server.url);`,
      resolveDir: repository,
    },
    outfile: bundle,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
  });
  const child = spawn(process.execPath, [bundle], { stdio: ["ignore", "pipe", "inherit"] });
  const [url] = (await new Promise<Buffer>((resolve) => child.stdout.once("data", resolve))).toString().split("\n");
  const demo = await signIn(url ?? "", "demo");
  const acknowledged: number[] = [];
  const write = async () => {
    const { status, json } = await demo.send("POST", "/api/works.request/", fresh);
    if (status === 201) acknowledged.push(json.id);
    return write();
  };
  const lanes = Promise.allSettled([write(), write(), write()]);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(30);
  child.kill("SIGKILL");
  await Promise.all([lanes, once(child, "exit")]);

  const server = await startServer({ dataDir });
  const later = await signIn(server.url, "demo");
  const filter = encodeURIComponent(JSON.stringify({ id: acknowledged }));
  expect((await later.get(`/api/works.request/?filter=${filter}`)).json.total).toBe(acknowledged.length);
  await server.close();
});
