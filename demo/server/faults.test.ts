import { call, type Client } from "./test-client.ts";
import { expect, test } from "./test-server.ts";

const record = "/api/works.request/3";

test.describe.configure({ mode: "serial" });

test.afterEach(async ({ server }) => {
  await call(server.url, "/__fault", { method: "DELETE" });
});

async function arm(url: string, fault: object): Promise<void> {
  const { status, text } = await call(url, "/__fault", { method: "POST", body: fault });
  expect(status, text).toBe(200);
}

/** How a request without an answer ends. */
async function end(answer: Promise<unknown>): Promise<string> {
  return answer.then(
    () => "answered",
    () => "cut",
  );
}

async function countOf(client: Client, applicant: string): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ applicant }));
  return (await client.get(`/api/works.request/?filter=${filter}`)).json.total;
}

test("faults `status` and `body` replace the route's answer, `times` times", async ({ server, demo }) => {
  const fault = { path: "^/api/works\\.request/3$", kind: "status", status: 503, times: 2, text: "зачекайте" };
  await arm(server.url, { ...fault, headers: { "Retry-After": "1" } });
  for (let count = 0; count < 2; count += 1) {
    const answer = await demo.get(record);
    expect([answer.status, answer.text, answer.headers.get("retry-after")]).toEqual([503, "зачекайте", "1"]);
  }
  expect((await demo.get(record)).status).toBe(200);
  await arm(server.url, { path: record, kind: "body", text: '{"id":', type: "application/json" });
  expect(await demo.get(record)).toMatchObject({ status: 200, text: '{"id":' });
});

test("html and login answer 200 with a page", async ({ server, demo }) => {
  await arm(server.url, { path: record, kind: "html" });
  expect((await demo.get(record)).text).toContain("502 Bad Gateway");
  await arm(server.url, { path: record, kind: "login" });
  const login = await demo.get(record);
  expect([login.status, login.headers.get("etag")]).toEqual([200, null]);
  expect(login.text).toContain('type="password"');
});

test("drop-before stores nothing, drop-after stores the record and answers nothing", async ({ server, demo }) => {
  for (const [kind, count] of [
    ["drop-before", 0],
    ["drop-after", 1],
  ] as const) {
    await arm(server.url, { path: "/api/works.request/$", method: "POST", kind });
    const applicant = `${kind} ${Math.random()}`;
    // Signing in is a POST too; the fault must not hit it.
    expect((await demo.get(record)).status).toBe(200);
    expect(await end(demo.send("POST", "/api/works.request/", { topic: "lamp", body: "x", applicant }))).toBe("cut");
    expect(await countOf(demo, applicant)).toBe(count);
  }
});

test("stall answers nothing until the caller gives up", async ({ server, demo }) => {
  await arm(server.url, { path: record, kind: "stall" });
  const signal = AbortSignal.timeout(300);
  expect(await end(fetch(server.url + record, { signal, headers: { Cookie: demo.cookie } }))).toBe("cut");
  expect((await demo.get(record)).status).toBe(200);
});

test("drip sends the whole answer, byte by byte", async ({ server }) => {
  await arm(server.url, { path: "/healthz", kind: "drip", pauseMs: 20 });
  const pieces: number[] = [];
  const { body } = await fetch(`${server.url}/healthz`);
  for await (const piece of body ?? []) pieces.push(piece.length);
  expect(pieces).toEqual([1, 1]);
});

test("truncate sends half of the announced length", async ({ server, demo }) => {
  await arm(server.url, { path: record, kind: "truncate" });
  const answer = await fetch(server.url + record, { headers: { Cookie: demo.cookie } });
  expect(answer.status).toBe(200);
  expect(await end(answer.text())).toBe("cut");
});

test("tamper changes one character of the request's body, or of the answer", async ({ server, demo }) => {
  const whole = (await demo.get(record)).text;
  await arm(server.url, { path: record, kind: "tamper" });
  const changed = (await demo.get(record)).text;
  expect(changed).toHaveLength(whole.length);
  expect([...changed].filter((character, index) => character !== whole[index])).toHaveLength(1);

  await arm(server.url, { path: record, method: "PUT", kind: "tamper" });
  expect((await demo.send("PUT", record, { answer: "Зроблено" })).status).toBe(200);
  expect((await demo.get(record)).json.answer).toBe("Зроблена");
});

test("lists the waiting faults, and refuses an unknown one", async ({ server }) => {
  await arm(server.url, { path: "/x", kind: "stall", times: 3 });
  expect((await call(server.url, "/__fault")).json).toEqual([{ path: "/x", kind: "stall", times: 3 }]);
  const wrong = await call(server.url, "/__fault", { method: "POST", body: { path: "/x", kind: "explode" } });
  expect(wrong.status).toBe(400);
  expect((await call(server.url, "/__fault", { method: "DELETE" })).json).toEqual([]);
});
