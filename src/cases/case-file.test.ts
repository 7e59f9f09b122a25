import { expect } from "@open-wc/testing";
import { caseFormat, caseKind, most, readCase, wordsOf } from "./case-file.ts";

const good = {
  kind: caseKind,
  format: caseFormat,
  version: "1.2.3",
  at: "2026-11-24T10:00:00Z",
  page: "/a",
  browser: "",
  window: [1280, 800],
  language: "ua",
  theme: "",
  settings: {},
  stage: [{ tag: "vs-form", attributes: { table: "works.request" } }],
  steps: [
    { at: 0, do: "open" },
    { at: 5, do: "input", on: { stage: 0 }, path: ["shadow", "div:0", "o:p:2"], value: "а" },
    { at: 9, do: "input", on: { stage: 0 }, path: ["shadow", "select:1"], option: 2 },
  ],
  calls: [{ step: 0, at: 1, ms: 2, method: "GET", address: "/api/a", status: 200, type: "", answer: "{}" }],
  events: [{ step: 0, at: 3, what: "vs:failed 500" }],
  warnings: [],
};
const reasonOf = (change: object, own = "1.2.9") => {
  const read = readCase(JSON.stringify({ ...good, ...change }), own);
  return "refused" in read ? read.refused : "accepted";
};
const step = (change: object) => reasonOf({ steps: [{ at: 0, do: "click", ...change }] });
const call = (change: object) => reasonOf({ calls: [{ ...good.calls[0], ...change }] });

describe("the file of a support case [R2.1-19]", () => {
  it("of this or an older version is taken, of a newer or no version refused", () => {
    expect(["1.2.3", "1.2.9", "1.1.9", "0.9.0"].map((version) => reasonOf({ version }))).to.eql(
      Array.from({ length: 4 }, () => "accepted"),
    );
    for (const version of ["1.3.0", "2.0.0", "x", "", 1, ["1.2.3"]])
      expect(reasonOf({ version }), String(version)).to.include("it was recorded with version");
  });

  it("with a list or a number where a text belongs is refused", () => {
    expect(step({ do: ["click"] })).to.equal('steps 1: do is ["click"]');
    expect(step({ path: [["div:1"]] })).to.equal('steps 1: path is [["div:1"]]');
    expect(step({ path: ["div"] })).to.include("steps 1: path");
    expect(step({ key: ["Enter"] })).to.include("steps 1: key");
    expect(step({ option: -1 })).to.equal("steps 1: option is -1");
    expect(call({ method: ["GET"] })).to.include("calls 1: method");
    expect(call({ address: ["/a"] })).to.include("calls 1: address");
    expect(call({ status: "200" })).to.equal('calls 1: status is "200"');
    expect(reasonOf({ events: [{ step: 0, at: 0, what: ["vs:a"] }] })).to.include("events 1: what");
    expect(reasonOf({ stage: [{ tag: ["vs-form"], attributes: {} }] })).to.include("stage 1: tag");
  });

  it("with a call elsewhere or a status that no answer has is refused", () => {
    for (const address of ["//elsewhere.example/", "https://elsewhere.example/", "data:text/html,a", ""])
      expect(call({ address }), address).to.include("calls 1: address");
    for (const status of [100, 199, 600, -1, null]) expect(call({ status }), String(status)).to.include("status");
    expect([0, 200, 599].map((status) => call({ status }))).to.eql(["accepted", "accepted", "accepted"]);
  });

  it("with an element or attribute on which the browser acts is refused", () => {
    for (const tag of ["script", "iframe", "img", "vs-unknown", "constructor", "__proto__"])
      expect(reasonOf({ stage: [{ tag, attributes: {} }] }), tag).to.include("stage 1: tag");
    for (const name of ["onclick", "href", "src", "style", "data-onclick", "srcdoc"])
      expect(reasonOf({ stage: [{ tag: "a", attributes: { [name]: "x" } }] }), name).to.include("stage 1: attributes");
  });

  it("with a setting that no recording has is refused: it could load a script or open a socket", () => {
    for (const [name, value] of Object.entries({ captcha: { script: "/a.js" }, socket_url: "/socket", crypto: true }))
      expect(reasonOf({ settings: { [name]: value } })).to.equal(`settings have "${name}", which no case has`);
    expect(reasonOf({ settings: [] })).to.equal("settings are no object");
    expect(reasonOf({ settings: { lang: "en", urls: { read: "/a/{table}/{id}" } } })).to.equal("accepted");
  });

  it("that is no JSON object, or longer than 20 million characters, is refused", () => {
    const refusalOf = (text: string) => (readCase(text, "1.2.9") as { refused: string }).refused;
    for (const text of ["", "{", "null", "[]", '"a"']) expect(refusalOf(text), text).to.equal("the file is not JSON");
    const long = JSON.stringify({ ...good, warnings: ["a".repeat(20_000_000)] });
    expect(refusalOf(long)).to.equal("the file has more than 20000000 characters");
  });

  it("with a wrong text, flag, place, header or event, or with anything unknown is refused", () => {
    for (const name of ["at", "page", "browser", "language", "theme"])
      expect(reasonOf({ [name]: ["a"] }), name).to.equal(`${name} is no text`);
    expect(step({ label: ["a"] })).to.equal('steps 1: label is ["a"]');
    expect(step({ checked: "on" })).to.equal('steps 1: checked is "on"');
    expect(step({ path: Array.from({ length: 100 }, () => "shadow") })).to.include("steps 1: path");
    for (const on of [{}, { dialog: "0" }, { stage: -1 }, []]) expect(step({ on })).to.include("steps 1: on");
    expect(step({ on: { dialog: 0 } })).to.equal("accepted");
    expect(step({ script: "alert(1)" })).to.equal('steps 1 has "script", which no case has');
    expect(call({ headers: { ETag: 1 } })).to.include("calls 1: headers");
    expect(call({ headers: { ETag: "a" } })).to.equal("accepted");
    for (const what of ["opened", "vs:opened\nvs-popup", "vs:", ""])
      expect(reasonOf({ events: [{ step: 0, at: 0, what }] }), what).to.include("events 1: what");
    const stage = (properties: object) => reasonOf({ stage: [{ tag: "vs-form", attributes: {}, properties }] });
    for (const name of ["innerHTML", "onclick", "attachShadow"])
      expect(stage({ [name]: "x" }), name).to.include("stage 1: properties");
    expect(stage({ schema: {}, value: {} })).to.equal("accepted");
  });

  it("tells its steps in words: what was done, the key, the field, the value, the option's number, on or off", () => {
    const words = [
      { do: "click", label: "Save" },
      { do: "key", key: "Enter", label: "Name" },
      { do: "input", label: "Name", value: "A" },
      { do: "input", label: "Kind", option: 0 },
      { do: "input", label: "Open", checked: true },
      { do: "input", checked: false },
    ] as const;
    expect(words.map((one) => wordsOf({ at: 0, ...one }))).to.eql([
      "click · Save",
      "key · Enter · Name",
      "input · Name · A",
      "input · Kind · option 1",
      "input · Open · on",
      "input · off",
    ]);
  });

  it("with an unknown part, a wrong size of the window or wrong warnings is refused", () => {
    expect(reasonOf({ script: "alert(1)" })).to.equal('the case has "script", which no case has');
    const proto = JSON.stringify(good).replace("{", '{"__proto__":{"kind":"other"},');
    expect(readCase(proto, "1.2.9")).to.eql({ refused: 'the case has "__proto__", which no case has' });
    for (const window of [undefined, "1280x800", [1280], [1280, 800, 1], [1280, "800"], [-1, 800]])
      expect(reasonOf({ window }), String(window)).to.include("window is");
    for (const warnings of [undefined, "a", {}, [1], [["a"]]])
      expect(reasonOf({ warnings }), String(warnings)).to.include("warnings is");
    expect(reasonOf({ warnings: ["a"], window: [0, 0] })).to.equal("accepted");
  });

  it("with `__proto__` or `constructor` in any of its parts is refused", () => {
    for (const name of ["__proto__", "constructor", "toString"]) {
      const named = (where: string) => JSON.parse(`{"${name}":${where}}`) as object;
      expect(reasonOf({ settings: named('"x"') })).to.include(`settings have "${name}"`);
      expect(
        reasonOf({
          steps: [Object.assign(Object.create(null), good.steps[0], {}), { ...good.steps[1], on: named("1") }],
        }),
      ).to.include("steps 2: on");
      expect(reasonOf({ stage: [{ tag: "a", attributes: named('"x"') }] })).to.include("stage 1: attributes");
      expect(reasonOf({ stage: [{ tag: "a", attributes: {}, properties: named("{}") }] })).to.include("properties");
    }
  });

  it("with longer lists than a recording has is refused", () => {
    for (const [name, count] of Object.entries(most)) {
      const one = good[name as keyof typeof most][0]!;
      const list = (length: number) => Array.from({ length }, () => one);
      expect(reasonOf({ [name]: list(count) })).to.equal("accepted");
      expect(reasonOf({ [name]: list(count + 1) })).to.equal(`${name} has more than ${count} entries`);
    }
  });
});
