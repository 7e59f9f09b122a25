import { expect } from "@open-wc/testing";
import { caseFormat, caseKind, most, readCase } from "./case-file.ts";

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

  it("with longer lists than a recording has is refused", () => {
    for (const [name, count] of Object.entries(most)) {
      const one = good[name as keyof typeof most][0]!;
      const list = (length: number) => Array.from({ length }, () => one);
      expect(reasonOf({ [name]: list(count) })).to.equal("accepted");
      expect(reasonOf({ [name]: list(count + 1) })).to.equal(`${name} has more than ${count} entries`);
    }
  });
});
