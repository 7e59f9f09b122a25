import { openStore } from "../database/store.ts";
import { startServer } from "../main.ts";
import { hashPassword } from "../session/password.ts";
import { call, signIn, type Client } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

const requests = "/api/works.request/";
const fresh = { topic: "lamp", applicant: "Ткачук Ірина", body: "Не світить ліхтар" };

async function newRequest(client: Client, values = {}): Promise<string> {
  const { json } = await client.send("POST", requests, { ...fresh, ...values });
  return `${requests}${json.id}`;
}

test("[R7.3-01] creates, reads, changes and deletes a record", async ({ demo }) => {
  const created = await demo.send("POST", requests, { ...fresh, due: "2026-12-31", spent: "1 234,50" });
  expect(created.status).toBe(201);
  const address = created.headers.get("location") ?? "";
  expect(address).toBe(`${requests}${created.json.id}`);

  const read = await demo.get(address);
  expect(read.json).toMatchObject({ ...fresh, due: "2026-12-31", spent: 1234.5, status: "new", priority: 3 });
  expect(read.json.num).toMatch(/^ЗВ-\d{4}\/\d{5}$/);

  const changed = await demo.send("PUT", address, { status: "done", tags: ["терміново"], id: 1, num: null });
  expect(changed.json).toEqual({ id: created.json.id });
  expect((await demo.get(address)).json).toMatchObject({ status: "done", tags: ["терміново"], num: null });

  expect((await demo.send("DELETE", address)).json).toEqual({ id: created.json.id });
  expect((await demo.get(address)).status).toBe(404);
});

test("[R7.3-01] takes a posted form and a method override as old clients send them", async ({ demo, server }) => {
  const address = await newRequest(demo);
  const form = new URLSearchParams({ _token: demo.csrf, applicant: "Коваль Тарас", anonymous: "on" });
  const headers = { "X-CSRF-Token": "", "X-HTTP-Method-Override": "PUT" };
  const refused = await demo.send("POST", address, form, headers);
  expect(refused.status).toBe(403);
  const answer = await fetch(server.url + address, {
    method: "POST",
    body: form,
    headers: { Cookie: demo.cookie, "X-HTTP-Method-Override": "PUT" },
  });
  expect(answer.status).toBe(200);
  expect((await demo.get(address)).json).toMatchObject({ applicant: "Коваль Тарас", anonymous: true });
});

test("ignores keys that are not columns, and never sends a password", async ({ demo, admin }) => {
  const address = await newRequest(demo, { nonsense: 1, "applicant; drop table works.request": "x" });
  expect((await demo.get(address)).json).not.toHaveProperty("nonsense");
  const person = await admin.send("PUT", "/api/app.person/5", { password_hash: "x", title: "інспектор" });
  expect(person.status).toBe(200);
  expect((await admin.get("/api/app.person/5")).text).not.toContain("password_hash");
  expect((await admin.get("/api/app.person/?limit=1000")).text).not.toContain("password_hash");
  expect((await admin.get("/api/app.person/?order=password_hash")).status).toBe(400);
  expect((await admin.get('/api/app.person/?filter={"password_hash":{"operator":"LIKE","value":"s%"}}')).status).toBe(
    400,
  );
});

test("lists records with limit, offset, order and filter", async ({ demo }) => {
  const list = async (query: string) => (await demo.get(`${requests}?${query}`)).json;
  const first = await list("limit=2&order=id");
  expect(first.rows.map((record: { id: number }) => record.id)).toEqual([1, 2]);
  expect(first.total).toBeGreaterThanOrEqual(1800);
  expect((await list("limit=1&offset=1&order=id")).rows[0].id).toBe(2);
  const done = await list(`filter=${encodeURIComponent('{"status":["done","rejected"],"priority":5}')}&limit=1000`);
  expect(done.rows.length).toBe(done.total);
  expect(new Set(done.rows.map((record: { status: string }) => record.status))).toEqual(new Set(["done", "rejected"]));
  const found = await list(`filter=${encodeURIComponent('{"body":{"operator":"ILIKE","value":"%ЛЮКА%"}}')}`);
  expect(found.total).toBeGreaterThan(10);
  const between = await list(
    `filter=${encodeURIComponent('{"priority":{"operator":"BETWEEN","value":[2,3]}}')}&limit=1000`,
  );
  expect(new Set(between.rows.map((record: { priority: number }) => record.priority))).toEqual(new Set([2, 3]));
  expect((await demo.get(`${requests}?filter={"priority":{"operator":"BETWEEN","value":["a"]}}`)).status).toBe(400);
  const empty = await list(`filter=${encodeURIComponent('{"spent":null,"status":"done"}')}`);
  expect(empty.rows.every((record: { spent: unknown }) => record.spent === null)).toBe(true);
});

test("a list is ordered by each column once, and filtered by at most a thousand values", async ({ demo }) => {
  const first = async (query: string) => (await demo.get(`${requests}?limit=1&${query}`)).json;
  expect((await first("order=id,-id,-id")).rows[0].id).toBe(1);
  const wide = await demo.get(`${requests}?order=${Array(21).fill("id").join(",")}`);
  expect([wide.status, wide.json.error]).toEqual([400, "Сортувати можна не більше ніж за 20 колонками."]);
  const ids = (count: number) => encodeURIComponent(JSON.stringify({ id: Array(count).fill(1) }));
  expect((await first(`filter=${ids(1000)}`)).total).toBe(1);
  expect((await first(`filter=${ids(1001)}`)).error).toBe("Фільтр «id»: не більше 1000 значень.");
});
test("answers attempts of SQL injection with a refusal and leaves the tables alone", async ({ demo }) => {
  const evil = `id"; drop table works.inspection; --`;
  const asked = encodeURIComponent(evil);
  expect(
    (await demo.get(`/api/${encodeURIComponent(`works.request"; drop table works.inspection; --`)}/1`)).status,
  ).toBe(404);
  expect((await demo.get("/api/pg_catalog.pg_class/1")).status).toBe(404);
  expect((await demo.get("/api/app.session/")).status).toBe(404);
  expect((await demo.get("/api/__proto__.constructor/1")).status).toBe(404);
  expect((await demo.get(`${requests}${asked}`)).status).toBe(404);
  expect((await demo.get(`${requests}?order=${asked}`)).status).toBe(400);
  expect((await demo.get(`${requests}?order=-id,constructor`)).status).toBe(400);
  expect((await demo.get(`${requests}?filter=${encodeURIComponent(JSON.stringify({ [evil]: 1 }))}`)).status).toBe(400);
  const operator = JSON.stringify({ id: { operator: "= 1 or 1", value: 1 } });
  expect((await demo.get(`${requests}?filter=${encodeURIComponent(operator)}`)).status).toBe(400);
  expect((await demo.get(`${requests}?limit=1;drop&offset=-1`)).json.rows.length).toBe(50);
  const value = JSON.stringify({ applicant: `' or ''='` });
  expect((await demo.get(`${requests}?filter=${encodeURIComponent(value)}`)).json.total).toBe(0);
  const address = await newRequest(demo, { applicant: `Роберт'); drop table works.inspection; --` });
  expect((await demo.get(address)).json.applicant).toBe(`Роберт'); drop table works.inspection; --`);
  expect((await demo.get("/api/works.inspection/")).status).toBe(200);
});

test("[R8-16] says in Ukrainian that a code exists already", async ({ demo }) => {
  const answer = await demo.send("POST", "/api/works.contractor/", { edrpou: "30000000", name: "ТОВ «Двійник»" });
  expect(answer.status).toBe(409);
  expect(answer.json).toEqual({ error: "Запис із таким кодом уже є." });
});

test("names the field whose value the database refuses", async ({ demo }) => {
  const refusal = async (values: object) => {
    const { status, json } = await demo.send("POST", requests, { ...fresh, ...values });
    expect(status).toBe(422);
    return json.error;
  };
  expect(await refusal({ applicant: "" })).toBe("Поле «Заявник» обов'язкове.");
  expect(await refusal({ body: null })).toBe("Поле «Зміст звернення» обов'язкове.");
  expect(await refusal({ priority: 9 })).toBe("Поле «Пріоритет» має недопустиме значення.");
  expect(await refusal({ phone: "0501" })).toBe("Поле «Телефон» має недопустиме значення.");
  expect(await refusal({ district_id: 999 })).toBe("Поле «Район» вказує на запис, якого немає.");
  expect(await refusal({ due: "31.02.2026" })).toBe("Поле «Термін виконання» має бути датою.");
  expect(await refusal({ spent: "багато" })).toBe("Поле «Витрачено» має бути числом.");
  expect(await refusal({ person_id: 1.5 })).toBe("Поле «Відповідальна особа» має бути цілим числом.");
  expect(await refusal({ anonymous: "можливо" })).toBe("Поле «Анонімно» має бути «так» або «ні».");
});

test("a date with time is read as written, day before month, and a wrong one is refused", async ({ demo }) => {
  const address = await newRequest(demo);
  const stored = async (received: unknown) => {
    const { status, json } = await demo.send("PUT", address, { received });
    return status === 200 ? (await demo.get(address)).json.received : json.error;
  };
  const local = (text: string) => new Date(text).toISOString();
  expect(await stored("05.03.2026 10:00")).toBe(local("2026-03-05T10:00"));
  expect(await stored("25.03.2026 10:00:07")).toBe(local("2026-03-25T10:00:07"));
  expect(await stored("05.03.2026")).toBe("2026-03-05T00:00:00.000Z");
  expect(await stored("2026-03-05")).toBe("2026-03-05T00:00:00.000Z");
  expect(await stored("2026-03-05 10:00:01+02")).toBe("2026-03-05T08:00:01.000Z");
  expect(await stored("2026-03-05T10:00:01.5Z")).toBe("2026-03-05T10:00:01.500Z");
  const wrong = ["2026-02-30T10:00", "30.02.2026 10:00", "5", 5, "March 5", "2026-03-05T25:00", "03/05/2026", ["2026"]];
  for (const value of wrong) expect(await stored(value), String(value)).toBe("Поле «Надійшло» має бути датою з часом.");
});
test("a whole number is digits only, in a value and in the address of a record", async ({ demo }) => {
  const address = await newRequest(demo);
  for (const priority of ["0x2", "2e0", "\n2", [2], true, " ", 2.5])
    expect((await demo.send("PUT", address, { priority })).json.error, String(priority)).toBe(
      "Поле «Пріоритет» має бути цілим числом.",
    );
  expect((await demo.send("PUT", address, { spent: [1, 2] })).status).toBe(422);
  for (const priority of ["+2", 2]) expect((await demo.send("PUT", address, { priority })).status).toBe(200);
  const id = address.slice(requests.length);
  for (const other of [`%0a${id}`, `0x${Number(id).toString(16)}`, `${id}%20`])
    expect((await demo.get(requests + other)).status, other).toBe(404);
});
test("refuses to delete a record that others refer to", async ({ demo }) => {
  const answer = await demo.send("DELETE", "/api/land.district/1");
  expect(answer.status).toBe(409);
  expect(answer.json.error).toContain("Запис використовується в іншому місці");
});

test("a list is read from JSON, from PostgreSQL's spelling with quotes, and from words with commas", async ({
  demo,
}) => {
  const address = await newRequest(demo);
  for (const [tags, stored] of [
    ['{"a,b",c}', ["a,b", "c"]],
    ['{"a \\"b\\" \\\\", NULL , "NULL", d e }', ['a "b" \\', "NULL", "d e"]],
    ["{}", []],
    ["a, b", ["a", "b"]],
    [
      ["x", null, "y"],
      ["x", "y"],
    ],
    [
      [1, { a: 1 }],
      ["1", '{"a":1}'],
    ],
  ]) {
    expect((await demo.send("PUT", address, { tags })).status).toBe(200);
    expect((await demo.get(address)).json.tags, JSON.stringify(tags)).toEqual(stored);
  }
});

test("an administrator adds a person, who has no password yet, and takes the delete of a person back", async ({}, info) => {
  const dataDir = info.outputPath("data");
  const { pool, close } = await openStore({ dataDir });
  const hash = await hashPassword("left and back");
  await pool.query("insert into app.person (login, name, password_hash) values ('left', 'Повернувся', $1)", [hash]);
  await close();
  const server = await startServer({ dataDir });
  try {
    const enter = async (login: string, password: string) =>
      (await call(server.url, "/login", { method: "POST", body: { login, password } })).status;
    const admin = await signIn(server.url, "admin");
    const created = await admin.send("POST", "/api/app.person/", { login: "fresh", name: "Нова", role: "viewer" });
    expect(created.status).toBe(201);
    expect((await admin.get(`/api/app.person/${created.json.id}`)).json).toMatchObject({
      login: "fresh",
      enabled: true,
    });
    for (const password of ["none", "", "fresh"]) expect(await enter("fresh", password)).toBe(403);

    const [{ id }] = (await admin.get('/api/app.person/?filter={"login":"left"}')).json.rows;
    expect((await admin.send("DELETE", `/api/app.person/${id}`)).status).toBe(200);
    expect((await admin.send("POST", `/api/restore/app.person/${id}`, {})).status).toBe(200);
    expect(await enter("left", "left and back")).toBe(200);
  } finally {
    await server.close();
  }
});

test("refuses bodies that are not an object, too large or broken", async ({ demo }) => {
  expect((await demo.send("POST", requests, "[1]")).status).toBe(400);
  expect((await demo.send("POST", requests, '{"topic":')).status).toBe(400);
  const large = await demo.send("POST", requests, { ...fresh, body: "ї".repeat(3 * 1024 * 1024) });
  expect(large.status).toBe(413);
  expect(large.json.error).toContain("завеликий");
});

test("gives a strong ETag that changes with the record, and refuses to overwrite another person's change", async ({
  demo,
  admin,
}) => {
  const address = await newRequest(demo);
  const etag = (await demo.get(address)).headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect((await demo.get(address)).headers.get("etag")).toBe(etag);

  const saved = await admin.send("PUT", address, { answer: "Полагоджено" }, { "If-Match": etag });
  expect(saved.status).toBe(200);
  const lost = await demo.send("PUT", address, { answer: "Ще ні" }, { "If-Match": etag });
  expect(lost.status).toBe(412);
  expect((await demo.send("DELETE", address, undefined, { "If-Match": etag })).status).toBe(412);
  expect((await demo.get(address)).json.answer).toBe("Полагоджено");

  const own = saved.headers.get("etag") ?? "";
  expect((await demo.get(address)).headers.get("etag")).toBe(own);
  expect((await admin.send("PUT", address, { answer: "Полагоджено!" }, { "If-Match": own })).status).toBe(200);
});

test("the ETag of a create is the ETag of the first read", async ({ demo }) => {
  const created = await demo.send("POST", requests, { ...fresh, place: { type: "Point", coordinates: [30.5, 50.5] } });
  const read = await demo.get(created.headers.get("location") ?? "");
  expect(read.headers.get("etag")).toBe(created.headers.get("etag"));
});

test("[R7.2-11] keeps the history of the status", async ({ demo }) => {
  const address = await newRequest(demo);
  await demo.send("PUT", address, { status: "in_work", answer: "Взято" });
  await demo.send("PUT", address, { status: "in_work" });
  const id = address.split("/").at(-1);
  const history = await demo.get(`/api/crm_status_view?model_name=works.request&object_id=${id}`);
  expect(history.json).toHaveLength(1);
  expect(history.json[0]).toMatchObject({ change_from: "new", change_to: "in_work", user_name: "Шевчук Тарас" });
  expect((await demo.get("/api/crm_status_view")).status).toBe(400);
});

test("twenty requests with one Idempotency-Key write once", async ({ demo }) => {
  const applicant = `Близнюк ${Math.random()}`;
  const key = { "Idempotency-Key": `twins-${Math.random()}` };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => demo.send("POST", requests, { ...fresh, applicant }, key)),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(new Set(answers.map((answer) => answer.headers.get("etag"))).size).toBe(1);
  expect(answers.filter((answer) => answer.headers.has("idempotency-replayed")).length).toBe(19);
  const stored = await demo.get(`${requests}?filter=${encodeURIComponent(JSON.stringify({ applicant }))}`);
  expect(stored.json.total).toBe(1);
});

test("repeats the stored answer of a change and of a delete", async ({ demo }) => {
  const address = await newRequest(demo);
  const etag = (await demo.get(address)).headers.get("etag") ?? "";
  const headers = { "If-Match": etag, "Idempotency-Key": `change-${address}` };
  const first = await demo.send("PUT", address, { answer: "Так" }, headers);
  const again = await demo.send("PUT", address, { answer: "Так" }, headers);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
  const removal = { "Idempotency-Key": `delete-${address}` };
  expect((await demo.send("DELETE", address, undefined, removal)).status).toBe(200);
  expect((await demo.send("DELETE", address, undefined, removal)).status).toBe(200);
  expect((await demo.send("DELETE", address)).status).toBe(404);
});

test("a key belongs to one request and one person, and is not kept for a refused write", async ({ demo, admin }) => {
  const key = { "Idempotency-Key": `once-${Math.random()}` };
  expect((await demo.send("POST", requests, { ...fresh, priority: 9 }, key)).status).toBe(422);
  expect((await demo.send("POST", requests, fresh, key)).status).toBe(201);
  expect((await demo.send("POST", requests, { ...fresh, priority: 4 }, key)).status).toBe(422);
  const other = await admin.send("POST", requests, fresh, key);
  expect(other.status).toBe(201);
  expect(other.headers.has("idempotency-replayed")).toBe(false);
  expect((await demo.send("POST", requests, fresh, { "Idempotency-Key": "x".repeat(201) })).status).toBe(400);
});

test("a viewer reads but does not write; only the administrator writes classifiers", async ({
  demo,
  viewer,
  admin,
}) => {
  const address = await newRequest(demo);
  expect((await viewer.get(address)).status).toBe(200);
  for (const method of ["PUT", "DELETE"]) {
    const answer = await viewer.send(method, address, { answer: "x" });
    expect(answer.status).toBe(403);
    expect(answer.json.error).toContain("спостерігач");
  }
  expect((await viewer.send("POST", requests, fresh)).status).toBe(403);
  const choice = { list: "channel", code: `c${Math.random()}`, ua: "Чат" };
  expect((await demo.send("POST", "/api/dict.cls/", choice)).status).toBe(403);
  expect((await admin.send("POST", "/api/dict.cls/", choice)).status).toBe(201);
});

test("reads and writes records whose key is a code or a column not called id", async ({ admin, demo }) => {
  const purpose = { code: "99.01", name: "Запас", section: "99" };
  expect((await admin.send("POST", "/api/dict.purpose/", purpose)).json).toEqual({ id: "99.01" });
  expect((await admin.send("DELETE", "/api/dict.purpose/99.01")).status).toBe(200);
  expect((await demo.get("/api/land.lamp/5")).json.gid).toBe(5);
  expect((await demo.send("PUT", "/api/land.lamp/5", { off_at: "24:00" })).json).toEqual({ id: 5 });
});
