import { expect } from "@open-wc/testing";
import type { CaseFile, RecordedCall } from "../cases/case-file.ts";
import { recordedServer } from "./recorded-server.ts";

const call = (method: string): RecordedCall => ({
  step: 1,
  at: 5,
  ms: 1,
  method,
  address: "/api/a.b/",
  status: 200,
  type: "application/json",
  answer: `{"by":"${method}"}`,
});
const server = (...methods: string[]) =>
  recordedServer({ calls: methods.map(call), page: "/page" } as unknown as CaseFile, "/stage", Response);
const ask = (method: string) => new Request("/api/a.b/", { method });

describe("the answers of a case", () => {
  it("a read that the page repeats gets its answer again", async () => {
    const { answer, differences } = server("GET");
    for (let count = 0; count < 2; count++) expect(await (await answer(ask("GET"))).json()).to.eql({ by: "GET" });
    expect(differences()).to.eql([]);
  });

  it("a write that the page sends more often than recorded is a difference, and gets no answer", async () => {
    const { answer, differences } = server("GET", "POST");
    expect((await answer(ask("POST"))).status).to.equal(200);
    expect(differences()).to.eql([]);
    expect((await answer(ask("POST"))).status).to.equal(404);
    expect(differences()).to.eql(["asked POST /api/a.b/, which was not recorded"]);
  });
});
