import { expect } from "@open-wc/testing";
import { unread } from "../base/unread.ts";
import { Form, type FieldCodec } from "./form.ts";
import { readSchema } from "./schema.ts";
import { judge } from "./validators.ts";

const text: FieldCodec = { empty: "", read: (raw) => raw ?? "", write: (value) => value };
const number: FieldCodec = {
  empty: null,
  read: (raw) => (raw === "" || raw == null ? null : Number.isNaN(Number(raw)) ? unread(raw) : Number(raw)),
  write: (value, raw) => (typeof raw === "string" ? String(value) : value),
};
const codecs = ({ type }: { type: string }) => ({ Text: text, Number: number })[type];

function open(schema: object, raw: object, isNew = false): Form {
  const form = new Form({ schema: readSchema({ schema }, "f"), raw: { ...raw }, codecs, isNew });
  form.judgeBy(judge);
  return form;
}
const plain = { name: { type: "Text" }, area: { type: "Number" }, note: { type: "Label" } };

describe("an open form", () => {
  it("a form that nobody touched sends what was loaded, byte for byte, and nothing that was not there", () => {
    const form = open(plain, { name: " a ", area: "1234.50", other: 7, note: "x" });
    expect(form.payload()).to.eql({ name: " a ", area: "1234.50" });
    expect(form.record.isDirty).to.equal(false);
    expect(open(plain, { name: "a" }).payload(), "a field the server did not send").to.eql({ name: "a" });
  });

  it("what was changed is sent in the spelling that was loaded, what was taken back is no change", () => {
    const form = open(plain, { name: "a", area: "1234.50" });
    form.record.set("area", 7);
    expect(form.payload()).to.eql({ name: "a", area: "7" });
    form.record.set("area", 1234.5);
    expect([form.record.isDirty, form.payload()["area"]]).to.eql([false, "1234.50"]);
  });

  it("what is no value is a problem and is sent as it was typed", () => {
    const form = open(plain, { area: "багато" });
    expect(form.payload()).to.eql({ area: "багато" });
    expect(form.judgeAll().map(({ path, code }) => [path, code])).to.eql([["area", "notNumber"]]);
    form.record.set("area", unread("дві"));
    expect(form.payload()).to.eql({ area: "дві" });
  });

  it("a new record takes the defaults and sends every field that stores", () => {
    const form = open({ name: { type: "Text", default: "нова" }, area: { type: "Number" } }, {}, true);
    expect(form.payload()).to.eql({ name: "нова", area: null });
  });

  it("dotted names are paths of the record", () => {
    const form = open({ "a.b": { type: "Text" } }, { a: { b: "1", c: "2" } });
    form.record.set("a.b", "3");
    expect(form.payload()).to.eql({ "a.b": "3" });
    expect(form.record.with({ "a.b": "3" })).to.deep.equal({ a: { b: "3", c: "2" } });
  });

  it("tells only who listens to the path", () => {
    const form = open(plain, {});
    const told: string[] = [];
    for (const path of ["name", "area"]) form.record.listen(path, () => told.push(path));
    form.record.set("name", "x");
    form.record.set("name", "x");
    expect(told).to.eql(["name"]);
  });

  it("a second reading gives untouched fields the other's values and keeps what was typed", () => {
    const form = open(plain, { name: "a", area: 1 });
    form.record.set("name", "typed");
    form.reload({ name: "theirs", area: 2 });
    expect([form.record.value("name"), form.record.value("area")]).to.eql(["typed", 2]);
    expect(form.payload()).to.eql({ name: "typed", area: 2 });
  });

  it("[R5.1-01] a required empty field is missing until it is filled; reset forgets problems and changes", () => {
    const form = open({ name: { type: "Text", validators: ["required"] } }, {});
    expect(form.isMissing).to.equal(true);
    expect(form.judgeAll()).to.have.length(1);
    form.record.set("name", "x");
    expect(form.isMissing).to.equal(false);
    form.judge("name");
    expect(form.problems).to.eql([]);
    form.reset();
    expect([form.record.value("name"), form.record.isDirty]).to.eql(["", false]);
  });
});
