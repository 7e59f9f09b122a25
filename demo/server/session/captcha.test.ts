import { createHash } from "node:crypto";
import { expect, test } from "../test-server.ts";
import { call } from "../test-client.ts";
import { newChallenge } from "./captcha.ts";

/** Solves the challenge as a browser does. */
function solve(challenge: string): string {
  for (let number = 0; ; number++) {
    const token = `${challenge}.${number}`;
    const hash = createHash("sha256").update(token).digest();
    if (hash[0] === 0 && hash[1]! < 8) return token;
  }
}
const fresh = { topic: "lamp", applicant: "Ткачук Ірина", body: "Темно біля школи" };

test("[R2.4-14] [R3.6-64] a save with a captcha is stored once; forged, cheap and used ones are refused", async ({
  server,
  demo,
}) => {
  const { json } = await call(server.url, "/api-user/captcha");
  const challenge = String(json.challenge);
  const save = (token: string) => demo.send("POST", "/api/works.request/", { ...fresh, "recaptcha-token": token });
  const token = solve(challenge);
  expect((await save(token)).status).toBe(201);
  const again = await save(token);
  expect([again.status, again.json.error]).toEqual([422, expect.stringContaining("вже використано")]);
  const own = newChallenge("another secret");
  for (const wrong of ["", "x", `${challenge}.0`, solve(own), `${token}.1`])
    expect((await save(wrong)).status, wrong).toBe(422);
});

test("without a session, a citizen's request needs a captcha and takes its own fields only; all else is refused", async ({
  server,
  demo,
}) => {
  const ask = (path: string) => call(server.url, path);
  expect((await ask("/api/template/form/citizen")).status).toBe(200);
  expect((await ask("/api-user/select/topic")).status).toBe(200);
  for (const path of [
    "/api/works.request/17",
    "/api/template/form/request",
    "/api-user/select/person",
    "/api/app.person",
  ])
    expect((await ask(path)).status, path).toBe(401);
  const post = (body: object, path = "/api/works.request/") => call(server.url, path, { method: "POST", body });
  expect((await post(fresh)).status).toBe(401);
  expect((await post({ ...fresh, "recaptcha-token": "x" })).status).toBe(422);
  const { json } = await ask("/api-user/captcha");
  const token = solve(String(json.challenge));
  expect((await post({ ...fresh, "recaptcha-token": token }, "/api/works.contractor/")).status).toBe(401);
  const stored = await post({ ...fresh, status: "done", person_id: 1, "recaptcha-token": token });
  expect(stored.status).toBe(201);
  const record = (await demo.get(`/api/works.request/${stored.json.id}`)).json;
  expect(record).toMatchObject({ ...fresh, status: "new", person_id: null });
});
