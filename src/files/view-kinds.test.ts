import { expect } from "@open-wc/testing";
import { viewKindOf } from "./view-kinds.ts";

describe("how a file is shown", () => {
  it("is told by its ending, in either case, with a query behind it, or by the ending alone", () => {
    for (const [name, kind] of [
      ["дах.PNG", "image"],
      ["/files/a.b.webp?v=2", "image"],
      ["a.mp4", "video"],
      ["a.opus#t=5", "audio"],
      ["акт.pdf", "pdf"],
      ["лист.docx", "office"],
      ["a.csv", "text"],
      ["jpeg", "image"],
    ] as const)
      expect(viewKindOf(name), name).to.equal(kind);
  });

  it("what could run in the page is only saved, as is what nobody knows", () => {
    for (const name of ["a.svg", "a.html", "a.htm", "a.xhtml", "a.xml", "a.exe", "a.png.svg", "a", "toString", ""])
      expect(viewKindOf(name), name).to.equal("other");
  });
});
