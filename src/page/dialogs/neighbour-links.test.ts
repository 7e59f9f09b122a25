import { expect } from "@open-wc/testing";
import { neighboursOf } from "./neighbour-links.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => place.replaceChildren());

function around(html: string, record = { table: "t", id: "2" }) {
  place.innerHTML = html;
  const found = neighboursOf(place.querySelector("[data-it]")!, record);
  return found && [found.at, found.count, found.before?.id, found.after?.id];
}

describe("the previous and the next record of the list that a form was opened from", () => {
  it("come from the links with the same action and table, each record once", () => {
    expect(
      around(
        '<a id="a" edit="t/1">x</a><a edit="other/9">x</a><a info="t/8">x</a><a edit="t/7/short">x</a>' +
          '<a data-it edit="t/2">x</a><a edit="t/1">again</a><a edit="">wrong</a><a id="b" data-edit="t/3">x</a>',
      ),
    ).to.eql([2, 3, "a", "b"]);
  });

  it("the first has no previous one, the last no next one", () => {
    expect(around('<a data-it edit="t/2">x</a><a id="b" edit="t/3">x</a>')).to.eql([1, 2, undefined, "b"]);
    expect(around('<a id="a" edit="t/1">x</a><a data-it edit="t/2">x</a>')).to.eql([2, 2, "a", undefined]);
  });

  it("there are none without a list, and none for another record than the opener's", () => {
    expect(around('<a data-it edit="t/2">x</a><a edit="t/2">x</a>')).to.equal(undefined);
    expect(around('<a data-it edit="t/2">x</a><a edit="t/3">x</a>', { table: "t", id: "9" })).to.equal(undefined);
    expect(around('<a data-it add="t">x</a><a edit="t/3">x</a>')).to.equal(undefined);
  });
});
