import { expect } from "@open-wc/testing";
import { prettyJson } from "./pretty-json.ts";

describe("prettyJson", () => {
  it("puts each member on a line of its own and keeps the spelling of texts and numbers", () => {
    expect(prettyJson('{"a":1.50,"b":[1e3,{}],"c":"x: {y},\\"z\\"","d":[],"big":12345678901234567890}')).to.equal(
      [
        "{",
        '  "a": 1.50,',
        '  "b": [',
        "    1e3,",
        "    {}",
        "  ],",
        '  "c": "x: {y},\\"z\\"",',
        '  "d": [],',
        '  "big": 12345678901234567890',
        "}",
      ].join("\n"),
    );
  });

  it("[R5.2-21] leaves a text that is not JSON unchanged", () => {
    for (const text of ["", "{", '{"a":1,}', "{'a':1}", "a b", '{"a":1}}', "[1 2]"])
      expect(prettyJson(text)).to.equal(text);
  });

  it("changes nothing the second time", () => {
    const once = prettyJson('[{"a":{"b":[true,null]}},"ї"]');
    expect(prettyJson(once)).to.equal(once);
    expect(prettyJson('"text"')).to.equal('"text"');
  });
});
