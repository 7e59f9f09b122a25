import { call } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

test("[R7.4-04] [R7.4-05] a format gives markup by name, long parameters by POST", async ({ demo, viewer, server }) => {
  const card = await demo.get("/api/format/request_card?id=7");
  expect(card.headers.get("content-type")).toBe("text/html; charset=UTF-8");
  expect(card.text).toContain("ЗВ-2026/00007");
  expect((await viewer.send("POST", "/api/format/request_card", { id: 7 })).text).toBe(card.text);
  expect((await demo.get("/api/format/request_brief")).text).toContain("Оберіть звернення");
  expect((await demo.get("/api/format/request_order?id=7")).text).toContain('<form api="method/request.remind">');
  expect((await demo.get("/api/format/contractor_card?id=1")).text).toContain("30000000");
  expect((await demo.get("/api/format/rules")).text).toContain("<ol>");
  for (const path of ["request_card?id=999999", "request_card", "contractor_card?id=x", "nothing", "constructor"]) {
    expect((await demo.get(`/api/format/${path}`)).status, path).toBe(404);
  }
  expect((await demo.get("/api/format/broken")).status).toBe(500);
  expect((await call(server.url, "/api/format/rules")).text).toBe("user unauthorized");
});

test("[R7.4-02] a format of one field takes only columns of the catalogue", async ({ demo }) => {
  const evil = { topic: "lamp", applicant: "<b>Ткачук</b>", body: "Перше\nДруге" };
  const { id } = (await demo.send("POST", "/api/works.request/", evil)).json;
  const field = async (path: string) => await demo.get(`/api/format/${path}`);
  expect((await field(`titled/works.request/applicant/${id}`)).text).toBe(
    "<p><b>Заявник:</b> &lt;b&gt;Ткачук&lt;/b&gt;</p>",
  );
  expect((await field(`value/works.request/spent/${id}`)).text).toBe("<span>—</span>");
  expect((await field(`paragraphs/works.request/body/${id}`)).text.match(/<p>/g)).toHaveLength(2);
  expect((await field("value/works.request/id/1")).text).toBe("<span>1</span>");
  for (const path of [
    "nothing/works.request/applicant/1",
    "value/works.request/nothing/1",
    "value/app.person/password_hash/1",
    "value/app.session/id/1",
    "value/works.request/applicant/999999",
  ]) {
    expect((await field(path)).status, path).toBe(404);
  }
});

test("[R7.1-02] [R3.9-14] a document's template by its title; an empty object when it has no body", async ({
  demo,
}) => {
  const ask = async (name: string, query = "pk=title&fields=body") =>
    await demo.get(`/api/doc_template/${encodeURIComponent(name)}?${query}`);
  const { body } = (await ask("Відповідь заявнику")).json;
  expect(body.body).toMatch(/^<h1>Відповідь на звернення {{num}}<\/h1>/);
  expect((await ask("answer", "pk=name&fields=title,body")).json.body).toEqual({
    title: "Відповідь заявнику",
    body: body.body,
  });
  expect((await ask("Порожній документ")).json).toEqual({ body: {} });
  expect((await ask("Немає такого")).json).toEqual({ body: {} });
  expect((await ask("request", "pk=name&fields=body")).json).toEqual({ body: {} });
  expect((await ask("answer", "pk=body")).status).toBe(400);
  expect((await ask("answer", "fields=updated")).status).toBe(400);
});

test("[R7.1-03] [R2.1-15] pages of the shell by name and state", async ({ demo, server }) => {
  const page = async (path: string) => await demo.get(`/api/template/interface/${path}`);
  const requests = await page("requests?status=new&page=2");
  expect(requests.headers.get("content-type")).toBe("text/html; charset=UTF-8");
  expect(requests.text).toContain('state="requests/status=new"');
  expect(requests.text).toMatch(/edit="works\.request\/\d+\/request"/);
  expect(requests.text).not.toContain("badge-primary");
  expect((await page("request?id=7")).text).toContain(`name="request_status" table="works.request" params='{"id":7}'`);
  expect((await page("request?id=x")).text).toContain("Звернення немає");
  expect((await page("contractors?active=0")).text).toContain("Підрядники");
  expect((await page("profile")).text).toContain("редактор");
  for (const text of [requests.text, (await page("request?id=7")).text]) {
    expect(text).not.toMatch(/<script| style=| on\w+=/);
  }
  expect(await call(server.url, "/api/template/interface/requests")).toMatchObject({
    status: 401,
    text: "user unauthorized",
  });
});

test("[R2.1-16] an unknown page is answered with 404, and the page `404` exists", async ({ demo }) => {
  for (const name of ["nothing", "toString", "__proto__", "..%2Fform"]) {
    expect((await demo.get(`/api/template/interface/${name}`)).status, name).toBe(404);
  }
  const page = await demo.get("/api/template/interface/404");
  expect([page.status, page.text.includes("Такої сторінки немає")]).toEqual([200, true]);
});

test("[R7.4-06] [R1-04] widgets show the current state and contain their actions", async ({ demo }) => {
  const { id } = (await demo.send("POST", "/api/works.request/", { topic: "lamp", applicant: "Я", body: "Темно" }))
    .json;
  const status = await demo.get(`/widget/request_status?id=${id}`);
  expect(status.text).toContain("badge-danger");
  expect(status.text).toContain(`vs-action="request/take?id=${id}"`);
  await demo.send("POST", `/api-user/request/take?id=${id}`);
  expect((await demo.send("POST", "/widget/request_status", { id })).text).toContain("badge-info");
  const all = (await demo.get("/widget/counters")).text;
  const district = (await demo.get("/widget/counters?district=2")).text;
  expect(all).toMatch(/<dt>Нове<\/dt>\s*<dd>\d+<\/dd>/);
  expect(district.replace(/о <time>.*/s, "")).not.toBe(all.replace(/о <time>.*/s, ""));
  expect((await demo.get("/widget/counters?district=1;drop")).status).toBe(200);
  expect((await demo.get("/widget/request_reminders?id=x")).text).toContain("Нагадувань немає");
});
