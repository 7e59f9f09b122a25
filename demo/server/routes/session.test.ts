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

test("signing out ends the session; the person's next session keeps the CSRF token, so open pages go on working", async ({
  server,
}) => {
  const client = await signIn(server.url, "chief");
  expect((await client.send("POST", "/logout", {})).json).toEqual({ ok: true });
  expect((await client.get("/api-user/session")).status).toBe(401);
  expect((await signIn(server.url, "chief")).csrf).toBe(client.csrf);
});

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
