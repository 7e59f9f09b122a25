/** What the doctor says of the values that a host gives to the theme's variables. */
import { expect } from "@open-wc/testing";
import { adopt } from "../../../base/sheets.ts";
import tokens from "../../../view/tokens.css";
import { themeFindings } from "./theme-faults.ts";

/** The findings for a view of our own that inherits these variables from the page. */
function findingsOf(variables: Record<string, string>, theme = "light"): string[] {
  const host = document.body.appendChild(document.createElement("div"));
  for (const [name, value] of Object.entries(variables)) host.style.setProperty(name, value);
  const root = host.attachShadow({ mode: "open" });
  adopt(root, tokens);
  const probe = root.appendChild(document.createElement("div"));
  probe.className = "vs";
  probe.dataset["theme"] = theme;
  const found = themeFindings(probe).map((one) => `${one.expected}; ${one.found}`);
  host.remove();
  return found;
}

describe("the theme of a host", () => {
  it("[R2.1-19] that sets nothing, or colours that can be read, has no finding", () => {
    expect(findingsOf({})).to.eql([]);
    expect(findingsOf({ "--vs-text": "#ddd" }, "dark")).to.eql([]);
    expect(findingsOf({ "--vs-text": "#222", "--vs-accent": "rgb(0 80 160)", "--vs-radius": "0" })).to.eql([]);
  });

  it("[R2.1-19] with a pale colour is told with both colours and the contrast, a border from 3 : 1 on", () => {
    expect(findingsOf({ "--vs-text": "#999999" })).to.eql([
      "--vs-text on --vs-bg: contrast of 4.5 : 1 at least; 2.8 : 1 (#999999 on default)",
    ]);
    expect(findingsOf({ "--vs-text": "#555" }, "dark")).to.eql([
      "--vs-text on --vs-bg: contrast of 4.5 : 1 at least; 2.3 : 1 (#555 on default)",
    ]);
    expect(findingsOf({ "--vs-edge": "#8a8a8a" })).to.eql([]);
    expect(findingsOf({ "--vs-edge": "#aaaaaa" })).to.have.length(1);
    expect(findingsOf({ "--vs-bg": "#1c2530" }).some((one) => one.startsWith("--vs-text on --vs-bg"))).to.equal(true);
  });

  it("[R2.1-19] whose controls are lower than 24 px, or that gives a word in place of a length, is told", () => {
    expect(findingsOf({ "--vs-control-height": "24px" })).to.eql([]);
    expect(findingsOf({ "--vs-control-height": "20px" })).to.eql([
      "controls at least 24 px high in --vs-control-height; 20px",
    ]);
    expect(findingsOf({ "--vs-radius": "round" })).to.eql(["a length in --vs-radius; round"]);
  });
});
