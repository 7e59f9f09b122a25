import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { Form, type FieldCodec } from "../open-form.ts";
import { readSchema } from "../schema/schema.ts";
import { sentBy, takeAsSaved } from "./sent.ts";

const text: FieldCodec = { empty: "", read: (raw) => raw ?? "", write: (value) => value };
const codecs = ({ type }: { type: string }) => (type === "Text" ? text : undefined);
const schema = readSchema({ schema: { name: {}, "a.b": {}, note: { type: "Label" } } }, "f");
const raw = { gid: 5, name: " я ", a: { b: "1", c: "2" }, note: "x", other: 7 };
const open = () => new Form({ schema, raw, codecs, isNew: false, fixed: { gid: 5 } });
const bodyOf = (form: Form) => sentBy(form, true).body;

describe("values in a save by setting `send`", () => {
  afterEach(() => configure({ send: null }));

  it("fields: those that store a value, in the spelling that was loaded, and the id where it was loaded; no column without a field", () => {
    const form = open();
    expect(bodyOf(form)).to.eql({ gid: 5, name: " я ", "a.b": "1" });
    form.record.set("a.b", "3");
    expect(bodyOf(form)).to.eql({ gid: 5, name: " я ", "a.b": "3" });
  });

  it("changed: only those that changed; a form that was not touched sends the id alone; a new record all", () => {
    configure({ send: "changed" });
    const form = open();
    expect(bodyOf(form)).to.eql({ gid: 5 });
    form.record.set("a.b", "3");
    expect(bodyOf(form)).to.eql({ gid: 5, "a.b": "3" });
    expect(sentBy(form, false).body).to.eql({ gid: 5, name: " я ", "a.b": "3" });
  });

  it("record: all that was loaded, with the changes in their places", () => {
    configure({ send: "record" });
    const form = open();
    form.record.set("a.b", "3");
    expect(bodyOf(form)).to.deep.equal({ ...raw, a: { b: "3", c: "2" } });
  });

  it("text typed during a save is still unsaved after it", () => {
    const form = open();
    form.record.set("name", "sent");
    const sent = sentBy(form, true);
    form.record.set("name", "typed since");
    takeAsSaved(form, sent);
    expect([form.record.touched, form.record.first("name")]).to.eql([["name"], "sent"]);
    form.record.set("name", "sent");
    expect(form.record.isDirty).to.equal(false);
  });

  it("text typed into a field that a rule has hidden since is not sent, and nothing is unsaved after the save", () => {
    const form = open();
    form.record.set("name", "typed");
    form.setStates(new Map([["name", { ...form.state("name"), isHidden: true }]]));
    const sent = sentBy(form, true);
    takeAsSaved(form, sent);
    expect([sent.body["name"], form.record.touched]).to.eql([" я ", []]);
  });
});
