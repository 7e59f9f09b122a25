import { call } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

test("our own pages have one script of the bundle, our policy and nothing inline", async ({ demo, server }) => {
  for (const path of [
    "/tables",
    "/tables/10000",
    "/tables/100000",
    "/tables/handsontable",
    "/admin.html",
    "/admin",
    "/admin/edit/works.request/7",
    "/request/7",
    "/errors",
    "/rare",
  ]) {
    const page = await demo.get(path);
    expect(page.status, path).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'; style-src 'self'");
    expect(page.text.match(/<script src="\/dist\/vs\.js" defer><\/script>/g)).toHaveLength(1);
    expect(page.text).not.toMatch(/ style=| on\w+="|<style|<script>/);
    const settings = /id="vs-settings">\s*([^<]+)<\/script>/.exec(page.text)?.[1] ?? "";
    expect(JSON.parse(settings)).toMatchObject({ user: "demo", socket_url: "/socket" });
    expect((await call(server.url, path)).headers.get("location")).toBe(`/login?back=${encodeURIComponent(path)}`);
  }
});

test("only an admin's menu has the pages for developers", async ({ demo, admin }) => {
  const benches = ["/forms", "/errors", "/rare", "/tables/10000", "/tables/handsontable", "/classifiers/5000"];
  for (const path of ["/tables", "/classifiers", "/admin.html", "/request/7"]) {
    const [own, more] = [(await demo.get(path)).text, (await admin.get(path)).text];
    const linked = (text: string) => benches.filter((bench) => text.includes(`href="${bench}"`));
    expect([linked(own), linked(more)], path).toEqual([[], benches]);
    expect(
      [own, more].map((text) => text.includes("Розробникам")),
      path,
    ).toEqual([false, true]);
  }
});

test("[R2.1-15] the shell has an outlet that starts with the list of requests", async ({ demo }) => {
  const { text } = await demo.get("/admin.html");
  expect(text).toContain('<vs-outlet base="/admin" home="requests"></vs-outlet>');
  expect(text).toContain('state="contractors"');
});

test("the card of a request names the methods, windows and places for markup", async ({ demo }) => {
  const { text } = await demo.get("/request/7?bench");
  for (const attribute of [
    'api="method/request.take"',
    'data-form="closing"',
    '_post="/api-user/export/requests?status=new"',
    'trigger="#edit-request"',
    'format="request_brief"',
    'modal-info="#rules"',
    'position="left"',
    'position="right"',
    'position="fullscreen"',
    'vs-modal="request_order"',
    'vs-load="/widget/counters"',
    'vs-action="letter/7"',
    'name="request_status"',
    'obj="{&quot;id&quot;:7}"',
  ]) {
    expect(text, attribute).toContain(attribute);
  }
  expect((await demo.get("/request/999999")).status).toBe(404);
  expect((await demo.get("/request/x")).status).toBe(404);
});

test("[R7.3-16] the card's own form answers a browser with a redirect and a script with JSON", async ({
  demo,
  viewer,
}) => {
  const body = new URLSearchParams({ answer: "Роботи виконано", _token: demo.csrf });
  const native = await demo.send("POST", "/request/7/answer", body);
  expect([native.status, native.headers.get("location")]).toEqual([303, "/request/7?saved=answer"]);
  expect((await demo.get("/request/7?saved=answer")).text).toContain("Відповідь записано.");
  const byScript = await demo.send("POST", "/request/7/answer", body, { "X-Requested-With": "XMLHttpRequest" });
  expect(byScript.json).toEqual({ message: "Відповідь записано.", redirect: "/request/7?saved=answer" });
  expect((await demo.get("/api/works.request/7")).json.answer).toBe("Роботи виконано");
  expect((await viewer.send("POST", "/request/7/answer", body, { "X-CSRF-Token": viewer.csrf })).status).toBe(403);
  expect((await demo.send("POST", "/request/999999/answer", body)).status).toBe(404);
});

test("an answer is stored only for the record of its address, unchanged since it was read, and once for a key", async ({
  demo,
}) => {
  const record = "/api/works.request/9";
  const answer = (id: string, text: string, headers = {}) =>
    demo.send("POST", `/request/${id}/answer`, new URLSearchParams({ answer: text }), headers);
  for (const id of ["%0a9", "0x9", "9%20"]) expect((await answer(id, "чужа")).status, id).toBe(404);
  expect((await answer("0009", "так")).headers.get("location")).toBe("/request/9?saved=answer");
  const etag = (await demo.get(record)).headers.get("etag") ?? "";
  await demo.send("PUT", record, { priority: 4 });
  expect((await answer("9", "пізно", { "If-Match": etag })).status).toBe(412);
  const key = { "Idempotency-Key": `answer-${Date.now()}` };
  const first = await answer("9", "перша", key);
  await demo.send("PUT", record, { answer: "виправлено" });
  const again = await answer("9", "перша", key);
  for (const { status, headers } of [first, again])
    expect([status, headers.get("location")]).toEqual([303, "/request/9?saved=answer"]);
  expect((await answer("9", "друга", key)).status).toBe(422);
  expect((await demo.get(record)).json.answer).toBe("виправлено");
});
test("/errors and /rare have a line for each row, and take settings from the query", async ({ demo }) => {
  const errors = (await demo.get("/errors")).text;
  expect(errors.match(/<tr id="R8-\d\d">/g)?.length).toBeGreaterThan(18);
  const rare = await demo.get("/rare");
  expect(new Set(rare.text.match(/<tr id="R[\d.]+-\d\d">/g)).size).toBeGreaterThan(20);
  expect(rare.text).toContain('<script src="/assets/rare.js" defer></script>');
  expect(rare.text).not.toContain('"vue_form":true');
  expect((await demo.get("/rare?vue_form=1&nonsense=1")).text).toContain('"vue_form":true');
});

test("every address that the pages call exists", async ({ demo }) => {
  for (const path of ["/request/7", "/errors", "/rare", "/api/template/interface/contractors"]) {
    const { text } = await demo.get(path);
    const addresses = [...text.matchAll(/(?:vs-load|modal-info|obj|vs-popup)="(\/[^"]+)"/g)].map(
      ([, address]) => address,
    );
    for (const address of addresses.filter((one) => !one?.startsWith("/api-user/answers/"))) {
      expect((await demo.get((address ?? "").replaceAll("&amp;", "&"))).status, `${path}: ${address}`).toBe(200);
    }
    const places = [...text.matchAll(/(?:target|show-modal|modal-info|vs-popup|trigger|copy)="#([\w-]+)/g)];
    for (const [found, id] of places) expect(text, `${path}: ${found}`).toContain(`id="${id}"`);
    const forms = [...text.matchAll(/ (?:data-form|modal)="([^"]+)"/g)].map(([, name]) => name);
    for (const name of forms) expect((await demo.get(`/api/template/form/${name}`)).status, name).toBe(200);
  }
});

test("[R2.2-29] a help page needs no session and no script", async ({ server }) => {
  const page = await call(server.url, "/help/requests");
  expect(page.text).toContain("Як працювати зі зверненнями");
  expect(page.text).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  for (const id of ["nothing", "toString"]) expect((await call(server.url, `/help/${id}`)).status).toBe(404);
});

test("a list without rows says so, and leads back to all of them where it is filtered", async ({ demo }) => {
  const page = async (query: string) => (await demo.get(`/api/template/interface/${query}`)).text;
  const filter = encodeURIComponent('{"active":false}');
  const { rows } = (await demo.get(`/api/works.contractor/?limit=200&filter=${filter}`)).json;
  const change = async (active: boolean) => {
    for (const { id } of rows)
      expect((await demo.send("PUT", `/api/works.contractor/${id}`, { active })).status).toBe(200);
  };
  await change(true);
  const [contractors, documents] = [await page("contractors?active=0"), await page("documents?kind=none")];
  await change(false);
  expect(contractors).toContain("<p>За цим фільтром підрядників немає.</p>");
  expect(contractors).toContain('<a href="#" state="contractors" class="button">Показати всіх</a>');
  expect(documents).toContain("<p>За цим фільтром документів немає.</p>");
  expect(documents).toContain('<a href="#" state="documents" class="button">Показати всі</a>');
  for (const text of [contractors, documents]) expect(text).toContain('<div class="wide" hidden>');
  for (const full of ["contractors", "documents"]) expect(await page(full)).not.toContain('class="empty"');
});
