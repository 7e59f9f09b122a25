import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFileInside } from "../send-file.ts";
import { call } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

test("serves the vendors' files and our style sheets with types, ETag and nosniff", async ({ server }) => {
  const types = {
    "/vendor/jquery.js": "text/javascript; charset=utf-8",
    "/vendor/bootstrap3/css/bootstrap.min.css": "text/css; charset=utf-8",
    "/vendor/bootstrap3/fonts/glyphicons-halflings-regular.woff2": "font/woff2",
    "/vendor/bootstrap5/js/bootstrap.bundle.min.js": "text/javascript; charset=utf-8",
    "/vendor/bootstrap5/js/bootstrap.bundle.min.js.map": "application/json; charset=utf-8",
    "/assets/legacy.css": "text/css; charset=utf-8",
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await call(server.url, path);
    expect(answer.headers.get("content-type"), path).toBe(type);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const etag = answer.headers.get("etag") ?? "";
    const again = await call(server.url, path, { headers: { "If-None-Match": etag } });
    expect([again.status, again.text]).toEqual([304, ""]);
  }
});

test("a file is compressed only for a browser that takes brotli, and not sent again to one that has it", async ({
  server,
}) => {
  const ask = (headers: Record<string, string>) =>
    new Promise<{ status?: number; encoding?: string; etag?: string }>((resolve) =>
      request(`${server.url}/dist/vs.js`, { headers }, (answer) => {
        answer.resume();
        const { "content-encoding": encoding, etag } = answer.headers;
        resolve({ status: answer.statusCode!, encoding: encoding!, etag: etag! });
      }).end(),
    );
  for (const accepted of ["br", "gzip, br;q=0.5", "gzip,BR ; q=1"])
    expect((await ask({ "Accept-Encoding": accepted })).encoding, accepted).toBe("br");
  for (const accepted of ["gzip, br;q=0", "br; q=0.000", "brx", "gzip"])
    expect((await ask({ "Accept-Encoding": accepted })).encoding, accepted).toBeUndefined();
  const { etag = "" } = await ask({});
  for (const known of [etag, `W/${etag}`, `"a", W/${etag}`, "*"])
    expect((await ask({ "If-None-Match": known })).status, known).toBe(304);
  expect((await ask({ "If-None-Match": '"a"' })).status).toBe(200);
});
test("pages of the reference get the session's settings and our own policy", async ({ server }) => {
  const page = await call(server.url, "/dist/reference/attributes.html");
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("style-src 'self'");
  expect(page.text).toContain('id="vs-settings"');
  expect(page.text).not.toContain("<!--session-->");
  const first = await call(server.url, "/dist/reference/");
  expect(first.text).toContain("<h1>Reference</h1>");
  const style = await call(server.url, "/dist/reference/reference.css");
  expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
});

test("serves nothing outside its folders", async ({ server }) => {
  const paths = [
    "/dist/../package.json",
    "/dist/%2e%2e/package.json",
    "/dist/..%2fpackage.json",
    "/dist/..%5cpackage.json",
    "/dist/reference/..%2f..%2fpackage.json",
    "/dist/reference/nothing.html",
    "/assets/../login.ts",
    "/assets/..%2f..%2fmain.ts",
    "/assets//etc/passwd",
    "/assets/%2fetc%2fpasswd",
    "/assets/legacy.css%00.js",
    "/vendor/bootstrap3/..%2f..%2fpg%2fpackage.json",
    "/vendor/jquery.js/../package.json",
    "/vendor/pg/package.json",
    "/demo/server/main.ts",
    "/demo/start.mjs",
    "/demo/..%2fpackage.json",
    "/elements/..%2fpackage.json",
    "/elements/form/form.tsx",
    "/elements/../demo/index.html",
    "/.git/config",
    "/package.json",
    "/node_modules/pg/package.json",
  ];
  for (const path of paths) expect(await rawStatus(server.url, path), path).toBe(404);
});

test("follows no symlink out of a folder and serves no hidden file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vs-files-"));
  await mkdir(join(folder, "open"));
  await writeFile(join(folder, "secret.txt"), "x");
  await writeFile(join(folder, "open/.hidden.txt"), "x");
  await writeFile(join(folder, "open/shown.txt"), "x");
  await symlink(join(folder, "secret.txt"), join(folder, "open/link.txt"));
  const shown = await Promise.all(
    ["shown.txt", "link.txt", ".hidden.txt", "../secret.txt", "./shown.txt", "", "shown.txt/"].map((path) =>
      readFileInside(join(folder, "open"), path),
    ),
  );
  expect(shown.map(Boolean)).toEqual([true, false, false, false, false, false, false]);
  await rm(folder, { recursive: true });
});

test("answers /healthz once it has started", async ({ server }) => {
  expect(await call(server.url, "/healthz")).toMatchObject({ status: 200, text: "ok" });
});

/** fetch would resolve the dots itself. */
function rawStatus(url: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on("error", reject);
    sent.end();
  });
}

test("[R7.5-08] lists the names of the icons, and serves each of them", async ({ server }) => {
  const names = (await call(server.url, "/files/less/icon/")).json as string[];
  expect(names).toContain("tree.svg");
  const icon = await call(server.url, `/files/less/icon/${names[0]}`);
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
});
