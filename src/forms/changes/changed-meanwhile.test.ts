import { expect } from "@open-wc/testing";
import { Form, type FieldCodec } from "../open-form.ts";
import { Meanwhile } from "./changed-meanwhile.ts";
import { valuesToBe } from "./sent.ts";
import { readSchema } from "../schema/schema.ts";

const text: FieldCodec = { empty: "", read: (raw) => raw ?? "", write: (value) => value };
const number: FieldCodec = {
  empty: null,
  read: (raw) => (raw == null || raw === "" ? null : Number(String(raw).replace(",", "."))),
  write: (value) => value,
};
const schema = readSchema({ schema: { name: {}, area: { type: "Number" }, note: {}, num: { type: "Label" } } }, "f");
const codecs = ({ type }: { type: string }) => ({ Text: text, Number: number })[type];
const loaded = { name: "a", area: 1.5, note: "n", num: "1" };

function open(raw: object = loaded) {
  const form = new Form({ schema, raw: { ...raw }, codecs, isNew: false });
  const meanwhile = new Meanwhile(form);
  const value = (name: string) => form.record.value(name);
  return { form, record: form.record, meanwhile, value };
}

describe("what others have changed while a form was open", () => {
  it("untouched fields take the new value and are marked; a typed value stays and is a change of the new record", () => {
    const { form, record, meanwhile, value } = open();
    record.set("name", "typed");
    meanwhile.merge({ ...loaded, area: 2, num: "2" });
    expect([value("name"), value("area"), value("num")]).to.eql(["typed", 2, "2"]);
    expect(meanwhile.taken).to.eql([{ name: "area", before: 1.5, after: 2 }]);
    expect([meanwhile.open, record.touched, form.payload()]).to.eql([
      [],
      ["name"],
      { name: "typed", area: 2, note: "n" },
    ]);
  });

  it("undo and redo do not put an own former value over the one that others have stored", () => {
    const { record, meanwhile, value } = open();
    record.set("note", "first");
    record.history.seal();
    record.set("name", "x");
    record.history.seal();
    record.set("name", "a"); // as it was
    record.history.seal();
    meanwhile.merge({ ...loaded, name: "theirs" });
    record.undo();
    expect([value("name"), value("note")]).to.eql(["theirs", "n"]);
    record.redo();
    expect([value("name"), value("note")]).to.eql(["theirs", "first"]);
  });

  it("another spelling of the same value is not a change; an untouched field then sends the new spelling", () => {
    const { form, meanwhile } = open();
    meanwhile.merge({ ...loaded, area: "1,50" });
    expect([meanwhile.isEmpty, form.payload()["area"]]).to.eql([true, "1,50"]);
  });

  it("a field that both changed waits for a choice, which is one undo step; after undo it asks again", () => {
    const { form, record, meanwhile, value } = open();
    record.set("name", "mine");
    meanwhile.merge({ ...loaded, name: "theirs" });
    const [clash] = meanwhile.open as [(typeof meanwhile.open)[0]];
    expect(value("name")).to.equal("mine");
    meanwhile.choose(clash, "theirs");
    expect([value("name"), meanwhile.open, record.isDirty]).to.eql(["theirs", [], false]);
    expect(meanwhile.mineOf(clash), "still shown beside it").to.equal("mine");
    record.undo();
    expect([value("name"), meanwhile.open.length]).to.eql(["mine", 1]);
    meanwhile.choose(clash, "mine");
    expect([meanwhile.open.length, form.payload()["name"]]).to.eql([0, "mine"]);
    record.set("name", "third");
    expect(meanwhile.open, "another value is another question").to.have.length(1);
  });

  it("a further change by others is detected again, also after a choice", () => {
    const { record, meanwhile, value } = open();
    record.set("name", "mine");
    meanwhile.merge({ ...loaded, name: "theirs" });
    meanwhile.choose(meanwhile.open[0]!, "mine");
    meanwhile.merge({ ...loaded, name: "theirs" });
    expect(meanwhile.isEmpty, "nothing new").to.equal(true);
    meanwhile.merge({ ...loaded, name: "again" });
    expect(meanwhile.open.map(({ base, mine, theirs }) => [base, mine, theirs])).to.eql([["theirs", "mine", "again"]]);
    expect(value("name")).to.equal("mine");
  });

  it("our own save with a lost answer is not a conflict, whatever was typed since", () => {
    const { form, record, meanwhile, value } = open();
    record.set("name", "sent");
    const sent = valuesToBe(form);
    record.set("name", "sent and more");
    meanwhile.merge({ ...loaded, name: "sent" }, sent);
    expect([meanwhile.isEmpty, value("name"), record.touched]).to.eql([true, "sent and more", ["name"]]);
  });

  it("a save that was not stored does not count as stored; other changes of its fields are conflicts", () => {
    const { form, record, meanwhile } = open();
    record.set("name", "sent");
    const sent = valuesToBe(form);
    meanwhile.merge({ ...loaded }, sent);
    expect([meanwhile.isEmpty, record.touched]).to.eql([true, ["name"]]);
    meanwhile.merge({ ...loaded, name: "theirs" }, sent);
    expect(meanwhile.open).to.have.length(1);
  });

  it("a field that a rule hides sends what others have saved", () => {
    const { form, meanwhile } = open();
    const hidden = { isHidden: true, isRequired: false, isDisabled: false, validators: [] };
    form.setStates(new Map([["note", hidden]]));
    meanwhile.merge({ ...loaded, note: "theirs" });
    expect([meanwhile.open, form.payload()["note"]]).to.eql([[], "theirs"]);
  });
});
