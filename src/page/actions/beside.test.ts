import { expect } from "@open-wc/testing";
import { readObject } from "../../values/read-object.ts";
import { dialogOf, given, isSet, optionsOf } from "./beside.ts";

function element(html: string): Element {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return holder.firstElementChild!;
}

describe("attributes beside an action", () => {
  it("describe the dialog; absent ones are empty", () => {
    expect(dialogOf(element("<a>x</a>"))).to.eql({ title: "", width: "", position: "", top: "", backdrop: "" });
    const look = { title: "Заявка", width: "640", position: "right", top: "10", backdrop: "static" };
    const text = Object.entries(look).map(([name, value]) => `${name}="${value}"`);
    expect(dialogOf(element(`<a ${text.join(" ")}>x</a>`))).to.eql(look);
  });

  it("may be written as data-…, which wins; on a button only data-form names a form", () => {
    expect(given(element('<a title="a" data-title="b">x</a>'), "title")).to.equal("b");
    expect(given(element('<a form="a">x</a>'), "form")).to.equal("a");
    expect(given(element('<button form="a">x</button>'), "form")).to.equal(null);
    expect(optionsOf(element('<button form="a" data-form="b" obj="id:1">x</button>'))).to.eql({
      form: "b",
      obj: { id: "1" },
    });
  });

  it("flags are on when they are present and not false, 0 or null", () => {
    const set = ["auto_send", 'auto_send="true"', 'auto_send="1"'].map((one) => element(`<a ${one}>x</a>`));
    const unset = ["", 'auto_send="false"', 'auto_send="0"', 'auto_send="null"'].map((one) =>
      element(`<a ${one}>x</a>`),
    );
    expect([...set, ...unset].map((one) => isSet(one, "auto_send"))).to.eql([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it("[R2.2-13] [R7.3-09] obj is JSON, a=1&b=2, a:1,b:2, or a path that is fetched", () => {
    expect(['{"a":1}', "a=1&b=x%20y", "a:1, b:2", "/api/t/1?x=1", "a"].map(readObject)).to.eql([
      { a: 1 },
      { a: "1", b: "x y" },
      { a: "1", b: "2" },
      "/api/t/1?x=1",
      { a: "" },
    ]);
  });

  it("[R8-43] broken JSON in obj is logged, and means no values", () => {
    const { error, warn } = console;
    const said: string[] = [];
    console.error = console.warn = (...parts: unknown[]) => void said.push(parts.join(" "));
    try {
      expect(readObject('{"a":1')).to.eql({});
    } finally {
      Object.assign(console, { error, warn });
    }
    expect(said.join()).to.include('obj needs JSON; found {"a":1');
  });
});
