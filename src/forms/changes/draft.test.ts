import { expect } from "@open-wc/testing";
import { secretNames } from "../../base/storage/secret-names.ts";
import { configure } from "../../base/settings.ts";
import { unread } from "../../values/unread.ts";
import { contentOf, differences, mayKeepAll, restore } from "./draft.ts";
import { Form, type FieldCodec } from "../open-form.ts";
import { readSchema } from "../schema/schema.ts";

const text: FieldCodec = { empty: "", read: (raw) => raw ?? "", write: (value) => value };
const number: FieldCodec = {
  empty: null,
  read: (raw) => (raw === "" || raw == null ? null : Number.isNaN(Number(raw)) ? unread(raw) : Number(raw)),
  write: (value, raw) => (typeof raw === "string" ? String(value) : value),
};
const codecs = ({ type }: { type: string }) => (type === "Number" ? number : type === "Label" ? undefined : text);
const open = (schema: object, raw: object): Form =>
  new Form({ schema: readSchema({ schema }, "f"), raw: { ...raw }, codecs, isNew: false });

const plain = { name: { type: "Text", title: "Назва" }, area: { type: "Number" }, note: { type: "Text" } };
const loaded = { name: "a", area: "1.5", note: "x" };

describe("a draft [SAFETY §4]", () => {
  it("holds changed fields only, in the record's spelling, with the loaded values; an untouched form has none", () => {
    const form = open(plain, loaded);
    expect(contentOf(form)).to.equal(undefined);
    form.record.set("name", "b");
    form.record.set("area", 2);
    expect(contentOf(form)).to.deep.include({
      values: { name: "b", area: "2" },
      first: { name: "a", area: "1.5" },
      titles: { name: "Назва", area: "area" },
    });
    form.record.set("name", "a");
    form.record.set("area", 1.5);
    expect(contentOf(form)).to.equal(undefined);
  });

  it("holds invalid text, and restores it as it was typed", () => {
    const form = open(plain, loaded);
    form.record.set("area", unread("дві з половиною"));
    const again = open(plain, loaded);
    restore(again, contentOf(form)!);
    expect(again.record.value("area")).to.eql(unread("дві з половиною"));
  });

  it("is restored as one undo step, over values that rules set in response", () => {
    const form = open(plain, loaded);
    form.record.set("name", "b");
    form.record.set("note", "typed");
    const again = open(plain, loaded);
    again.record.react((path) => path === "note" && again.record.set("name", "by a rule"));
    expect(restore(again, contentOf(form)!)).to.eql([]);
    expect([again.record.value("name"), again.record.value("note")]).to.eql(["b", "typed"]);
    again.record.undo();
    expect([again.record.isDirty, again.record.history.canUndo]).to.eql([false, false]);
  });

  it("never holds passwords, captchas, fields with draft: false, nor secrets of nested ones", () => {
    secretNames.add("code");
    configure({ field_types: { Secret: "Password" } });
    const types = ["Password", "Secret", "Captcha"];
    const schema = Object.fromEntries(types.map((type) => [type.toLowerCase(), { type }]));
    const form = open(
      { ...schema, quiet: { type: "Text", draft: false }, code: { type: "Text" }, rows: { type: "Text" } },
      {},
    );
    for (const { name } of form.schema.entries) form.record.set(name, "swordfish");
    form.record.set("rows", [{ name: "a", code: "swordfish", file: new Blob(["swordfish"]) }]);
    form.pending = { key: "k", sent: '{"password":"swordfish"}' };
    expect(mayKeepAll(form)).to.equal(false);
    const content = contentOf(form)!;
    expect(content.values).to.eql({ rows: [{ name: "a", file: undefined }] });
    expect(JSON.stringify(content)).not.to.contain("swordfish");
  });

  it("keeps the key of a write whose answer was lost, and a new form reuses it", () => {
    const form = open(plain, loaded);
    form.pending = { key: "k", sent: "{}" };
    const again = open(plain, loaded);
    restore(again, contentOf(form)!);
    expect(again.pending).to.eql({ key: "k", sent: "{}" });
  });
});

describe("the differences of a draft", () => {
  it("list each field with its current value and that of the draft, and whether the server's value has changed", () => {
    const form = open(plain, loaded);
    form.record.set("name", "b");
    form.record.set("area", 2);
    const later = open(plain, { ...loaded, name: "theirs" });
    const found = differences(later, contentOf(form)!);
    expect(found.map(({ name, now, kept, isOutdated }) => [name, now, kept, isOutdated])).to.eql([
      ["name", "theirs", "b", true],
      ["area", "1.5", "2", false],
    ]);
  });

  it("are empty where the record holds the same value already", () => {
    const form = open(plain, loaded);
    form.record.set("name", "b");
    expect(differences(open(plain, { ...loaded, name: "b" }), contentOf(form)!)).to.eql([]);
  });

  it("show fields that no longer exist; later drafts of the form keep them", () => {
    const form = open(plain, loaded);
    form.record.set("name", "b");
    const without = open({ note: { type: "Text" }, area: { type: "Label" } }, loaded);
    const lost = restore(without, contentOf(form)!);
    expect(lost.map(({ name, title, kept }) => [name, title, kept])).to.eql([["name", "Назва", "b"]]);
    without.record.set("note", "y");
    expect(contentOf(without, lost)!.values).to.eql({ name: "b", note: "y" });
  });
});
