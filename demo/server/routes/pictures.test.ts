import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { expect, test } from "../test-server.ts";
import { pictureRoutes } from "./pictures.ts";

test("[R7.5-11] the proxy loads nothing from hosts that are not listed", async ({ demo }) => {
  const proxied = (url: string) => demo.get(`/api-user/html-to-canvas-proxy?url=${encodeURIComponent(url)}`);
  expect((await proxied("")).status).toBe(400);
  expect((await proxied("file:///etc/passwd")).status).toBe(400);
  expect((await proxied("http://127.0.0.1:22/a.png")).status).toBe(403);
  expect((await proxied("http://169.254.169.254/latest")).status).toBe(403);
});

test("[R7.5-11] pictures of a listed host are sent, other files and redirects are refused", async () => {
  const neighbour = createServer(({ url }, response) => {
    if (url === "/moved.png") response.writeHead(302, { Location: "/a.png" }).end();
    else response.writeHead(200, { "Content-Type": url === "/a.png" ? "image/png" : "text/html" }).end("body");
  });
  await new Promise<void>((resolve) => neighbour.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(neighbour.address() as AddressInfo).port}`;
  process.env["PROXY_HOSTS"] = `tiles.example,${host}`;
  const proxied = (path: string) => pictureRoutes().request(`/html-to-canvas-proxy?url=http://${host}${path}`);
  try {
    const picture = await proxied("/a.png");
    expect([picture.status, picture.headers.get("Content-Type"), await picture.text()]).toEqual([
      200,
      "image/png",
      "body",
    ]);
    for (const path of ["/page.html", "/moved.png"]) expect((await proxied(path)).ok, path).toBe(false);
  } finally {
    delete process.env["PROXY_HOSTS"];
    neighbour.close();
  }
});
