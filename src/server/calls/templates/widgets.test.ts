import { expect } from "@open-wc/testing";
import { configure } from "../../../base/settings.ts";
import { fileName } from "../../client/attachment.ts";
import { readLiteral } from "./literal.ts";
import { readDictionary } from "./locale.ts";
import { answers, failure, status } from "../../../../test/support/memory-server.ts";
import { waitUntil } from "../../../../test/support/wait-until.ts";
import { onSignIn } from "../../session/waiting-calls.ts";
import { readPageAgain } from "./interface-pages.ts";
import { readWidget, refreshToken } from "./widgets.ts";

describe("markup of the server", () => {
  after(() => configure({ transport: null }));

  for (const body of [
    "<p>1</p>",
    '{"html":"<p>1</p>"}',
    '{"body":"<p>1</p>"}',
    '{"data":"<p>1</p>"}',
    '{"template":"<p>1</p>"}',
    '{"body":{"body":"<p>1</p>"}}',
    '"<p>1</p>"',
  ])
    it(`is taken from ${body}`, async () => {
      answers(body);
      expect((await readWidget({ name: "w" })).markup).to.equal("<p>1</p>");
    });
  it("[R7.4-06, R9.8-05] a widget with its parameters and a token; long ones by POST", async () => {
    const asked = answers("<p>1</p>");
    await readWidget({ name: "works/list" }, { district: 5 }, 42);
    await readWidget({ src: "/own/widget?a=1" });
    await readWidget({ name: "w" }, { long: "x".repeat(1001) }, 7);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).to.deep.equal([
      "GET /widget/works/list?district=5&_=42",
      "GET /own/widget?a=1",
      "POST /widget/w",
    ]);
    expect(JSON.parse(asked[2]!.body)).to.deep.equal({ long: "x".repeat(1001), _: 7 });
    expect(asked[0]!.headers.get("Accept")).to.contain("text/html");
    expect(refreshToken()).to.be.below(10_000);
  });
  it("[R7.1-05] a page template by the state", async () => {
    const asked = answers("<p>1</p>");
    await readWidget({ state: "requests" }, { status: "new" }, 3);
    expect(asked[0]!.path).to.equal("/api/template/interface/requests?status=new&_=3&url_part=requests");
  });
  it("a new call in the moment in which the request is aborted gets its own answer", async () => {
    const asked = answers("<p>1</p>");
    const first = new AbortController();
    const given = failure<Error>(readWidget({ name: "given up" }, {}, 1, first.signal));
    first.abort();
    expect((await readWidget({ name: "given up" }, {}, 1, new AbortController().signal)).markup).to.equal("<p>1</p>");
    await given;
    expect(asked.length).to.be.greaterThan(0);
  });
  it("equal widgets of one moment share one request, later ones make another; it is aborted when nobody waits", async () => {
    let isAborted = false;
    const asked = answers(async ({ signal }: Request) => {
      signal.addEventListener("abort", () => (isAborted = true));
      await new Promise((resolve) => setTimeout(resolve, 50));
      return new Response("<p>1</p>");
    });
    const [one, two] = [new AbortController(), new AbortController()];
    const markup = async (...given: Parameters<typeof readWidget>) => (await readWidget(...given)).markup;
    const first = markup({ name: "w" }, {}, 1, one.signal);
    const second = markup({ name: "w" }, {}, 2, two.signal);
    void readWidget({ name: "other" }, {}, 3);
    one.abort();
    expect(await Promise.all([first, second])).to.deep.equal(["<p>1</p>", "<p>1</p>"]);
    expect([asked.length, isAborted]).to.deep.equal([2, false]);
    const third = markup({ name: "w" }, {}, 4, one.signal);
    const last = new AbortController();
    const fourth = failure<Error>(readWidget({ name: "v" }, {}, 4, last.signal));
    await waitUntil(() => asked.length === 4, "not asked");
    last.abort();
    await fourth;
    expect([asked.length, isAborted]).to.deep.equal([4, true]);
    await third;
  });
  it("loads the page's own address again", async () => {
    const asked = answers("<body>1</body>");
    expect(await readPageAgain()).to.equal("<body>1</body>");
    expect(asked[0]!.url.href).to.equal(location.href.replace(/#.*/, ""));
  });
});

describe("the host's dictionary", () => {
  after(() => configure({ transport: null, urls: {} }));

  it("[R7.1-01] is read as JSON or as a script that holds one object, from the address that the setting names", async () => {
    configure({ "urls.locale": "/own/{lang}.json" });
    const asked = answers("window.locale = { save: 'Записати', 'field': { area: \"Площа\" }, }; // кінець");
    expect(await readDictionary("ua")).to.deep.equal({ save: "Записати", "field.area": "Площа" });
    expect(asked.map(({ path }) => path)).to.deep.equal(["/own/ua.json"]);
    answers({ save: "Записати" });
    expect(await readDictionary("ua")).to.deep.equal({ save: "Записати" });
  });
  it("[R7.1-01] is read by its charset", async () => {
    const bytes = Uint8Array.from([..."{save:'"].map((letter) => letter.charCodeAt(0)).concat(0xcf, 0xeb, 0x27, 0x7d));
    const headers = { "Content-Type": "application/javascript; charset=windows-1251" };
    answers(new Response(bytes, { headers }));
    expect(await readDictionary("ua")).to.deep.equal({ save: "Пл" });
  });
  it("[R7.1-01] opens no sign-in dialog and is requested once: a failure means no dictionary", async () => {
    let dialogs = 0;
    onSignIn(async () => void dialogs++);
    for (const answer of [status(401), "<form><input type=password></form>", status(503), new TypeError("network")]) {
      const asked = answers(answer);
      expect(await readDictionary("ua")).to.equal(undefined);
      expect([asked.length, dialogs]).to.deep.equal([1, 0]);
    }
    onSignIn(async () => undefined);
  });
  it("[R7.1-01] 404 means no dictionary", async () => {
    const asked = answers(status(404));
    expect(await readDictionary("en")).to.equal(undefined);
    expect(asked).to.have.length(1);
  });
  it("[R7.1-01] code is refused with one console message and not run", async () => {
    const { error } = console;
    const said: unknown[] = [];
    console.error = (...words: unknown[]) => said.push(words);
    (window as unknown as { ran: number }).ran = 0;
    answers("window.ran = 1; window.locale = { a: 'x' }");
    expect(await readDictionary("ru")).to.equal(undefined);
    console.error = error;
    expect([said.length, (window as unknown as { ran: number }).ran]).to.deep.equal([1, 0]);
  });

  const literals: [text: string, value: unknown][] = [
    ['{"a":"1"}', { a: "1" }],
    [
      "\ufeffvar words = {a: 'x', 'b c': \"y\", d: 5, e: true, f: null, g: [1, 'z',],};",
      { a: "x", "b c": "y", d: 5, e: true, f: null, g: [1, "z"] },
    ],
    ["'use strict';\nexport default { слово: `так` }", { слово: "так" }],
    ["module.exports = {a: 'it\\'s\\n\\u0457\\x41'}", { a: "it's\nїA" }],
    ["/* x */ ({ // y\n a: 'http://x' })", { a: "http://x" }],
    ['window["locale"]["ua"] = {"a": "1"}', { a: "1" }],
    ["{a: alert(1)}", undefined],
    ["{a: 1 + 1}", undefined],
    ["{a: `${x}`}", undefined],
    ["{get a() { return 1 }}", undefined],
    ["{[x]: 1}", undefined],
    ["{a: 1}; alert(1)", undefined],
    ["(function(){return {a:1}})()", undefined],
    ["$.extend(locale, {a: 1})", undefined],
    ["{a: 'x", undefined],
    ["{a", undefined],
    ["", undefined],
    ["<html>", undefined],
  ];
  for (const [text, value] of literals)
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(JSON.stringify(readLiteral(text))).to.equal(JSON.stringify(value));
    });
  it("sets no prototype keys and ends at a limit of depth", () => {
    expect(Object.getPrototypeOf(readLiteral("{__proto__: {x: 1}, a: 1}"))).to.equal(null);
    expect(readLiteral("[".repeat(100) + "]".repeat(100))).to.equal(undefined);
  });
});

describe("names of attached files", () => {
  const names: [header: string, name: string][] = [
    ["attachment; filename=a.csv", "a.csv"],
    ['attachment; filename="a b.csv"', "a b.csv"],
    [`attachment; filename="x.csv"; filename*=UTF-8''%D0%97.csv`, "З.csv"],
    ['attachment; filename="\u00d0\u0097.csv"', "З.csv"],
    ['attachment; filename="../../etc/passwd"', "passwd"],
    ['attachment; filename="C:\\\\a\\\\b.txt"', "b.txt"],
    ['attachment; filename=".htaccess"', "htaccess"],
    ["attachment; filename*=UTF-8''%ff", "file"],
    ["attachment", "file"],
  ];
  for (const [header, name] of names)
    it(`[R7.5-10] ${header}`, () => {
      expect(fileName(header)).to.equal(name);
    });
});
