import { WebSocket } from "ws";
import { call } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

/** A page connected to the socket; its frames in order of arrival. */
async function connect(url: string, headers: Record<string, string>) {
  const socket = new WebSocket(url.replace("http", "ws") + "/socket", { headers });
  const frames: unknown[] = [];
  socket.on("message", (text) => frames.push(JSON.parse(String(text))));
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("unexpected-response", (_, answer) => reject(new Error(String(answer.statusCode))));
    socket.once("error", reject);
  });
  return { frames, send: (text: string) => socket.send(text), close: () => socket.close(), socket };
}

test("[R1-04] every save is pushed to all connected pages", async ({ demo, admin, server }) => {
  const pages = await Promise.all([demo, admin].map(({ cookie }) => connect(server.url, { Cookie: cookie })));
  const fresh = { topic: "lamp", applicant: "Ткачук Ірина", body: "Темно" };
  const { id } = (await demo.send("POST", "/api/works.request/", fresh)).json;
  await admin.send("PUT", `/api/works.request/${id}`, { priority: 5 });
  await admin.send("PUT", `/api/works.request/${id}`, { priority: 9 });
  await demo.send("POST", "/api/method/", { method: "request.take", obj: { id } });
  await demo.send("DELETE", `/api/works.request/${id}`);
  const told = ["refresh", { table: "works.request", id }];
  for (const { frames, close } of pages) {
    // created, changed, taken, deleted; the refused change is not pushed
    await expect.poll(() => frames).toEqual([told, told, told, told]);
    close();
  }
});

test("[R7.4-09] an event from a page is answered with done, an invalid frame with error", async ({ demo, server }) => {
  const page = await connect(server.url, { Cookie: demo.cookie, Origin: server.url });
  page.send('["socket.presence", {"id": 7}]');
  page.send("not json");
  page.send('{"event": 1}');
  await expect
    .poll(() => page.frames)
    .toEqual([
      ["done", { event: "socket.presence", data: { id: 7 }, user: "demo" }],
      ["error", { message: expect.stringContaining("JSON") }],
      ["error", { message: expect.stringContaining("JSON") }],
    ]);
  page.close();
});

test("the socket needs a session, a page of this site, and small frames", async ({ demo, server }) => {
  await expect(connect(server.url, {})).rejects.toThrow("401");
  await expect(connect(server.url, { Cookie: "sid=forged" })).rejects.toThrow("401");
  const foreign = { Cookie: demo.cookie, Origin: "https://evil.example" };
  await expect(connect(server.url, foreign)).rejects.toThrow("403");
  expect((await call(server.url, "/socket", { headers: { Cookie: demo.cookie } })).status).toBe(404);
  const page = await connect(server.url, { Cookie: demo.cookie });
  const closed = new Promise((resolve) => page.socket.once("close", resolve));
  page.send(JSON.stringify(["socket.big", "x".repeat(70_000)]));
  expect(await closed).toBe(1009);
});
