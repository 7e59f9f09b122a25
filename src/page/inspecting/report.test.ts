import { expect } from "@open-wc/testing";
import { logMistake, mistakes } from "../../base/mistakes.ts";
import { configure } from "../../base/settings.ts";
import { request } from "../../server/client/client.ts";
import { answers, failure, status } from "../../../test/support/memory-server.ts";
import { described, pageElements, plainSettings, report } from "./report.ts";

describe("a report for a support ticket", () => {
  const { error } = console;
  before(() => (console.error = () => {}));
  after(() => {
    console.error = error;
    document.body.replaceChildren();
    configure({ transport: null, headers: {}, csrf: null, handsontable_key: "" });
  });

  it("[R2.1-19] holds version, page, settings, warnings, failures and elements, as indented JSON", async () => {
    answers(status(500, { error: "ні" }), { id: 1 });
    await failure(request({ name: "action", path: "/api/a", method: "POST", body: {} }));
    await request({ name: "lookup", path: "/api/b" });
    logMistake("<a edit>: edit needs more.");
    document.body.append(document.createElement("vs-label"), document.createElement("vs-label"));
    const text = report();
    const { version, page, settings, warnings, failed, elements } = JSON.parse(text);
    expect([version, page]).to.eql([VERSION, location.href]);
    expect(settings).to.include({ api: "/api/" });
    expect(warnings).to.include("<a edit>: edit needs more.");
    expect(failed.map((line: { address: string }) => new URL(line.address).pathname)).to.eql(["/api/a"]);
    expect(elements).to.eql({ "vs-label": 2 });
    expect(text.split("\n").length).to.be.above(8);
  });

  it("lists settings without their secrets", () => {
    configure({
      headers: { "X-Own": "Bearer geheim" },
      csrf: { header: "X", value: "geheim" },
      handsontable_key: "geheim",
      transport: () => new Response("{}"),
    });
    const shown = plainSettings();
    expect(JSON.stringify(shown)).not.to.contain("geheim");
    expect(shown.find(([name]) => name === "headers")).to.eql(["headers", { "X-Own": "***" }]);
    expect(shown.find(([name]) => name === "transport")).to.eql(["transport", "function"]);
  });

  it("finds elements in shadow roots too, and hides the values of password fields", () => {
    const host = document.body.appendChild(document.createElement("div"));
    const inner = document.createElement("vs-text");
    inner.setAttribute("type", "Password");
    inner.setAttribute("value", "geheim");
    Object.assign(inner, { value: "geheim" });
    host.attachShadow({ mode: "open" }).append(inner);
    expect(pageElements().includes(inner)).to.equal(true);
    expect(JSON.stringify({ ...described(inner), element: "" })).not.to.contain("geheim");
  });

  it("keeps each warning once", () => {
    for (let count = 0; count < 60; count++) logMistake("the same");
    expect([...mistakes].filter((text) => text === "the same")).to.have.length(1);
  });
});
