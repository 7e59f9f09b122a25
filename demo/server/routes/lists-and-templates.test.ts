import { call } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

test("[R7.1-04] sends a form's schema exactly as it is stored", async ({ demo }) => {
  const request = await demo.get("/api/template/form/request");
  expect(request.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(request.json.title).toEqual({ ua: "Звернення", ru: "Обращение", en: "Request" });
  expect(request.json.fieldsets.map((set: { legend: { ua: string } }) => set.legend.ua)).toEqual([
    "Заявник",
    "Звернення",
    "Виконання",
  ]);
  const named = request.json.fieldsets.flatMap((set: { fields: string[] }) => set.fields);
  expect(named.toSorted()).toEqual(Object.keys(request.json.schema).toSorted());
  expect(Object.keys((await demo.get("/api/template/form/text_only")).json.schema)).toHaveLength(6);
  expect((await demo.get("/api/template/form/contractor")).json.confirm_message.ua).toContain("?");
  expect((await demo.get("/api/template/form/not_object")).json).toEqual([1, 2, 3]);
  const broken = await demo.get("/api/template/form/not_json");
  expect([broken.status, broken.json]).toEqual([200, undefined]);
});

test("[R8-20] a form that doesn't exist is 404", async ({ demo }) => {
  for (const name of ["nothing", "..%2F..%2Fpackage", "__proto__"]) {
    expect((await demo.get(`/api/template/form/${name}`)).status).toBe(404);
  }
});

test("every field of a form that stores a value is a column of its table", async ({ demo }) => {
  const record = (await demo.get("/api/works.request/1")).json;
  const contractor = (await demo.get("/api/works.contractor/1")).json;
  for (const [form, columns] of [
    ["request", record],
    ["text_only", record],
    ["contractor", contractor],
  ] as const) {
    const { schema } = (await demo.get(`/api/template/form/${form}`)).json;
    for (const field of Object.keys(schema)) expect(columns, form).toHaveProperty(field);
  }
});

test("[R7.2-01] gives option lists by name, several at once", async ({ demo }) => {
  const { json } = await demo.get("/api-user/select/channel,district,person,contractor,1?applicant=x");
  expect(Object.keys(json)).toEqual(["channeljson", "district", "person", "contractor"]);
  expect(json.channeljson[0]).toEqual(["phone", "Телефон", null, false, true]);
  expect(json.channeljson.at(-1)).toEqual(["old", "Застаріле значення", null, false, false]);
  expect(json.district).toContainEqual({ id: 1, text: "Центральний старостинський округ" });
  expect(json.person).toHaveLength(24);
  expect(json.person[0]).toMatchObject({
    id: expect.any(Number),
    text: expect.any(String),
    enabled: expect.any(Boolean),
  });
  expect(json.contractor.length).toBeGreaterThanOrEqual(60);
});

test("[R3.5-03] [R3.5-04] a row holds value, text, parent or group, badge colour, enabled", async ({ demo }) => {
  const { request_statusjson: statuses } = (await demo.get("/api-user/select/request_status")).json;
  expect(statuses[0]).toEqual(["new", "Нове", null, "danger", true]);
  const { topicjson: topics } = (await demo.get("/api-user/select/topic")).json;
  expect(topics).toContainEqual(["pothole.deep", "Глибока яма (понад 10 см)", "pothole", false, true]);
  const english = (await demo.get("/api-user/select/request_status?lang=en")).json;
  expect(english.request_statusjson[0][1]).toBe("New");
  const strange = await demo.get(`/api-user/select/request_status?lang=${encodeURIComponent("ua), (select 1")}`);
  expect(strange.json.request_statusjson[0][1]).toBe("Нове");
});

test("[R7.2-03] gives the units with their coefficients", async ({ demo }) => {
  const { unit_system: units } = (await demo.get("/api-user/select/unit_system")).json;
  expect(units).toContainEqual({ id: "ha", text: "гектар", parent: "m2", color: 10_000 });
});

test("a list that is named many times is read once, and more than twenty lists are refused", async ({ demo }) => {
  const often = await demo.get(`/api-user/select/${Array(500).fill("channel").join(",")},1`);
  expect([often.status, Object.keys(often.json)]).toEqual([200, ["channeljson"]]);
  const many = await demo.get(`/api-user/select/${Array.from({ length: 21 }, (_, at) => `l${at}`).join(",")}`);
  expect([many.status, many.json.error]).toEqual([422, "За один раз — не більше 20 списків."]);
});
test("the refusal names the lists that don't exist", async ({ demo }) => {
  const answer = await demo.get("/api-user/select/topic,nothing,constructor");
  expect(answer.status).toBe(404);
  expect(answer.json.error).toBe("Списку «nothing, constructor» немає.");
});

test("[R7.4-06] the widget shows the newest requests and links to their forms", async ({ demo, viewer }) => {
  const fresh = { topic: "lamp", applicant: "<b>Ткачук</b>", body: "Темно" };
  const { id } = (await demo.send("POST", "/api/works.request/", fresh)).json;
  const widget = await demo.get("/widget/newest_requests");
  expect(widget.headers.get("content-type")).toBe("text/html; charset=UTF-8");
  expect(widget.text.match(/<li>/g)).toHaveLength(5);
  expect(widget.text).toContain(`edit="works.request/${id}/request"`);
  expect(widget.text).toContain("&lt;b&gt;Ткачук&lt;/b&gt;");
  expect((await viewer.send("POST", "/widget/newest_requests", { limit: 2 })).text.match(/<li>/g)).toHaveLength(2);
  expect((await demo.get("/widget/nothing")).status).toBe(404);
  expect((await demo.get("/widget/toString")).status).toBe(404);
});

test("[R7.1-01] the dictionary is one object literal and needs no session", async ({ server }) => {
  const answer = await call(server.url, "/localejs/ua.js");
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(JSON.parse(answer.text)).toEqual({ datePattern: "день.місяць.рік" });
  expect((await call(server.url, "/localejs/ua.json")).status).toBe(404);
  expect((await call(server.url, "/localejs/de.js")).status).toBe(404);
});
