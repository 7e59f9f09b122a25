import { expect } from "@open-wc/testing";
import { mistakes } from "../../base/mistakes.ts";
import { configure } from "../../base/settings.ts";
import { secretNames } from "../../base/storage/secret-names.ts";
import { request } from "../client/client.ts";
import { requests } from "./log.ts";
import { answers, failure, status } from "../../../test/support/memory-server.ts";
import { readOptions } from "../calls/lists/select-lists.ts";
import { readAutofill, readLookup, readPrefill } from "../calls/records/lookups.ts";
import { callMethod, callPath } from "../calls/records/methods.ts";
import { readRecord } from "../calls/records/read-record.ts";
import { updateRecord } from "../calls/records/saves.ts";
import { readForm } from "../calls/templates/templates.ts";
import { curlOf } from "./curl.ts";

const last = () => requests().at(-1)!;

describe("the log of requests", () => {
  afterEach(() => configure({ transport: null, headers: {}, body: "json", csrf: null }));

  it("[R2.1-19] keeps of a failure the method, address, status, the first 2 KB of the answer and the request's number", async () => {
    answers(status(500, `{"error":"${"ж".repeat(5000)}"}`, { "X-Request-Id": "req-17" }));
    await failure(updateRecord("a", 1, { name: "Назва" }));
    const { method, address, status: code, answer, requestId, error, body, headers } = last();
    expect([method, code, requestId, error, body]).to.eql(["PUT", 500, "req-17", "status", '{"name":"Назва"}']);
    expect(address).to.equal(`${location.origin}/api/a/1`);
    expect(answer).to.have.length(2048);
    expect(headers).to.include({ "Content-Type": "application/json", "X-Requested-With": "XMLHttpRequest" });
  });

  it("keeps no answer of a success, and records why a 200 was a refusal", async () => {
    answers({ id: 1 }, { error: "ні" });
    await updateRecord("a", 1, { name: "а" });
    expect(last()).not.to.have.any.keys("answer", "error");
    await failure(updateRecord("a", 1, { name: "а" }));
    expect([last().status, last().error, last().answer]).to.eql([200, "refused", '{"error":"ні"}']);
    configure({ transport: () => Promise.reject(new TypeError("network")) });
    await failure(updateRecord("a", 1, { name: "а" }));
    expect([last().status, last().error]).to.eql([0, "offline"]);
  });

  it("keeps no password, PIN, cookie, token or signature, and no header of the host", async () => {
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

  describe("keeps no API key, in the log or in its command for a shell", () => {
    const { error } = console;
    let said = "";
    beforeEach(() => {
      said = "";
      mistakes.clear();
      console.error = (...words: unknown[]) => (said += words.map((one) => JSON.stringify(one)).join());
    });
    afterEach(() => {
      console.error = error;
      configure({ urls: { read: null, form: null }, method_transport: null });
    });
    const geheim = { obj: { name: "а", login: { password: "geheim" } } };
    const calls: Record<string, () => Promise<unknown>> = {
      "a record's address": () => {
        configure({ urls: { read: "/v2/{table}/{id}?api_key=geheim" } });
        return readRecord("a", "1");
      },
      "a form's address": () => {
        configure({ urls: { form: "/v2/{name}?lang=ua&X-Api-Key=geheim" } });
        return readForm("a");
      },
      "a path": () => readPrefill("/x?id=1&apikey=geheim#access_token=geheim"),
      "a lookup's query": () => readLookup("/x?sid=geheim", { field: "a", value: 1, values: {} }),
      "JSON in a query": () => readAutofill("a", { api_key: "geheim" }),
      "a body": () => updateRecord("a", 1, { apiKey: "geheim", "access-key": "geheim", private_key: "geheim" }),
      "JSON in a body's text": () => updateRecord("a", 1, { settings: '{"api_key":"geheim","b":1}' }),
      "a body by another name": () => updateRecord("a", 1, { note: "Bearer geheim-geheim" }),
      "JSON in a form": () => {
        configure({ method_transport: "ajax.php" });
        return callMethod("m", geheim);
      },
      "JSON in a form with files": () => {
        const data = new FormData();
        data.set("settings", JSON.stringify({ api_key: "geheim" }));
        return updateRecord("a", 1, data);
      },
      "a list's own address": () => readOptions(["a"], {}, { path: "/list?api_key=geheim", nocache: true }),
      "an address that is refused": () => callPath("/a/../b?token=geheim", { fields: {} }),
    };
    for (const [where, call] of Object.entries(calls))
      it(`in ${where}`, async () => {
        answers(`<p>token=geheim</p> <input name="api_key" value="geheim">`);
        await failure(call());
        answers(status(422, { error: "ні", request: { api_key: "geheim" }, raw: '{"token":"geheim"}' }));
        await failure(call());
        const lines = requests().slice(-2);
        const kept = [JSON.stringify(lines), ...lines.map(curlOf), ...mistakes, said].join("\n");
        expect(kept).not.to.contain("geheim");
      });
    it("in the console of setting debug", async () => {
      const { debug } = console;
      console.debug = (...words: unknown[]) => (said += words.join());
      configure({ debug: true });
      answers({ a: 1 });
      await readPrefill("/x?api_key=geheim");
      configure({ debug: false });
      console.debug = debug;
      expect(said).to.contain("/x?api_key=***");
    });
  });

  it("keeps everything that is not secret as it was written", async () => {
    answers({ a: 1 });
    await updateRecord("a", 1, { json: '{ "a": 1 }', passage: 1, key: "пошук", spin: 2 });
    expect(last().body).to.contain('"json":"{ \\"a\\": 1 }"').and.to.contain('"key":"пошук","spin":2');
    await readLookup("/x?key=lamp&data=%7B%22a%22:1%7D", { field: "a", value: 1, values: {} });
    expect(last().address).to.contain("/x?key=lamp&data=%7B%22a%22%3A1%7D");
  });

  it("gives copies, and the last 50 only", async () => {
    answers({ id: 1 });
    for (let count = 0; count < 55; count++) await request({ name: "lookup", path: `/api/${count}` });
    expect(requests()).to.have.length(50);
    expect(requests()[0]!.address).to.contain("/api/5");
    requests()[0]!.address = "x";
    expect(requests()[0]!.address).to.contain("/api/5");
  });

  it("has one line for one request, also where its answer is read twice", async () => {
    const asked = answers(status(404, { error: "немає" }));
    const before = requests().length;
    await failure(readRecord("a", "9"));
    const lines = requests().filter(({ address }) => address.endsWith("/api/a/9"));
    expect([asked.length, lines.length, before]).to.eql([1, 1, 50]);
    expect([lines[0]!.status, lines[0]!.error, lines[0]!.answer]).to.eql([404, "status", '{"error":"немає"}']);
  });

  it("keeps of a body that is too long only its length", async () => {
    answers({ id: 1 });
    await updateRecord("a", 1, { name: "а".repeat(9000) });
    expect(last().body).to.match(/^… 90\d\d$/);
  });
});
