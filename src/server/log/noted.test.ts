import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { secretNames } from "../../base/storage/secret-names.ts";
import { request } from "../client/client.ts";
import { requests } from "./log.ts";
import { answers, failure, status } from "../../../test/support/memory-server.ts";
import { readRecord } from "../calls/records/read-record.ts";
import { updateRecord } from "../calls/records/saves.ts";

const last = () => requests().at(-1)!;

describe("the log of requests", () => {
  afterEach(() => configure({ transport: null, headers: {}, body: "json", csrf: null }));

  it("[R2.1-19] keeps of a failure method, address, status, the answer's first 2 KB and the request's number", async () => {
    answers(status(500, `{"error":"${"ж".repeat(5000)}"}`, { "X-Request-Id": "req-17" }));
    await failure(updateRecord("a", 1, { name: "Назва" }));
    const { method, address, status: code, answer, requestId, error, body, headers } = last();
    expect([method, code, requestId, error, body]).to.eql(["PUT", 500, "req-17", "status", '{"name":"Назва"}']);
    expect(address).to.equal(`${location.origin}/api/a/1`);
    expect(answer).to.have.length(2048);
    expect(headers).to.include({ "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" });
  });

  it("keeps no answer of a success, and says of a refusal in a 200 what it was", async () => {
    answers({ id: 1 }, { error: "ні" });
    await updateRecord("a", 1, { name: "а" });
    expect(last()).not.to.have.any.keys("answer", "error");
    await failure(updateRecord("a", 1, { name: "а" }));
    expect([last().status, last().error, last().answer]).to.eql([200, "refused", '{"error":"ні"}']);
    configure({ transport: () => Promise.reject(new TypeError("network")) });
    await failure(updateRecord("a", 1, { name: "а" }));
    expect([last().status, last().error]).to.eql([0, "offline"]);
  });

  it("keeps no password, PIN, cookie, token, signature nor header of the host's", async () => {
    configure({ headers: { Authorization: "Bearer verborgen" }, csrf: { header: "X-CSRF-Token", value: "verborgen" } });
    answers(status(422, { error: "ні", password: "geheim" }));
    const headers = { dsmessage: "verborgen", dssigned: "verborgen" };
    secretNames.add("kod");
    await failure(
      updateRecord("a", 1, { pin: "geheim", kod: "geheim", name: "а" }, { headers, query: { token: "geheim" } }),
    );
    configure({ body: "form" });
    await failure(updateRecord("a", 1, { password: "geheim", name: "а" }));
    const data = new FormData();
    data.set("password", "geheim");
    data.set("file", new File(["geheim"], "лист.txt"));
    await failure(updateRecord("a", 1, data));
    secretNames.delete("kod");
    const kept = JSON.stringify(requests().slice(-3));
    expect(kept).not.to.contain("geheim").and.not.to.contain("verborgen");
    expect(kept).to.contain("лист.txt");
  });

  it("gives copies, and the last 50 only", async () => {
    answers({ id: 1 });
    for (let count = 0; count < 55; count++) await request({ name: "lookup", path: `/api/${count}` });
    expect(requests()).to.have.length(50);
    expect(requests()[0]!.address).to.contain("/api/5");
    requests()[0]!.address = "x";
    expect(requests()[0]!.address).to.contain("/api/5");
  });

  it("has one line for one request, also where its answer needs a second look", async () => {
    const asked = answers(status(404, { error: "немає" }));
    const before = requests().length;
    await failure(readRecord("a", "9"));
    const lines = requests().filter(({ address }) => address.endsWith("/api/a/9"));
    expect([asked.length, lines.length, before]).to.eql([1, 1, 50]);
    expect([lines[0]!.status, lines[0]!.error, lines[0]!.answer]).to.eql([404, "status", '{"error":"немає"}']);
  });

  it("does not keep a body that is too long, but how long it was", async () => {
    answers({ id: 1 });
    await updateRecord("a", 1, { name: "а".repeat(9000) });
    expect(last().body).to.match(/^… 90\d\d$/);
  });
});
