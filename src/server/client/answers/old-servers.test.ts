import { expect } from "@open-wc/testing";
import { configure } from "../../../base/settings.ts";
import { settled } from "../../../../test/support/clock.ts";
import { answers, failure, status } from "../../../../test/support/memory-server.ts";
import { readSuggestions, forgetSuggestions } from "../../calls/lists/suggest.ts";
import { forgetOptions, readOptions } from "../../calls/lists/select-lists.ts";
import { readAutofill, readLookup, readNewId, readPrefill } from "../../calls/records/lookups.ts";
import { callMethod, callPath } from "../../calls/records/methods.ts";
import { readRecord } from "../../calls/records/read-record.ts";
import { createRecord, updateRecord } from "../../calls/records/saves.ts";
import { readFormat } from "../../calls/templates/formats.ts";
import { readForm } from "../../calls/templates/templates.ts";
import { readWidget } from "../../calls/templates/widgets.ts";
import type { ServerError } from "../server-error.ts";

const { error: say } = console;
let said: string[] = [];
beforeEach(() => {
  said = [];
  console.error = (...words: unknown[]) => said.push(words.map(String).join(" "));
});
afterEach(() => {
  console.error = say;
  configure({ transport: null, login_marker: "", pk: { a: null } });
  forgetOptions();
  forgetSuggestions();
});
const read = async (body: unknown) => {
  answers(typeof body === "string" ? body : JSON.stringify(body));
  return (await readRecord("a", "1")).record;
};

describe("a record whose columns are called like the words of an envelope", () => {
  for (const record of [
    { result: "ok" },
    { result: { a: 1 } },
    { result: [1] },
    { data: "2026-01-01" },
    { data: 5 },
    { ok: true },
    { success: true },
    { error: null },
    { error: 0 },
    { message: "Увага" },
    { status: "new" },
    { code: "17", total: 5 },
    { id: 1, data: { a: 1 }, status: "new" },
    { id: 1, error: "тріщина", ok: false, success: false },
    { id: 1, success: false },
    { name: "а", error: "тріщина" },
    { data: "2026-01-01", ok: false },
  ])
    it(`is read as it is: ${JSON.stringify(record)}`, async () => {
      expect(await read(record)).to.deep.equal(record);
    });
  for (const record of [{ ok: false }, { error: "тріщина" }, { data: { a: 1 }, status: "new" }])
    it(`is read as it is in a list of one row, and in an envelope: ${JSON.stringify(record)}`, async () => {
      expect(await read([record])).to.deep.equal(record);
      expect(await read({ success: true, data: record })).to.deep.equal(record);
      expect(await read({ data: [record] })).to.deep.equal(record);
    });
  it("is read as it is where the setting pk names such a column", async () => {
    configure({ pk: { a: "code" } });
    expect(await read({ code: 1, ok: false, error: "тріщина" })).to.deep.equal({
      code: 1,
      ok: false,
      error: "тріщина",
    });
    configure({ pk: { a: "status" } });
    expect(await read({ status: 1, data: { a: 1 } })).to.deep.equal({ status: 1, data: { a: 1 } });
  });
  for (const body of [
    { error: "Ні" },
    { success: false, message: "Ні" },
    { success: false, data: null, message: "Ні" },
    { ok: false, data: [], error: { message: "Ні" } },
    { status: "error", error: "Ні", code: 5 },
    { status: "error", message: "Ні" },
    { success: "false", msg: "Ні" },
    { success: 0, message: "Ні" },
  ])
    it(`a refusal is not one: ${JSON.stringify(body)}`, async () => {
      const { kind, text } = await failure<ServerError>(read(body));
      expect([kind, text]).to.deep.equal(["refused", "Ні"]);
    });

  for (const body of [
    "Forbidden",
    "413 Request Entity Too Large",
    { error: "Internal Server Error" },
    { message: "Not Found" },
  ])
    it(`the name of a status is no message: ${JSON.stringify(body)}`, async () => {
      answers(() => new Response(typeof body === "string" ? body : JSON.stringify(body), { status: 403 }));
      expect((await failure<ServerError>(updateRecord("a", 5, { name: "а" }))).text).to.equal("");
    });
  for (const body of ["null", "0", "false"])
    it(`an answer that says that nothing was changed is no save: ${body}`, async () => {
      answers(() => new Response(body, { headers: { "Content-Type": "application/json" } }));
      const { kind, isStored } = await failure<ServerError>(updateRecord("a", 5, { name: "а" }));
      expect([kind, isStored]).to.deep.equal(["unreadable", "unknown"]);
    });
  it("a bare list of errors by field is no sentence", async () => {
    answers(() => Response.json([{ field: "name", message: "Зайнято" }], { status: 422 }));
    expect((await failure<ServerError>(updateRecord("a", 5, { name: "а" }))).text).to.equal("");
  });
  it("the message beside the name of a status is taken", async () => {
    answers(() =>
      Response.json({ status: 500, error: "Internal Server Error", message: "Нумерацію закрито" }, { status: 500 }),
    );
    expect((await failure<ServerError>(updateRecord("a", 5, { name: "а" }))).text).to.equal("Нумерацію закрито");
  });

  it("a save that is answered with such a record is a save", async () => {
    const record = { id: 5, error: "тріщина", ok: false };
    answers(record);
    expect((await updateRecord("a", 5, { error: "тріщина", ok: false })).id).to.equal("5");
    answers({ data: { x: 1 }, status: "new" });
    expect((await updateRecord("a", 5, { data: { x: 1 }, status: "new" })).answer).to.deep.equal({
      data: { x: 1 },
      status: "new",
    });
  });
  for (const body of [
    { success: "false", message: "Ні" },
    { success: 0, msg: "Ні" },
    { ok: "0", message: "Ні" },
    { status: "error", message: "Ні" },
    { status: "fail", data: { area: "Ні" }, message: "Ні" },
  ])
    it(`a save is refused in other spellings of false: ${JSON.stringify(body)}`, async () => {
      answers(body);
      expect((await failure<ServerError>(updateRecord("a", 5, { name: "а" }))).text).to.equal("Ні");
    });
  it("a saved row with such a status or flag is a save", async () => {
    for (const row of [
      { id: 5, status: "error" },
      { id: 5, success: "0" },
      { plot: 5, status: "failed" },
      { status: "new" },
    ]) {
      answers(row);
      expect((await updateRecord("a", 5, { name: "а" })).answer).to.deep.equal(row);
    }
  });
  it("a save is refused when the answer has a word of the envelope that was not sent", async () => {
    answers({ id: 5, error: "Ні", ok: false });
    expect((await failure<ServerError>(updateRecord("a", 5, { ok: false }))).text).to.equal("Ні");
    answers({ ok: false, message: "Ні" });
    expect((await failure<ServerError>(updateRecord("a", 5, { ok: false }))).text).to.equal("Ні");
  });
  it("answers of a lookup, an autofill and a path may have such columns", async () => {
    const row = { name: "ТОВ", ok: false, error: "борг" };
    answers(row);
    expect(await readPrefill("/api-user/x?id=1")).to.deep.equal(row);
    expect(await readLookup("/api-user/form-proxy", { field: "a", value: 1, values: {} })).to.deep.equal(row);
    expect(await readAutofill("a", {})).to.deep.equal(row);
  });
  it("a column wiz_content of a looked-up row is a column", async () => {
    const row = { name: "ТОВ", wiz_content: "опис" };
    answers(row);
    expect(await readLookup("/api-user/form-proxy", { field: "a", value: 1, values: {} })).to.deep.equal(row);
    expect(await readPrefill("/api-user/x?id=1")).to.deep.equal(row);
  });
  it("a new id is found beside words about the call", async () => {
    answers({ success: true, code: 0, gid: 18 });
    expect(await readNewId("a")).to.equal("18");
  });
});

describe("lists that are called like the words of an envelope", () => {
  for (const name of ["error", "ok", "success", "message", "data"])
    it(name, async () => {
      answers({ [name]: { 1: "Так" }, other: { 2: "Ні" } });
      expect(await readOptions([name, "other"])).to.deep.equal({ [name]: { 1: "Так" }, other: { 2: "Ні" } });
    });
  it("suggestions are the list in the envelope, not the first list in it", async () => {
    answers({ errors: [], tags: ["a"], data: ["Ткачук"] });
    expect(await readSuggestions("a", { key: "1", limit: 5 })).to.deep.equal(["Ткачук"]);
  });
  it("a single suggestion may come without a list", async () => {
    answers({ id: 5, text: "вул. Вишнева", tags: ["a"] });
    expect(await readSuggestions("a", { key: "2", limit: 5 })).to.deep.equal([
      { id: 5, text: "вул. Вишнева", tags: ["a"] },
    ]);
  });
  it("suggestions that were asked for before a new entry are not remembered after it", async () => {
    let answer: ((response: Response) => void) | undefined;
    answers(() => new Promise<Response>((resolve) => (answer = resolve)), ["старе", "нове"]);
    const before = readSuggestions("a", { key: "3", limit: 5 });
    await settled();
    forgetSuggestions();
    answer!(new Response('["старе"]'));
    expect(await before).to.deep.equal(["старе"]);
    expect(await readSuggestions("a", { key: "3", limit: 5 })).to.deep.equal(["старе", "нове"]);
  });
  it("an older list that comes after a newer one does not take its place", async () => {
    const waiting: ((response: Response) => void)[] = [];
    answers(() => new Promise<Response>((resolve) => waiting.push(resolve)));
    const older = readOptions(["a"]);
    const newer = readOptions(["a"], {}, { isReload: true });
    await settled();
    waiting[1]!(new Response('{"a":{"1":"нове"}}'));
    await newer;
    waiting[0]!(new Response('{"a":{"1":"старе"}}'));
    await older;
    expect(await readOptions(["a"])).to.deep.equal({ a: { 1: "нове" } });
  });
  it("an older list that fails after a newer one has loaded does not remove the newer one", async () => {
    const waiting: ((response: Response) => void)[] = [];
    const asked = answers(() => new Promise<Response>((resolve) => waiting.push(resolve)));
    const older = failure(readOptions(["a"]));
    const newer = readOptions(["a"], {}, { isReload: true });
    await settled();
    waiting[1]!(new Response('{"a":{"1":"нове"}}'));
    await newer;
    waiting[0]!(status(404));
    await older;
    expect([await readOptions(["a"]), asked.length]).to.deep.equal([{ a: { 1: "нове" } }, 2]);
  });
});

const warning =
  "<br />\n<b>Warning</b>:  Undefined variable $x in <b>/var/www/crm/save.php</b> on line <b>12</b><br />\n";

describe("JSON behind stray output of the server", () => {
  for (const [what, body] of Object.entries({
    "after a line break": `${warning}{"id":1,"name":"а"}`,
    "after a tag": `<b>Notice</b>: x<br />{"id":1,"name":"а"}`,
    "in several lines": `Deprecated: x in y.php on line 3\n{\n  "id": 1,\n  "name": "а"\n}\n`,
    "with brackets and quotes in its texts": `Notice: [x] {y} "z\n  [{"id":1,"name":"а"}]`,
    "in an envelope": `${warning}\r\n{"data":{"id":1,"name":"а"}}  \n`,
  }))
    it(`is a read's answer ${what}, with a warning to the author`, async () => {
      expect(await read(body)).to.deep.equal({ id: 1, name: "а" });
      expect(said.join()).to.contain("/api/a/1").and.to.contain("JSON behind other output");
    });
  it("is found behind brackets, quotes and backslashes in texts", async () => {
    const record = { id: 1, name: 'a "b" \\ } { ] [ \\" \n' };
    expect(await read(warning + JSON.stringify(record))).to.deep.equal(record);
  });
  for (const body of [
    `Warning: x {"id":1}`,
    `<html><body>Warning<br>\n{"id":1}`,
    `<form>\n{"id":1}`,
    `<script>\n{"id":1}`,
    `${warning}{"id":1`,
    `${warning}{"id":1} кінець`,
    `${warning}17`,
    warning,
    "Fatal error: Uncaught Error in /var/www/x.php on line 3",
  ])
    it(`is not: ${JSON.stringify(body.slice(-40))}`, async () => {
      expect((await failure<ServerError>(read(body))).kind).to.equal("unreadable");
      answers(body);
      const save = await failure<ServerError>(createRecord("a", {}));
      expect([save.kind, save.isStored]).to.deep.equal(["unreadable", "unknown"]);
    });
  for (const before of ["", "\ufeff\n", warning, "<br />", "Notice: x\n\t"])
    it(`is not a part of a truncated answer: ${JSON.stringify(before.slice(-20))}`, async () => {
      for (const cut of [
        '{\n  "id":7,\n "links":[\n {"id":11}',
        '[\n  {"id":7},\n  {"id":11}',
        '[[1],\n{"id":11}',
        '{"id":7,"rows":\n[1]',
      ]) {
        expect((await failure<ServerError>(read(before + cut))).kind, cut).to.equal("unreadable");
        answers(before + cut);
        const { kind, isStored } = await failure<ServerError>(createRecord("a", {}));
        expect([kind, isStored], cut).to.deep.equal(["unreadable", "unknown"]);
      }
    });
  it("keeps the digits of a large id", async () => {
    expect(await read(`${warning}{"id":9007199254740993}`)).to.deep.equal({ id: "9007199254740993" });
    answers(`${warning}{"id":90071992547409931}`);
    expect((await createRecord("a", {})).id).to.equal("90071992547409931");
  });
  it("is found behind lines of a log", async () => {
    expect(await read('[2026-01-05 10:00] PHP Warning: x\n[2026-01-05] PHP Notice: y\n{"id":1}')).to.deep.equal({
      id: 1,
    });
  });
  it("is a save's answer only when it has a save's shape", async () => {
    answers(`${warning}{"id":17}`);
    expect((await createRecord("a", {})).id).to.equal("17");
    answers(`${warning}{"error":"Ні"}`);
    expect((await failure<ServerError>(createRecord("a", {}))).text).to.equal("Ні");
    for (const body of ["{}", "[]", '{"line":{"a":1}}', "[1,2]"]) {
      answers(warning + body);
      const { kind, isStored } = await failure<ServerError>(createRecord("a", {}));
      expect([kind, isStored], body).to.deep.equal(["unreadable", "unknown"]);
    }
  });
  it("is a method's answer only when it has a method's shape", async () => {
    answers(`${warning}{"message":"Готово","tag":"#a"}`);
    expect((await callMethod("m", {})).data).to.deep.equal({ message: "Готово", tag: "#a" });
    answers(`${warning}{"x":1}`);
    expect((await failure<ServerError>(callMethod("m", {}))).kind).to.equal("unreadable");
  });
  it("holds for lists, forms and markup in JSON", async () => {
    answers(`${warning}{"a":{"1":"А"}}`);
    expect(await readOptions(["a"])).to.deep.equal({ a: { 1: "А" } });
    answers(`${warning}{"schema":{"a":{"type":"Text"}}}`);
    expect(await readForm("a")).to.deep.equal({ schema: { a: { type: "Text" } } });
    answers(`${warning}{"html":"<p>1</p>"}`);
    expect((await readWidget({ name: "stray" })).markup).to.equal("<p>1</p>");
    answers('<p>Приклад:</p>{"a":1}');
    expect(await readFormat("sample")).to.equal('<p>Приклад:</p>{"a":1}');
  });
  it("still gives the server's message of a failure", async () => {
    answers(status(422, `${warning}{"error":"Площа замала"}`));
    expect((await failure<ServerError>(createRecord("a", {}))).text).to.equal("Площа замала");
  });
  it("takes time in proportion to the text", async () => {
    const time = async (length: number) => {
      const began = performance.now();
      await failure(read(`x${'\n{"a":["'.repeat(length / 8)}`));
      await failure(read(`x\n${'\\"'.repeat(length / 2)}"}`));
      await failure(read(`<input ${"<input type ".repeat(length / 12)}`));
      return performance.now() - began;
    };
    const quarter = await time(1e6);
    // four times the text takes sixteen times as long where the time grows with the square
    expect(await time(4e6)).to.be.below(Math.max(1000, 8 * quarter));
  });
});

describe("an answer that cannot be read", () => {
  it("is logged for reads and for writes, without its secrets", async () => {
    const body = `<p>Fatal</p> token=geheim ${"x".repeat(500)}`;
    answers(new Response(body, { status: 200, headers: { "Content-Type": "text/html" } }));
    await failure(readRecord("a", "1"));
    await failure(updateRecord("a", 1, {}));
    await failure(callPath("/api-user/go?token=geheim", {}));
    const told = said.filter((line) => line.includes("cannot be read"));
    expect(told.length).to.equal(3);
    expect(told[0]).to.contain(`GET ${location.origin}/api/a/1`);
    expect(told[1]).to.contain(`PUT ${location.origin}/api/a/1`);
    for (const line of told) expect(line).to.contain("200").and.to.contain("text/html").and.to.contain("<p>Fatal</p>");
    expect(told.join()).not.to.contain("geheim");
    expect(Math.max(...told.map((line) => line.length))).to.be.below(600);
  });
  for (const [name, call] of Object.entries({
    record: () => readRecord("a", "1"),
    form: () => readForm("a"),
    list: () => readOptions(["a"]),
    suggestions: () => readSuggestions("a", { key: "9", limit: 5 }),
    prefill: () => readPrefill("/x?id=1"),
    "saved record": () => createRecord("a", {}),
  }))
    it(`plain words in place of a ${name} are unreadable, not empty`, async () => {
      answers("Внутрішня помилка, спробуйте пізніше");
      expect((await failure<ServerError>(call())).kind).to.equal("unreadable");
    });
});

describe("the charset of an answer", () => {
  /** "Площа" in windows-1251. */
  const word = [0xcf, 0xeb, 0xee, 0xf9, 0xe0];
  const bytes = (before: string, after: string, ...inside: number[]) =>
    Uint8Array.from([...new TextEncoder().encode(before), ...inside, ...new TextEncoder().encode(after)]);
  it("a schema in windows-1251", async () => {
    answers(
      new Response(bytes('{"schema":{"a":{"title":"', '"}}}', ...word), {
        headers: { "Content-Type": "application/json; charset=windows-1251" },
      }),
    );
    expect(await readForm("a")).to.deep.equal({ schema: { a: { title: "Площа" } } });
  });
  it("several byte order marks at the start", async () => {
    expect(await read('\ufeff\ufeff\n\ufeff{"id":1}')).to.deep.equal({ id: 1 });
    answers(new Response('\ufeff{"schema":{}}', { headers: { "Content-Length": "17" } }));
    expect(await readForm("a")).to.deep.equal({ schema: {} });
  });
  it("an unknown charset", async () => {
    answers(new Response('{"id":1,"name":"Площа"}', { headers: { "Content-Type": "text/html; charset=cp-unknown" } }));
    expect((await readRecord("a", "1")).record).to.deep.equal({ id: 1, name: "Площа" });
  });
  it("UTF-16 with a byte order mark", async () => {
    const text = '\ufeff{"id":1,"name":"Площа"}';
    answers(
      new Response(Uint8Array.from([...text].flatMap((one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]))),
    );
    expect((await readRecord("a", "1")).record).to.deep.equal({ id: 1, name: "Площа" });
  });
});

describe("a page with a password input is a sign-in page, data that holds one is not", () => {
  const form = "<p><input type='password'></p>";
  it("in a record, and in markup that comes as JSON", async () => {
    expect(await read({ id: 1, template: form })).to.deep.equal({ id: 1, template: form });
    answers({ html: form });
    expect(await readFormat("sign-up")).to.equal(form);
  });
  it("nor is a record that holds the words of setting login_marker", async () => {
    configure({ login_marker: "Вхід до системи" });
    expect(await read({ id: 1, note: "Вхід до системи зламано" })).to.deep.equal({
      id: 1,
      note: "Вхід до системи зламано",
    });
  });
});
