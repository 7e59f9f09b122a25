import { expect } from "@open-wc/testing";
import { configure } from "../../../base/settings.ts";
import { answers, failure } from "../../../../test/support/memory-server.ts";
import type { ServerError } from "../../client/server-error.ts";
import { callMethod, callPath } from "./methods.ts";
import { createRecord, updateRecord } from "./saves.ts";

const form = (...pairs: [string, string | File][]) => {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
};

describe("calls by a method or a path", () => {
  afterEach(() => configure({ transport: null, method_transport: null }));

  it("[R7.3-15] a path without fields is a POST without a body, with empty ones a POST of an empty object", async () => {
    const asked = answers("");
    await callPath("/go", {});
    await callPath("/go", { fields: {} });
    expect(asked.map(({ method, path, body }) => [method, path, body])).to.deep.equal([
      ["POST", "/go", ""],
      ["POST", "/go", "{}"],
    ]);
    for (const { headers } of asked) expect(headers.get("Idempotency-Key")).to.match(/.{16}/);
  });
  it("[R7.4-07] the named method is used, with the fields where it takes them", async () => {
    const asked = answers("");
    for (const method of ["PUT", "patch", "DELETE", "get", "GET"])
      await callPath("/go?b=2", { method, fields: { a: 1 } });
    expect(asked.map(({ method, path, body }) => [method, path, body])).to.deep.equal([
      ["PUT", "/go?b=2", '{"a":1}'],
      ["PATCH", "/go?b=2", '{"a":1}'],
      ["DELETE", "/go?b=2", '{"a":1}'],
      ["GET", "/go?b=2&a=1", ""],
      ["GET", "/go?b=2&a=1", ""],
    ]);
  });
  it("what the path's own query says wins over the fields", async () => {
    const asked = answers("");
    for (const method of ["POST", "GET"]) await callPath("/take?id=31#x", { method, fields: { id: "33", a: 1 } });
    expect(asked.map(({ path, body }) => [path, body])).to.deep.equal([
      ["/take?id=31", '{"a":1}'],
      ["/take?id=31&a=1", ""],
    ]);
  });
  it("a form by GET keeps repeated names, and sends the names of its files", async () => {
    const asked = answers("");
    const fields: [string, string][] = [
      ["kind[]", "a"],
      ["kind[]", "b"],
    ];
    await callPath("/go", { method: "GET", fields: new URLSearchParams(fields) });
    await callPath("/go", { method: "GET", fields: form(...fields, ["file", new File(["x"], "лист.txt")]) });
    expect(asked.map(({ path }) => decodeURIComponent(path))).to.deep.equal([
      "/go?kind[]=a&kind[]=b",
      "/go?kind[]=a&kind[]=b&file=лист.txt",
    ]);
  });
  it("[R7.3-03] a method without obj is a GET, with an empty obj a POST; neither is repeated", async () => {
    const asked = answers("");
    await callMethod("m", {});
    await callMethod("m", { obj: {} });
    expect(asked.map(({ method, path, body }) => [method, path, body])).to.deep.equal([
      ["GET", "/api/method/m", ""],
      ["POST", "/api/method/", '{"method":"m","obj":{}}'],
    ]);
    const failing = answers(new TypeError("network"));
    await failure(callMethod("m", {}));
    expect(failing.length).to.equal(1);
  });
  for (const text of ["Warning: Undefined variable $x in a.php on line 3", "PHP Fatal error: x", "<p>x</p>", '{"a":'])
    it(`"${text}" is unreadable: it is unknown whether anything was done`, async () => {
      answers(text);
      const { kind, isStored } = await failure<ServerError>(callMethod("m", { obj: {} }));
      expect([kind, isStored]).to.deep.equal(["unreadable", "unknown"]);
    });
});

describe("a save with its own method", () => {
  afterEach(() => configure({ transport: null }));

  it("[R3.6-37] uses that method", async () => {
    const asked = answers({ id: 1 });
    await updateRecord("a", 5, { x: 1 }, { method: "PATCH" });
    await createRecord("a", { x: 1 }, { method: "PUT" });
    expect(asked.map(({ method, path, body }) => [method, path, body])).to.deep.equal([
      ["PATCH", "/api/a/5", '{"x":1}'],
      ["PUT", "/api/a/", '{"x":1}'],
    ]);
  });
  it("by GET, a form's fields go into the query", async () => {
    const asked = answers({ id: 1 });
    await createRecord("a", form(["x", "1"], ["y", "2"], ["y", "3"]), { method: "GET", query: { draft: 1 } });
    expect([asked[0]!.method, asked[0]!.path]).to.deep.equal(["GET", "/api/a/?x=1&y=2&y=3&draft=1"]);
  });
});
