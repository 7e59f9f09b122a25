import { expect } from "@open-wc/testing";
import { configure, settings } from "../../../base/settings.ts";
import type { ServerError } from "../../client/server-error.ts";
import { readPrefill } from "./lookups.ts";
import { answers, failure, status } from "../../../../test/support/memory-server.ts";
import { readRecord } from "./read-record.ts";
import { createRecord, deleteRecord, updateRecord } from "./saves.ts";
import { readForm } from "../templates/templates.ts";

describe("records and forms", () => {
  afterEach(() => {
    configure({ transport: null, api: "/api/" });
    settings.pk = {};
  });

  for (const body of [
    '{"id":1,"name":"а"}',
    '[{"id":1,"name":"а"}]',
    '{"data":{"id":1,"name":"а"}}',
    '{"success":true,"data":[{"id":1,"name":"а"}]}',
    '"{\\"id\\":1,\\"name\\":\\"а\\"}"',
  ])
    it(`[R7.3-01] reads ${body}`, async () => {
      const asked = answers(new Response(body, { headers: { ETag: '"v1"' } }));
      const { record, etag } = await readRecord("works.request", "1/2");
      expect(record).to.deep.equal({ id: 1, name: "а" });
      expect(etag).to.equal('"v1"');
      expect(asked[0]!.path).to.equal("/api/works.request/1%2F2");
    });
  it("decodes by the named charset, also where the bytes would be valid UTF-8", async () => {
    // "РЎ" in windows-1251, "С" in UTF-8
    const bytes = Uint8Array.from(
      [...'{"name":"'].map((letter) => letter.charCodeAt(0)).concat(0xd0, 0xa1, 0x22, 0x7d),
    );
    const headers = { "Content-Type": "text/html; charset=windows-1251", "Content-Length": String(bytes.length) };
    answers(new Response(bytes, { headers }));
    expect((await readRecord("a", "1")).record).to.deep.equal({ name: "РЎ" });
  });
  it("keeps a column named data, and knows a record from an envelope", async () => {
    answers({ id: 1, data: { a: 1 } });
    expect((await readRecord("a", "1")).record).to.deep.equal({ id: 1, data: { a: 1 } });
  });
  for (const body of ["", "[]", "{}", "null", '{"data":null}', "[1,2]"])
    it(`an empty answer (${body}) is a record that is not there`, async () => {
      answers(body);
      expect((await failure<ServerError>(readRecord("a", "1"))).status).to.equal(404);
    });

  it("[R3.1-01] [R4-32] creates by POST, updates by PUT, deletes by DELETE", async () => {
    const asked = answers({ id: 5 });
    await createRecord("a", { x: 1 }, { key: "k" });
    await updateRecord("a", 5, { x: 2 }, { match: '"v1"' });
    await deleteRecord("a", 5);
    expect(asked.map(({ method, path, body }) => [method, path, body])).to.deep.equal([
      ["POST", "/api/a/", '{"x":1}'],
      ["PUT", "/api/a/5", '{"x":2}'],
      ["DELETE", "/api/a/5", ""],
    ]);
    expect(asked[0]!.headers.get("Idempotency-Key")).to.equal("k");
    expect(asked[1]!.headers.get("If-Match")).to.equal('"v1"');
  });

  const saves: [body: string, id: string][] = [
    ['{"id":5,"name":"x"}', "5"],
    ['{"gid":7,"name":"x"}', "7"],
    ['{"message":"ok","code":3,"gid":"u-1"}', "u-1"],
    ["17", "17"],
    ['"a1b2"', "a1b2"],
    ["a1b2", "a1b2"],
    ["OK", ""],
    ["true", ""],
    ["", ""],
    ['[{"id":5}]', "5"],
    ['{"data":{"id":5}}', "5"],
    ['{"success":true}', ""],
  ];
  for (const [body, id] of saves)
    it(`[R3.9-15] takes the id "${id}" from ${body}`, async () => {
      answers(body);
      expect((await createRecord("a", {})).id).to.equal(id);
    });
  it("[R1-30] [R3.1-02] the id's name is a setting", async () => {
    configure({ pk: { a: "gid" } });
    answers({ name: "x", gid: 9 });
    expect((await createRecord("a", {})).id).to.equal("9");
  });
  it("[R3.9-15] noSavedMessage and redirect", async () => {
    answers({ id: 1, noSavedMessage: true, redirect: "/list" });
    const { noSavedMessage, redirect } = await createRecord("a", {});
    expect([noSavedMessage, redirect]).to.deep.equal([true, "/list"]);
  });
  it("a refusal with 200 is not a save", async () => {
    answers({ id: 1, error: "Ні" });
    expect((await failure<ServerError>(createRecord("a", {}))).text).to.equal("Ні");
  });

  it("[R7.3-02] a form's own address: a prefix, a whole address with fields, by GET and, when long, by POST", async () => {
    const asked = answers({ id: 1 });
    await updateRecord("a", 5, { x: 1 }, { api: "/old/" });
    await createRecord("a", { kind: "b" }, { api: "/save/{table}/{kind}" });
    await createRecord("a", { x: "1" }, { api: "/api/get/plot", method: "get" });
    await createRecord("a", { x: "y".repeat(1001) }, { api: "/api/get/plot", method: "GET" });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      "PUT /old/a/5",
      "POST /save/a/b",
      "GET /api/get/plot?x=1",
      "POST /api/get/plot",
    ]);
    expect(JSON.parse(asked[3]!.body)).to.deep.equal({ x: "y".repeat(1001) });
  });

  it("[R7.1-04] reads a form's schema, JSON text unchanged; a missing one is 404", async () => {
    const asked = answers({ schema: {} }, '"{\\"title\\":\\"x\\"}"', "", status(404));
    expect(await readForm("works.request/a b")).to.deep.equal({ schema: {} });
    expect(asked[0]!.path).to.equal("/api/template/form/works.request%2Fa%20b");
    expect(await readForm("x"), "src/forms/schema/schema.ts reads it").to.equal('{"title":"x"}');
    for (const name of ["a", "b"]) expect((await failure<ServerError>(readForm(name))).status).to.equal(404);
  });

  it("[R7.3-09] reads values for a new record from a path with a query", async () => {
    const asked = answers([{ name: "x" }]);
    expect(await readPrefill("/api-user/prefill?id=1")).to.deep.equal({ name: "x" });
    expect(asked[0]!.path).to.equal("/api-user/prefill?id=1");
  });
});
