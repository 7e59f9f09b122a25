import { call } from "../test-client.ts";
import { expect, test } from "../test-server.ts";
import type { Client } from "../test-client.ts";

const ours = { "X-Requested-With": "XMLHttpRequest" };

async function newRequest(client: Client, values = {}): Promise<number> {
  const body = { topic: "lamp", applicant: "Ткачук Ірина", body: "Не світить ліхтар", ...values };
  return (await client.send("POST", "/api/works.request/", body)).json.id;
}

test("[R7.3-03] a method changes the record, and names the message and the regions to refresh", async ({ demo }) => {
  const id = await newRequest(demo);
  const taken = await demo.send("POST", "/api/method/", { method: "request.take", obj: { id } });
  expect([taken.status, taken.json]).toEqual([
    200,
    { message: expect.stringMatching(/^Звернення ЗВ-\S+ взято в роботу\.$/), tag: "#request-status" },
  ]);
  expect((await demo.get(`/api/works.request/${id}`)).json).toMatchObject({ status: "in_work", person_id: 4 });
  const history = await demo.get(`/api/crm_status_view?model_name=works.request&object_id=${id}`);
  expect(history.json.at(-1)).toMatchObject({ change_from: "new", change_to: "in_work" });
  const again = await demo.send("POST", "/api/method/", { method: "request.take", obj: JSON.stringify({ id }) });
  expect([again.status, again.json.error]).toEqual([200, "Звернення вже в роботі. Виконує: Шевчук Тарас."]);
});

test("[R7.3-03] closing needs an answer to the applicant, and works once", async ({ demo }) => {
  const id = await newRequest(demo);
  const close = (obj: object) => demo.send("POST", "/api/method/request.close", { id, ...obj });
  expect((await close({})).json).toEqual({ error: "Спершу впишіть відповідь заявнику." });
  expect((await close({ answer: "Ліхтар замінено" })).json.message).toContain("виконано");
  expect((await demo.get(`/api/works.request/${id}`)).json).toMatchObject({
    status: "done",
    answer: "Ліхтар замінено",
  });
  expect((await close({ answer: "Ще раз" })).json).toEqual({ error: "Звернення вже виконано." });
  expect((await demo.get(`/api/method/request.take?id=${id}`, ours)).json).toEqual({ error: "Звернення вже закрито." });
});

test("[R3.9-16] methods answer redirect, reload, download, tag, error and status 500", async ({ demo }) => {
  const id = await newRequest(demo);
  const run = async (name: string) => (await demo.get(`/api/method/${name}?id=${id}`, ours)).json;
  expect(await run("request.card")).toEqual({ redirect: `/request/${id}` });
  expect(await run("request.renew")).toMatchObject({ reload: true });
  expect(await run("request.letter")).toEqual({ download: `/api-user/letter/${id}` });
  expect(await run("request.remind")).toEqual({ message: "Нагадаємо завтра.", tag: "#request-reminders" });
  expect((await demo.get(`/widget/request_reminders?id=${id}`)).text).toContain("Перевірити звернення");
  expect(await run("request.archive")).toEqual({ error: "Архів за цей рік ще не відкрито." });
  expect((await demo.get("/api/method/request.register", ours)).status).toBe(500);
});

test("a GET calls a method only from pages of this site, and one key makes one call", async ({ demo }) => {
  const id = await newRequest(demo);
  const address = `/api/method/request.take?id=${id}`;
  expect((await demo.get(address)).status).toBe(403);
  expect((await demo.get(address, { ...ours, Origin: "https://evil.example" })).status).toBe(403);
  expect((await demo.get(`/api/works.request/${id}`)).json.status).toBe("new");
  const key = { ...ours, "Idempotency-Key": `take-${id}` };
  const first = await demo.get(address, key);
  const second = await demo.get(address, key);
  expect(second.json).toEqual(first.json);
  expect(second.headers.get("idempotency-replayed")).toBe("true");
});

test("methods refuse a role that is too low, an unknown name, a missing record and a missing token", async ({
  demo,
  viewer,
  server,
}) => {
  const take = (client: Client, obj: unknown) => client.send("POST", "/api/method/", { method: "request.take", obj });
  expect((await take(viewer, { id: 1 })).status).toBe(403);
  expect((await take(demo, {})).json.error).toContain("id");
  expect((await take(demo, { id: 999_999 })).status).toBe(404);
  expect((await take(demo, "[1]")).status).toBe(400);
  for (const name of ["nothing", "toString", "__proto__"]) {
    expect((await demo.get(`/api/method/${name}`, ours)).status).toBe(404);
  }
  const body = { method: "request.take", obj: { id: 1 } };
  expect((await demo.send("POST", "/api/method/", body, { "X-CSRF-Token": "" })).status).toBe(403);
  expect((await call(server.url, "/api/method/", { method: "POST", body })).text).toBe("user unauthorized");
  expect((await call(server.url, "/tpl/ajax.php", { method: "POST", body })).status).toBe(401);
  for (const path of ["/admin._copy?id=1&table=works.request", "/helper/reload", "/api/get/works.request/1"]) {
    expect((await call(server.url, path, { headers: ours })).text, path).toBe("user unauthorized");
  }
});

test("[R7.3-04] the old endpoint tpl/ajax.php calls the same methods with a form body", async ({ demo }) => {
  const id = await newRequest(demo);
  const fields = { q: "call_method", method: "request.take", file: "requests.php", obj: JSON.stringify({ id }) };
  const answer = await demo.send("POST", "/tpl/ajax.php", new URLSearchParams(fields));
  expect(answer.json.message).toContain("взято в роботу");
  const other = await demo.send("POST", "/tpl/ajax.php", new URLSearchParams({ ...fields, q: "eval" }));
  expect([other.status, other.json.error]).toEqual([400, "Невідома дія «eval»."]);
});

test("[R7.3-05] a new id is the next one, and a record created with it gets it", async ({ demo, admin }) => {
  const { id } = (await demo.get("/api/method/admin._get_id", ours)).json;
  const body = { id, topic: "lamp", applicant: "Коваль Тарас", body: "Темно" };
  // Another person's reservation is not used.
  expect((await admin.send("POST", "/api/works.request/", body)).json.id).not.toBe(id);
  expect((await demo.send("POST", "/api/works.request/", body)).json).toEqual({ id });
  expect((await demo.send("POST", "/api/works.request/", body)).status).toBe(409);
  const unreserved = await demo.send("POST", "/api/works.request/", { ...body, id: 1 });
  expect([unreserved.status, unreserved.json.id]).toEqual([201, expect.any(Number)]);
  expect(unreserved.json.id).toBeGreaterThan(1);
  expect((await demo.get("/api/method/admin._get_id?table=works.contractor", ours)).json.id).toBeGreaterThan(60);
  expect((await admin.get("/api/method/admin._get_id?table=dict.purpose", ours)).status).toBe(422);
  expect((await demo.get("/api/method/admin._get_id?table=app.session", ours)).status).toBe(404);
});

test("[R7.3-06] gives default values for empty columns", async ({ demo }) => {
  const fill = async (table: string, data: object) =>
    (
      await demo.get(
        `/api/method/admin._autofill?table=${table}&data=${encodeURIComponent(JSON.stringify(data))}`,
        ours,
      )
    ).json;
  expect(await fill("works.request", { channel: "web", priority: "" })).toEqual({
    priority: 3,
    status: "new",
    due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    person_id: 4,
  });
  expect(await fill("land.lamp", {})).toEqual({});
  expect((await demo.get("/api/method/admin._autofill?table=works.request&data=%7B", ours)).status).toBe(400);
});

test("[R7.3-07] [R2.2-11] copies a record without its unique codes, by both addresses", async ({ demo, viewer }) => {
  const id = await newRequest(demo, {
    tags: ["терміново"],
    place: { type: "Point", coordinates: [30, 50] },
    answer: "так",
  });
  for (const address of ["/api/method/admin._copy", "/admin._copy"]) {
    const copy = (await demo.get(`${address}?id=${id}&table=works.request`, ours)).json;
    expect(copy.id).toBeGreaterThan(id);
    const record = (await demo.get(`/api/works.request/${copy.id}`)).json;
    expect(record).toMatchObject({ applicant: "Ткачук Ірина", tags: ["терміново"], status: "new", answer: null });
    expect(record.place).toEqual({ type: "Point", coordinates: [30, 50] });
    expect(record.num).toMatch(/^ЗВ-/);
  }
  const contractor = await demo.get("/admin._copy?id=1&table=works.contractor", ours);
  expect([contractor.status, contractor.json.error]).toEqual([
    422,
    "Поле «Код ЄДРПОУ» не може повторюватися, тому копію зробити не можна.",
  ]);
  expect((await viewer.get(`/admin._copy?id=${id}&table=works.request`, ours)).status).toBe(403);
  expect((await demo.get("/admin._copy?id=1&table=app.template", ours)).status).toBe(403);
  expect((await demo.get("/admin._copy?id=999999&table=works.request", ours)).status).toBe(404);
});

test("[R7.3-02] saves to an address that the page gives, by GET or, when long, by POST", async ({ demo }) => {
  const fields = new URLSearchParams({ topic: "lamp", applicant: "Мельник Леся", body: "Темно" });
  expect((await demo.get(`/api/get/works.request?${fields}`)).status).toBe(403);
  const created = await demo.get(`/api/get/works.request?${fields}`, ours);
  expect(created.status).toBe(201);
  const { id } = created.json;
  expect((await demo.get(`/api/get/works.request/${id}?priority=5`, ours)).json).toEqual({ id });
  const body = "Темно ".repeat(300);
  expect((await demo.send("POST", `/api/get/works.request/${id}`, { body })).json).toEqual({ id });
  expect((await demo.get(`/api/works.request/${id}`)).json).toMatchObject({
    applicant: "Мельник Леся",
    priority: 5,
    body,
  });
  expect((await demo.get("/api/get/app.session?person_id=1", ours)).status).toBe(404);
});
