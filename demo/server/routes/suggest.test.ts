import { call } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

test("[R7.2-05] suggests entries that contain the words, by parent, limit or one value", async ({ demo }) => {
  const streets = (await demo.get("/api-user/suggest/street?key=вул&limit=5")).json;
  expect(streets).toHaveLength(5);
  expect(streets[0]).toEqual({
    id: expect.any(Number),
    text: expect.any(String),
    category: expect.any(String),
    district_id: expect.any(Number),
  });
  const { district_id: district } = streets[0];
  const under = (await demo.get(`/api-user/suggest/street?key=&limit=100&parent=${district}`)).json;
  expect(new Set(under.map((one: { district_id: number }) => one.district_id))).toEqual(new Set([district]));
  expect((await demo.get(`/api-user/suggest/street?val=${streets[1].id}&limit=1`)).json).toEqual([streets[1]]);
  const [address] = (await demo.get("/api-user/suggest/address?key=1")).json;
  expect(address).toMatchObject({ x: expect.any(Number), y: expect.any(Number), street_id: expect.any(Number) });
  expect((await demo.get("/api-user/suggest/contractor?key=%25")).json).toEqual([]);
  expect((await demo.get("/api-user/suggest/topic?parent=road")).json).toHaveLength(2);
  expect((await demo.get("/api-user/suggest/nothing?key=a")).status).toBe(404);
});

test("[R7.2-06] smart gives the ten values that were stored last", async ({ demo }) => {
  await demo.send("POST", "/api/works.request/", { topic: "lamp", applicant: "Останній Заявник", body: "Темно" });
  const { json } = await demo.get("/api-user/suggest/applicant?smart=works.request.applicant&limit=10&key=");
  expect(json).toHaveLength(10);
  expect(json[0]).toBe("Останній Заявник");
  expect((await demo.get("/api-user/suggest/x?smart=works.request.nothing")).status).toBe(404);
  expect((await demo.get("/api-user/suggest/x?smart=app.session.id")).status).toBe(404);
  expect((await demo.get("/api-user/suggest/x?smart=app.person.password_hash")).status).toBe(404);
});

test("smart answers only for columns that a form offers, and never to a visitor", async ({ server, demo }) => {
  const ask = (smart: string) => `/api-user/suggest/address?smart=${smart}`;
  expect((await demo.get(ask("works.request.applicant"))).json).toHaveLength(10);
  for (const column of ["works.request.phone", "works.request.email", "app.person.login", "app.person.phone"])
    expect((await demo.get(ask(column))).status, column).toBe(404);
  for (const path of [ask("works.request.applicant"), ask("app.person.login"), `${ask("a.b.c")}&key=a`]) {
    const answer = await call(server.url, path);
    expect([answer.status, answer.text], path).toEqual([401, "user unauthorized"]);
  }
  expect((await call(server.url, "/api-user/suggest/address?key=1&limit=2")).json).toHaveLength(2);
});

test("a key is searched by its first eight different words, and a very long one is refused", async ({
  server,
  demo,
}) => {
  const found = async (words: string[]) =>
    (await call(server.url, `/api-user/suggest/address?limit=2&key=${encodeURIComponent(words.join(" "))}`)).json;
  const eight = ["в", "ву", "вул", "у", "ул", "л", "1", ","];
  const all = await found(eight);
  expect(all).toHaveLength(2);
  expect(await found([...eight, "немає"]), "the ninth word").toEqual(all);
  expect(await found([...Array<string>(8).fill("ву"), "немає"]), "one word many times").toEqual([]);
  const long = "/api-user/suggest/address?key=" + Array(101).fill(",").join("+");
  const refused = [await call(server.url, long), await demo.get(long)].map(({ status, json }) => [status, json.error]);
  const refusal = [422, "Шукати можна не більше ніж за 200 знаками."];
  expect(refused).toEqual([refusal, refusal]);
});
test("[R7.2-04] select-add adds an entry to a classifier, once, for those who may", async ({ demo, viewer }) => {
  const address = `/api-user/select-add?group=street_surface&name=${encodeURIComponent("Гранвідсів")}&key=`;
  const ours = { "X-Requested-With": "XMLHttpRequest" };
  const added = await demo.get(address, ours);
  expect(added.json.id).toMatch(/^own-/);
  const { street_surfacejson: list } = (await demo.get("/api-user/select/street_surface?reload=true")).json;
  expect(list.at(-1).slice(0, 2)).toEqual([added.json.id, "Гранвідсів"]);
  const again = await demo.get(address, ours);
  expect([again.status, again.json.error]).toEqual([409, "У довіднику вже є «Гранвідсів»."]);
  expect((await demo.get(address)).status).toBe(403);
  expect((await viewer.get(address, ours)).status).toBe(403);
  expect((await demo.get("/api-user/select-add?group=nothing&name=a", ours)).status).toBe(404);
  expect((await demo.get("/api-user/select-add?group=topic&name=", ours)).status).toBe(422);
});
