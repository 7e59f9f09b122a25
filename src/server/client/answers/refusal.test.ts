import { expect } from "@open-wc/testing";
import { configure } from "../../../base/settings.ts";
import { answers, failure } from "../../../../test/support/memory-server.ts";
import { readSuggestions, forgetSuggestions } from "../../calls/lists/suggest.ts";
import { callMethod } from "../../calls/records/methods.ts";
import { readRows } from "../../calls/records/read-rows.ts";
import { createRecord, updateRecord } from "../../calls/records/saves.ts";
import type { ServerError } from "../server-error.ts";
import { errorsByField } from "./field-errors.ts";

afterEach(() => {
  configure({ transport: null });
  forgetSuggestions();
});

describe("a refused save is not reported as saved", () => {
  for (const [body, text] of [
    ['{"id":null,"errors":{"area":"Замала"}}', ""],
    ['{"id":0,"errors":{"area":["Замала"]}}', ""],
    ['{"id":"","errors":[{"field":"area","message":"Замала"}]}', ""],
    ['{"errors":"Немає прав"}', "Немає прав"],
    ['[{"error":"Ні"}]', "Ні"],
    ['[{"success":false,"message":"Ні"}]', "Ні"],
    ['{"data":{"error":"Ні"}}', "Ні"],
    ['{"success":true,"data":[{"ok":false,"msg":"Ні"}]}', "Ні"],
    [JSON.stringify('{"error":"Ні"}'), "Ні"],
    [JSON.stringify({ d: '{"error":"Ні"}' }), "Ні"],
    [JSON.stringify({ d: '{"status" : "error","message":"Ні"}' }), "Ні"],
    ['{"d":{"success":false,"message":"Ні"}}', "Ні"],
    ["Error", "Error"],
    ["failed", "failed"],
    ["Помилка.", "Помилка."],
    ['"Ошибка"', "Ошибка"],
  ] as const)
    it(body, async () => {
      for (const save of [() => createRecord("a", { area: 1 }), () => updateRecord("a", 5, { area: 1 })]) {
        answers(body);
        const failed = await failure<ServerError>(save());
        expect([failed.kind, failed.text, failed.isStored]).to.eql(["refused", text, "no"]);
      }
      answers(body);
      expect((await failure<ServerError>(callMethod("m", {}))).kind).to.equal("refused");
    });
  it("and its errors by field are found inside an envelope", async () => {
    answers([{ errors: { area: "Замала" } }]);
    const failed = await failure(updateRecord("a", 5, { area: 1 }));
    expect(errorsByField(failed).map(({ text }) => text)).to.eql(["Замала"]);
  });
});

describe("what only looks like a refusal is none", () => {
  for (const body of [
    [{ id: 5, error: "тріщина" }],
    { data: { id: 5, success: false } },
    { data: [{ id: 5, errors: "немає" }] },
    { id: 5, d: { error: "тріщина" } },
    { id: 5, errors: "немає" },
    "error-5",
  ])
    it(`a saved row: ${JSON.stringify(body)}`, async () => {
      answers(typeof body === "string" ? body : JSON.stringify(body));
      expect((await updateRecord("a", 5, { area: 1 })).id).to.match(/5$/);
    });
  it("a list with columns called error and success, of one row too", async () => {
    const row = { error: "тріщина", success: false };
    answers([row]);
    expect((await readRows("a", {})).rows).to.eql([row]);
    answers([row, row]);
    expect((await callMethod("m", {})).data).to.eql([row, row]);
    answers([row]);
    expect(await readSuggestions("a", { key: "1", limit: 5 })).to.eql([row]);
  });
});
