/* oxlint-disable no-script-url -- what the doors must refuse */
import { expect } from "@open-wc/testing";
import { adopt, sheet } from "./sheets.ts";
import { color } from "./css.ts";
import { length } from "./css-length.ts";

describe("the css door", () => {
  it("[R3.4-03] adds # to six hex digits", () => {
    expect(color("ff7800")).to.equal("#ff7800");
    expect(color(" #FF7800 ")).to.equal("#FF7800");
  });
  it("accepts colours", () => {
    for (const text of [
      "red",
      "#fff",
      "#ff780080",
      "rgb(1, 2, 3)",
      "rgba(1,2,3,.5)",
      "hsl(120deg 10% 20% / 50%)",
      "oklch(0.5 0.1 30)",
      "transparent",
    ])
      expect(color(text)).to.equal(text);
  });
  for (const text of [
    "",
    "ff78",
    "#ff",
    "#ggg",
    "12345",
    "red;background:url(//x)",
    "url(//evil.example/x)",
    "var(--x)",
    "env(x)",
    "inherit",
    "initial",
    "unset",
    "revert",
    "expression(alert(1))",
    "rgb(1,2,3);x:y",
    "rgb(var(--a),1,1)",
    "red/**/",
    "r\\65 d",
    "image-set('x')",
    "primary",
    "rgb(1,2,3",
    "color-mix(in srgb, red, url(x))",
    "attr(x)",
    "red}",
    "javascript:1",
    "currentcolor;",
  ])
    it(`refuses the colour ${JSON.stringify(text)}`, () => {
      expect(color(text)).to.equal(null);
    });
  it("refuses values that are not text", () => {
    for (const value of [null, undefined, 123456, {}, ["red"]]) expect(color(value)).to.equal(null);
  });

  it("reads lengths", () => {
    expect(["80%", "600", "600px", " 40EM ", 320, "12.5vw"].map(length)).to.deep.equal([
      "80%",
      "600px",
      "600px",
      "40em",
      "320px",
      "12.5vw",
    ]);
    for (const text of [
      "",
      "-5px",
      "calc(1px)",
      "1e3",
      "5px;",
      "var(--x)",
      "123456",
      "px",
      "auto",
      "5 px 5",
      null,
      {},
      "5foo",
    ])
      expect(length(text)).to.equal(null);
  });

  it("makes one style sheet of a text and adopts it once", () => {
    const root = document.createElement("div").attachShadow({ mode: "open" });
    adopt(root, ":host{color:red}", "b{}", "b{}");
    adopt(root, "b{}");
    expect(root.adoptedStyleSheets).to.deep.equal([sheet(":host{color:red}"), sheet("b{}")]);
  });
});
