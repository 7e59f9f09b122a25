import { expect } from "@open-wc/testing";
import { identityOf, placeOf } from "./host-place.ts";

function form(html: string): HTMLFormElement {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return holder.querySelector("form")!;
}
const here = location.pathname + location.search;

describe("which form of a page a draft belongs to", () => {
  it("a named one is found at any address", () => {
    expect(identityOf(form('<form vs-draft="call" id="a"></form>'))).to.equal("call");
    expect(placeOf(form('<form vs-draft="call" id="a"></form>'))).to.equal(" call");
  });

  it("one without a draft name has its id, name and action, at this page's address only", () => {
    const named = form('<form vs-draft id="a" name="b" action="/save?x=1"></form>');
    expect(identityOf(named)).to.equal("a b /save");
    expect(placeOf(named)).to.equal(`${here} a b /save`);
    expect(identityOf(form("<form vs-draft></form>"))).to.equal(location.pathname);
  });
});
