import { expect } from "@open-wc/testing";
import { withoutReferences } from "./character-references.ts";

describe("text with character references", () => {
  it("is read with decimal and hexadecimal numbers, with and without a semicolon, and the usual names", () => {
    expect(withoutReferences("&#1055;&#x435;&#1090&#x440;&#1086;")).to.equal("Петро");
    expect(withoutReferences("a &lt;b&GT; &amp;amp; &quot;&apos;&nbsp;")).to.equal("a <b> &amp; \"'\u00a0");
  });

  it("keeps unknown names, lone signs and numbers of no character", () => {
    for (const text of ["&zwj;", "a & b", "&;", "&#0;", "&#9999999;", "&#x;"])
      expect(withoutReferences(text), text).to.equal(text);
  });
});
