import { startServer } from "../main.ts";
import { call, signIn } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

const credentials = { login: "demo", password: "demo" };

test("signs in by the form and returns to the requested page", async ({ server }) => {
  const asked = await call(server.url, "/legacy.html?status=new");
  expect(asked.status).toBe(303);
  const login = asked.headers.get("location") ?? "";
  expect(login).toBe("/login?back=%2Flegacy.html%3Fstatus%3Dnew");

  const page = await call(server.url, login);
  expect(page.text).toContain('name="back" value="/legacy.html?status=new"');
  expect(page.text).toContain("demo");

  const body = new URLSearchParams({ ...credentials, back: "/legacy.html?status=new" });
  const answer = await call(server.url, "/login", { method: "POST", body });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/legacy.html?status=new");
  expect(answer.headers.get("set-cookie")).toMatch(/^sid=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("never redirects to another site", async ({ server }) => {
  for (const back of [
    "//evil.example/path",
    "/.//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "data:text/html,x",
    "/\t/evil.example",
  ]) {
    const body = new URLSearchParams({ ...credentials, back });
    const answer = await call(server.url, "/login", { method: "POST", body });
    expect(answer.headers.get("location")).toBe("/");
  }
});

test("answers a JSON sign-in (from the dialog) with JSON", async ({ server }) => {
  const right = await call(server.url, "/login", { method: "POST", body: credentials });
  expect(right.json).toMatchObject({ ok: true });
  const wrong = await call(server.url, "/login", { method: "POST", body: { ...credentials, password: "x" } });
  expect(wrong.status).toBe(403);
  expect(wrong.json).toEqual({ error: "Невірний логін або пароль." });
  const accept = { Accept: "application/json" };
  const form = await call(server.url, "/login", {
    method: "POST",
    body: new URLSearchParams(credentials),
    headers: accept,
  });
  expect(form.json).toMatchObject({ ok: true });
});

test("shows the page again for a wrong password; persons without a password, or who have left, cannot sign in", async ({
  server,
}) => {
  for (const login of ["demo", "nobody", "user5", "user24", "' or ''='"]) {
    const body = new URLSearchParams({ login, password: "wrong" });
    const answer = await call(server.url, "/login", { method: "POST", body });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("Невірний логін або пароль.");
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
});

test("[R7.1-03] a call without a session answers 401 user unauthorized", async ({ server }) => {
  const paths = [
    "/api/works.request/1",
    "/api/template/form/request",
    "/api-user/select/topic",
    "/api-user/session",
    "/widget/newest_requests",
  ];
  for (const path of paths) {
    const answer = await call(server.url, path, { headers: { Cookie: "sid=forged" } });
    expect([answer.status, answer.text]).toEqual([401, "user unauthorized"]);
  }
});

test("the session call names the signed-in person", async ({ server }) => {
  for (const [login, role] of [
    ["demo", "editor"],
    ["viewer", "viewer"],
    ["chief", "chief"],
    ["admin", "admin"],
  ] as const) {
    const client = await signIn(server.url, login);
    const { json } = await client.get("/api-user/session");
    expect(json).toMatchObject({ user: login, role, csrf: client.csrf });
    expect(json.name).toMatch(/\p{L}+ \p{L}+/u);
  }
});

test("signing out ends the session and its CSRF token; the next session has another one", async ({ server }) => {
  const client = await signIn(server.url, "chief");
  expect((await client.send("POST", "/logout", {})).json).toEqual({ ok: true });
  expect((await client.get("/api-user/session")).status).toBe(401);
  const next = await signIn(server.url, "chief");
  expect(next.csrf).not.toBe(client.csrf);
  const stale = await next.send("POST", "/api/works.request/", {}, { "X-CSRF-Token": client.csrf });
  expect(stale.status).toBe(403);
});

test("signing in again ends the session of the old cookie", async ({ server }) => {
  const old = await signIn(server.url, "chief");
  const elsewhere = await signIn(server.url, "chief");
  const body = (password: string) => ({ login: "chief", password });
  const again = (password: string) =>
    call(server.url, "/login", { method: "POST", body: body(password), headers: { Cookie: old.cookie } });
  expect((await again("wrong")).status).toBe(403);
  expect((await old.get("/api-user/session")).status).toBe(200);
  const next = await again("chief");
  expect((await old.get("/api-user/session")).status).toBe(401);
  expect((await elsewhere.get("/api-user/session")).status).toBe(200);
  const cookie = next.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await call(server.url, "/api-user/session", { headers: { Cookie: cookie } })).json.csrf).toBe(next.json.csrf);
});
test("a changed password ends all sessions of the person", async ({}, info) => {
  const server = await startServer({ dataDir: info.outputPath("data") });
  try {
    await changeAndSignIn(server.url);
  } finally {
    await server.close();
  }
});

async function changeAndSignIn(url: string): Promise<void> {
  const [here, elsewhere] = [await signIn(url, "viewer"), await signIn(url, "viewer")];
  const change = (body: object) => here.send("POST", "/api-user/password", body);
  expect((await change({ old: "wrong", password: "nine chars" })).status).toBe(403);
  expect((await change({ old: "viewer", password: "short" })).status).toBe(422);
  expect((await elsewhere.get("/api-user/session")).status).toBe(200);
  expect((await change({ old: "viewer", password: "nine chars" })).json).toEqual({ ok: true });
  for (const client of [here, elsewhere]) expect((await client.get("/api-user/session")).status).toBe(401);
  const next = { login: "viewer", password: "nine chars" };
  expect((await call(url, "/login", { method: "POST", body: next })).status).toBe(200);
}

test("a write needs its session's CSRF token and this site's origin", async ({ server, demo, admin }) => {
  const write = (headers: Record<string, string>) => demo.send("PUT", "/api/works.request/1", {}, headers);
  expect((await write({})).status).toBe(200);
  expect((await write({ "X-CSRF-Token": "" })).status).toBe(403);
  expect((await write({ "X-CSRF-Token": admin.csrf })).status).toBe(403);
  for (const origin of ["https://evil.example", "null", `${server.url}.evil.example`, "http://localhost:1"]) {
    expect((await write({ Origin: origin })).status).toBe(403);
  }
  const foreign = { Origin: "https://evil.example" };
  expect((await call(server.url, "/login", { method: "POST", body: credentials, headers: foreign })).status).toBe(403);
  const json = await demo.send("POST", "/api/works.request/", { _token: demo.csrf }, { "X-CSRF-Token": "" });
  expect(json.status).toBe(403);
});

test("behind a proxy with https the cookie is Secure and __Host-, and ten failed sign-ins a minute are the most, by account and by address", async ({}, info) => {
  const server = await startServer({ dataDir: info.outputPath("data"), trustProxy: true });
  try {
    const from = (address: string) => ({ "X-Forwarded-For": `9.9.9.9, ${address}`, "X-Forwarded-Proto": "https" });
    const tryIn = (login: string, password: string, address: string) =>
      call(server.url, "/login", { method: "POST", body: { login, password }, headers: from(address) });

    const first = await tryIn("demo", "demo", "1.1.1.1");
    const cookie = first.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const own = { Cookie: cookie.split(";")[0] ?? "" };
    const session = (headers: object) => call(server.url, "/api-user/session", { headers: { ...own, ...headers } });
    expect((await session(from("1.1.1.1"))).status).toBe(200);
    expect((await session({})).status).toBe(401);

    // by account, from many addresses; a success clears the count
    for (let at = 0; at < 9; at++) expect((await tryIn("demo", "x", `2.0.0.${at}`)).status).toBe(403);
    expect((await tryIn("demo", "demo", "2.0.0.9")).status).toBe(200);
    for (let at = 0; at < 10; at++) expect((await tryIn("Demo", "x", `2.0.1.${at}`)).status).toBe(403);
    const refused = await tryIn("demo", "demo", "2.0.2.1");
    expect([refused.status, refused.json.error]).toEqual([429, expect.stringContaining("Забагато невдалих спроб")]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(40);
    expect((await tryIn("chief", "chief", "2.0.2.1")).status).toBe(200);

    // by address, over many accounts, many at once
    const many = await Promise.all(Array.from({ length: 14 }, (_, at) => tryIn(`nobody${at}`, "x", "3.3.3.3")));
    expect(many.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(4);
    expect((await tryIn("chief", "chief", "3.3.3.3")).status).toBe(429);
  } finally {
    await server.close();
  }
});

test("without a proxy its headers are not believed", async ({ server }) => {
  const headers = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example", Origin: "https://evil.example" };
  expect((await call(server.url, "/login", { method: "POST", body: credentials, headers })).status).toBe(403);
  const { Origin: _, ...proxy } = headers;
  const answer = await call(server.url, "/login", { method: "POST", body: credentials, headers: proxy });
  expect(answer.headers.get("set-cookie")).toMatch(/^sid=/);
});
