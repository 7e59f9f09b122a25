import { expect } from "@open-wc/testing";
import { onColor, readColor, spellColor } from "./colors.ts";

describe("colours", () => {
  it("[R2.4-28] reads hex digits and rgb(), nothing else", () => {
    for (const [text, color] of [
      ["#1D5FC2", "#1d5fc2"],
      [" 1d5fc2 ", "#1d5fc2"],
      ["f00", "#ff0000"],
      ["#f008", "#ff000088"],
      ["#1d5fc2ff", "#1d5fc2"],
      ["rgb(29, 95,194)", "#1d5fc2"],
      ["rgb(29 95 194)", "#1d5fc2"],
      ["", ""],
    ])
      expect(readColor(text!), text).to.equal(color);
    for (const wrong of ["red", "#12345", "rgb(256,0,0)", "url(x)", "#ggg", "12 34 56"])
      expect(readColor(wrong), wrong).to.equal(undefined);
  });

  it("[R2.4-28] keeps the spelling that was loaded", () => {
    expect(spellColor("#00ff00", "1D5FC2")).to.equal("00FF00");
    expect(spellColor("#00ff00", "1d5fc2")).to.equal("00ff00");
    for (const like of ["#1d5fc2", "rgb(1,2,3)", "", "зелений", null])
      expect(spellColor("#00ff00", like), String(like)).to.equal("#00ff00");
  });

  it("the text is black on light colours and white on dark ones", () => {
    expect(["#ffffff", "#f2c94c", "#123456", "#b8261d"].map(onColor)).to.eql(["#000", "#000", "#fff", "#fff"]);
  });
});
