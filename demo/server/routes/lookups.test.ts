import { expect, test } from "../test-server.ts";

test("[R7.2-07] a register is searched by a value: found, not found, failed", async ({ demo }) => {
  const ask = (query: string) => demo.get(`/api-user/form-proxy?${query}`);
  expect((await ask("form=contractor&value=30000000&field=edrpou")).json).toMatchObject({
    name: expect.stringMatching(/^ТОВ/),
    email: "c1@example.com",
  });
  expect((await ask("form=contractor&value=12345678")).json).toEqual({});
  const failed = await ask("form=contractor&value=00000000");
  expect([failed.status, failed.json.error]).toEqual([502, "Державний реєстр не відповідає."]);
  const { text } = (await demo.get("/api/land.address/1")).json;
  expect((await ask(`form=address&value=${encodeURIComponent(text)}`)).json).toMatchObject({
    address_id: 1,
    place: { type: "Point", coordinates: [expect.any(Number), expect.any(Number)] },
  });
  expect((await ask("form=nothing&value=1")).status).toBe(404);
  expect((await ask("form=contractor&value=1&field=name")).status).toBe(404);
});

test("[R7.2-09] [R5.1-15] says whether a code is free, or which are taken", async ({ demo }) => {
  const ask = (path: string) => demo.get(`/api/unique/${path}`);
  expect((await ask("works/contractor/edrpou?value=30000000")).json).toBe(false);
  expect((await ask("works/contractor/edrpou?value=30000000&id=1")).json).toBe(true);
  expect((await ask("works/contractor/edrpou?value=99999999")).json).toBe(true);
  expect((await ask(`works/contractor/edrpou?value=${encodeURIComponent("' or ''='")}`)).json).toBe(true);
  expect((await ask("works/contractor/edrpou")).json).toContain("30000000");
  const { num } = (await demo.get("/api/works.request/7")).json;
  const request = `works/request/num?value=${encodeURIComponent(num)}`;
  expect([(await ask(request)).json, (await ask(`${request}&id=7`)).json]).toEqual([false, true]);
  for (const path of [
    "works/contractor/name",
    "app/session/id",
    "app/person/password_hash",
    "pg_catalog/pg_class/oid",
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

test("[R7.2-12] relations come as rows", async ({ demo }) => {
  const rows = (await demo.get("/api/rel_extend_view")).json;
  expect(rows).toContainEqual({ aname: "repeat", description: "Повторне звернення" });
});

test("[R7.3-08] a wizard gives the initial values of a new request", async ({ demo }) => {
  expect((await demo.get("/api/wizard/lamp")).json).toEqual({
    wiz_content: { topic: "lamp", channel: "web", body: "Не світить ліхтар: " },
  });
  expect((await demo.get("/api/wizard/nothing")).status).toBe(404);
});
