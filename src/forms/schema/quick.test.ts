import { expect } from "@open-wc/testing";
import { quickSchema } from "./quick.ts";

const types = ["Text", "Phone", "Select2"];
const fields = (text: string) =>
  Object.entries(quickSchema(text, types)["schema"] as Record<string, Record<string, unknown>>).map(
    ([name, { type, title, data }]) => [name, type, title, data],
  );

describe("a quick form [R2.3-26]", () => {
  it("names, types in any case, titles, lists", () => {
    expect(fields("applicant,phone:phone; topic:SELECT2:Тема:topic")).to.eql([
      ["applicant", "Text", "applicant", undefined],
      ["phone", "Phone", "phone", undefined],
      ["topic", "Select2", "Тема", "topic"],
    ]);
  });
  it("every field is required", () => {
    const { schema } = quickSchema("a,b", types) as { schema: Record<string, { validators: unknown }> };
    expect(Object.values(schema).map(({ validators }) => validators)).to.eql([["required"], ["required"]]);
  });
  it("separators inside quotes are text", () => {
    expect(fields(`a:Text:"Так, ні: що?",b::'x;y'`)).to.eql([
      ["a", "Text", "Так, ні: що?", undefined],
      ["b", "Text", "x;y", undefined],
    ]);
  });
  it("an unknown type stays, so that the form reports it; an invalid name is refused", () => {
    expect(fields("a:Hologram")[0]).to.eql(["a", "Hologram", "a", undefined]);
    for (const wrong of ["<b>", "a b", ":Text", "a,<img>"])
      expect(() => quickSchema(wrong, types), wrong).to.throw(/names of fields/);
  });
  it("empty items are left out", () => expect(fields("a,,b,").map(([name]) => name)).to.eql(["a", "b"]));
  it("names that reach a prototype are plain fields", () => {
    expect(fields("constructor").map(([name]) => name)).to.eql(["constructor"]);
    expect(({} as Record<string, unknown>)["validators"]).to.equal(undefined);
  });
});
