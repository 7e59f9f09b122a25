import { expect, test } from "../test-server.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const multipart = (content: Buffer, name: string, type: string) => ({
  headers: { "Content-Type": "multipart/form-data; boundary=edge" },
  body: Buffer.concat([
    Buffer.from(
      `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from("\r\n--edge--\r\n"),
  ]),
});

test("[R7.5-02] an uploaded picture gets a generated name and is served with its real type", async ({
  demo,
  server,
}) => {
  const { body, headers } = multipart(png, "../../дах.png", "text/html");
  const sent = await fetch(`${server.url}/file/multer/upload/image`, {
    method: "POST",
    headers: { ...headers, Cookie: demo.cookie, "X-CSRF-Token": demo.csrf, Origin: server.url },
    body,
  });
  expect(sent.status).toBe(201);
  const { result } = (await sent.json()) as { result: { url: string; meta: object } };
  expect(result.url).toMatch(/^\/files\/[0-9a-f-]{36}\.png$/);
  expect(result.meta).toMatchObject({ size: png.length, mime: "image/png" });
  const shown = await demo.get(result.url);
  expect([shown.status, shown.headers.get("content-type"), shown.headers.get("x-content-type-options")]).toEqual([
    200,
    "image/png",
    "nosniff",
  ]);
  expect(shown.headers.get("content-security-policy")).toMatch(/^default-src 'none';.*; sandbox$/);
  expect((await demo.get("/files/../files/x.png")).status).toBe(404);
});

test("the name of an uploaded picture is cleaned before it is stored", async ({ demo, server }) => {
  const { body, headers } = multipart(png, "../да\0х.png", "image/png");
  const sent = await fetch(`${server.url}/file/multer/upload/image`, {
    method: "POST",
    headers: { ...headers, Cookie: demo.cookie, "X-CSRF-Token": demo.csrf, Origin: server.url },
    body,
  });
  expect([sent.status, await sent.json()]).toMatchObject([201, { result: { meta: { name: "дах.png" } } }]);
});

for (const [what, path, content, status] of [
  ["markup sent as a picture", "/file/multer/upload/image", Buffer.from("<script>alert(1)</script>"), 415],
  ["SVG", "/file/multer/upload/image", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ["a picture sent as a video", "/file/multer/upload/video", png, 415],
  ["a page sent as a file", "/file/multer/upload/", Buffer.from("  <html>"), 415],
  ["more than 5 MB", "/file/multer/upload/image", Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]), 413],
] as const)
  test(`[R7.5-02] refuses ${what}`, async ({ demo, server }) => {
    const { body, headers } = multipart(content, "roof.png", "image/png");
    const sent = await fetch(server.url + path, {
      method: "POST",
      headers: { ...headers, Cookie: demo.cookie, "X-CSRF-Token": demo.csrf, Origin: server.url },
      body,
    });
    expect(sent.status).toBe(status);
  });

test("[R7.5-02] a viewer, and a visitor without a session, may not upload", async ({ viewer, server }) => {
  const { body, headers } = multipart(png, "roof.png", "image/png");
  const send = (more: Record<string, string>) =>
    fetch(`${server.url}/file/multer/upload/image`, { method: "POST", headers: { ...headers, ...more }, body });
  expect((await send({})).status).toBe(401);
  const own = { Cookie: viewer.cookie, "X-CSRF-Token": viewer.csrf, Origin: server.url };
  expect((await send(own)).status).toBe(403);
});
