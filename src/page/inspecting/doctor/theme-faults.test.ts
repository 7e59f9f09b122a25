/** What the doctor says of the values that a host gives to the theme's variables. */
import { expect } from "@open-wc/testing";
import { themeFindings } from "./theme-faults.ts";

/** The findings for an element with these outer and inner variables. */
function findingsOf(variables: Record<string, string>): string[] {
  const probe = document.body.appendChild(document.createElement("div"));
  const inner = { text: "#1c2530", bg: "#ffffff", accent: "#1d5fc2", "on-accent": "#ffffff", edge: "#7d8896" };
  for (const [name, value] of Object.entries(inner))
    probe.style.setProperty(`--${name}`, variables[`--vs-${name}`] ?? value);
  for (const [name, value] of Object.entries(variables)) probe.style.setProperty(name, value);
  const found = themeFindings(probe).map((one) => `${one.expected}; ${one.found}`);
  probe.remove();
  return found;
}

describe("the theme of a host", () => {
  it("[R2.1-19] that sets nothing, or colours that can be read, has no finding", () => {
    expect(findingsOf({})).to.eql([]);
    expect(findingsOf({ "--vs-text": "#222", "--vs-accent": "rgb(0 80 160)", "--vs-radius": "0" })).to.eql([]);
  });

  it("[R2.1-19] with a pale colour is told with both colours and the contrast, a border from 3 : 1 on", () => {
    expect(findingsOf({ "--vs-text": "#999999" })).to.eql([
      "--vs-text on --vs-bg: contrast of 4.5 : 1 at least; 2.8 : 1 (#999999 on default)",
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
