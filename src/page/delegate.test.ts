import { expect } from "@open-wc/testing";
import { clicks } from "./delegate.ts";

describe("vs-nonce (SAFETY §1)", () => {
  const place = document.body.appendChild(document.createElement("div"));
  afterEach(() => {
    place.replaceChildren();
    document.head.querySelector("meta[name=vs-nonce]")?.remove();
  });
  const acts = (nonce: string | null) => {
    const link = document.createElement("a");
    link.setAttribute("edit", "works.request/17");
    if (nonce !== null) link.setAttribute("vs-nonce", nonce);
    return clicks.of(link) !== undefined;
  };
  const meta = (content: string) => Object.assign(document.createElement("meta"), { name: "vs-nonce", content });

  it("without the meta element everything acts", () => {
    expect([acts(null), acts("other")]).to.eql([true, true]);
  });
  it("with it, in head or body and beside other ones, only what carries its content", () => {
    for (const parent of [document.head, place]) {
      parent.append(Object.assign(document.createElement("meta"), { name: "viewport" }), meta("n1"));
      expect([acts("n1"), acts(null), acts("other")], parent.localName).to.eql([true, false, false]);
      document.querySelector("meta[name=vs-nonce]")!.remove();
    }
  });
  it("the first one counts, one that is added or taken away later too", () => {
    place.append(meta("n1"), meta("n2"));
    expect([acts("n1"), acts("n2")]).to.eql([true, false]);
    place.firstElementChild!.remove();
    expect([acts("n1"), acts("n2")]).to.eql([false, true]);
  });
  it("an element of the page that has the method's name hides nothing", () => {
    const named = Object.assign(document.createElement("img"), { name: "getElementsByTagName" });
    place.append(named, meta("n1"));
    expect([acts("n1"), acts(null)]).to.eql([true, false]);
  });
});
