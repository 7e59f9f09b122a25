import { call } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

const ours = { "X-Requested-With": "XMLHttpRequest" };
const fresh = { topic: "lamp", applicant: "Ткачук Ірина", body: "Не світить ліхтар" };

test("[R7.4-07] a widget action receives the query and the body, and answers what the page does next", async ({
  demo,
}) => {
  const { id } = (await demo.send("POST", "/api/works.request/", fresh)).json;
  const act = (path: string, body?: object) => demo.send("POST", `/api-user/request/${path}`, body);
  expect((await act(`remind?id=${id}`, { text: "Перевірити асфальт" })).json).toEqual({
    message: "Нагадаємо завтра.",
    tag: "#request-reminders",
  });
  expect((await demo.get(`/widget/request_reminders?id=${id}`)).text).toContain("Перевірити асфальт");
  expect((await act(`take?id=${id}`)).json).toMatchObject({ tag: "#request-status" });
  expect((await act("renew", { id })).json).toMatchObject({ reload: true });
  expect((await act(`card?id=${id}`)).json).toEqual({ redirect: `/request/${id}` });
  expect((await act(`archive?id=${id}`)).json).toEqual({ error: "Архів за цей рік ще не відкрито." });
  expect((await act(`letter?id=${id}`)).json).toEqual({ download: `/api-user/letter/${id}` });
  expect((await act("nothing")).status).toBe(404);
  expect((await demo.get(`/api-user/request/take?id=${id}`)).status).toBe(403);
});

test("[R7.5-10] [R7.3-15] a file is sent as an attachment with its name in UTF-8", async ({ demo }) => {
  const letter = await demo.send("POST", "/api-user/letter/7");
  expect(letter.headers.get("content-disposition")).toBe(
    `attachment; filename="____ __-2026-00007.txt"; filename*=UTF-8''${encodeURIComponent("Лист ЗВ-2026-00007.txt")}`,
  );
  expect(letter.text).toContain("Шановний заявнику");
  const asked = await demo.send("POST", "/api-user/export/requests?status=new");
  expect(asked.json).toEqual({ download: "/api-user/export/requests.csv?status=new" });
  await demo.send("POST", "/api/works.request/", { ...fresh, applicant: `=1+1;"x"` });
  const list = await demo.get(asked.json.download);
  expect(list.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(list.text).toContain(`"'=1+1;""x"""`);
  expect((await demo.send("POST", "/api-user/letter/999999")).status).toBe(404);
});

test("[R8-25] [R3.9-15] answers of every shape", async ({ demo, server }) => {
  const ask = (shape: string) => demo.send("POST", `/api-user/answers/${shape}`);
  expect((await ask("error-text")).text).toBe("error: Немає зв'язку з реєстром.");
  expect((await ask("error-latin")).json).toEqual({ error: "value out of range" });
  expect((await ask("quiet")).json).toEqual({ id: 7, noSavedMessage: true });
  expect((await ask("success-false")).json.success).toBe(false);
  expect((await ask("html")).headers.get("content-type")).toContain("text/html");
  expect((await ask("empty")).status).toBe(204);
  const busy = await ask("status/503");
  expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "1"]);
  expect((await ask("status/499")).status).toBe(404);
  expect((await ask("toString")).status).toBe(404);
  await expect(ask("cut")).rejects.toThrow();
  expect((await call(server.url, "/api-user/answers/quiet")).status).toBe(401);
});

test("[R7.7-01] hooks after a save are logged for their caller", async ({ demo, viewer }) => {
  expect((await demo.get("/api-user/after-save/first?id=7")).status).toBe(403);
  expect((await demo.get("/api-user/after-save/first?id=7", ours)).json).toEqual({ ok: true });
  expect((await demo.get("/helper/reload", ours)).json).toEqual({ ok: true });
  const calls = (await demo.get("/api-user/after-save")).json;
  expect(calls.slice(-2)).toMatchObject([
    { hook: "first", query: "?id=7" },
    { hook: "helper.reload", query: "" },
  ]);
  expect((await viewer.get("/api-user/after-save")).text).not.toContain('"first"');
});

test("the id in the address wins over the one in the body, at every call with values", async ({ demo }) => {
  const made = await Promise.all(
    [1, 2].map(() => demo.send("POST", "/api/works.request/", { topic: "lamp", applicant: "А", body: "Темно" })),
  );
  const [named, other] = made.map(({ json }) => json.id as number);
  const statusOf = async (id: number | undefined) => (await demo.get(`/api/works.request/${id}`)).json.status;
  await demo.send("POST", `/api-user/request/take?id=${named}`, { id: other });
  expect([await statusOf(named), await statusOf(other)]).toEqual(["in_work", "new"]);
  const close = { id: other, answer: "Зроблено" };
  await demo.send("POST", `/api/method/request.close?id=${named}`, close, { "X-Requested-With": "XMLHttpRequest" });
  expect([await statusOf(named), await statusOf(other)]).toEqual(["done", "new"]);
  const widget = await demo.send("POST", `/widget/request_status?id=${named}`, { id: other });
  expect(widget.text).toBe((await demo.get(`/widget/request_status?id=${named}`)).text);
});
