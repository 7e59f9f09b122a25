import { createHash } from "node:crypto";
import { expect, test } from "../test-server.ts";
import { call } from "../test-client.ts";
import { newChallenge } from "./captcha.ts";

/** As a browser does it. */
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
