import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { Form } from "../open-form.ts";
import { readSchema } from "../schema/schema.ts";
import { contentOf, type DraftContent } from "../changes/draft.ts";
import { Drafting, draftPlace, wantsDrafts } from "./drafting.ts";
import { isReadOnly } from "./read-only.ts";

const codec = { empty: "", read: (raw: unknown) => raw ?? "", write: (value: unknown) => value };
const plain = { schema: { a: { title: "A" }, b: {} } };
const open = (schema: object = plain) =>
  new Form({ schema: readSchema(schema, "f"), raw: { a: "1", b: "2" }, codecs: () => codec, isNew: false });

/** A draft of the form with these values. */
function draft(id: string, values: Record<string, unknown>, schema?: object) {
  const form = open(schema);
  for (const [name, value] of Object.entries(values)) form.record.set(name, value);
  return { id, at: 1, content: contentOf(form) as DraftContent };
}
type Draft = ReturnType<typeof draft>;

/** A drafting with a store in memory, which records its calls. */
function start(form: Form, lost: Draft[] = [], id = "7") {
  const done: string[] = [];
  const told: string[] = [];
  const shelf = {
    isWriting: true,
    changed: () => void done.push("changed"),
    flush: async () => (done.push("flush"), shelf.isWriting),
    found: async () => lost,
    drop: async (one: { id: string }) => void done.push(`drop ${one.id}`),
    putBack: async (one: { id: string }) => void done.push(`put back ${one.id}`),
    end: () => void done.push("end"),
  };
  const drafting = new Drafting(form, id, (state) => told.push(state));
  const end = drafting.start(shelf);
  return { drafting, done, told, shelf, end };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("which forms keep drafts", () => {
  afterEach(() => configure({ drafts: null }));
  const { schema } = open();

  it("[SAFETY §4] every editable form; no read-only one", () => {
    expect(wantsDrafts(schema, {})).to.equal(true);
    expect(wantsDrafts(schema, { mode: "edit", disabled: false })).to.equal(true);
    expect(wantsDrafts(schema, { mode: "info" })).to.equal(false);
    expect(wantsDrafts(schema, { disabled: true })).to.equal(false);
    expect([isReadOnly({ mode: "info" }), isReadOnly({ disabled: true }), isReadOnly({ mode: "add" })]).to.eql([
      true,
      true,
      false,
    ]);
  });

  it("none where the setting or the schema says no", () => {
    expect(wantsDrafts(open({ ...plain, draft: false }).schema, {})).to.equal(false);
    expect(wantsDrafts(open({ ...plain, draft: true }).schema, {})).to.equal(true);
    configure({ drafts: false });
    expect(wantsDrafts(schema, {})).to.equal(false);
  });

  it("a draft belongs to table, record and form; of a new record to its initial values too", () => {
    const form = open();
    const place = (entry: object, id: string) => draftPlace(entry, form, id);
    expect(place({ table: "t", obj: "x" }, "7")).to.equal(place({ table: "t" }, "7"));
    const places = [
      place({ table: "t" }, "7"),
      place({ table: "u" }, "7"),
      place({ table: "t" }, "8"),
      place({ table: "t" }, ""),
      place({ table: "t", obj: "x" }, ""),
    ];
    expect(new Set(places).size).to.equal(5);
  });
});

describe("typed text", () => {
  it("is kept from the first key on; text typed before the code loaded is kept at once", async () => {
    const form = open();
    const { done } = start(form);
    expect(done).to.eql([]);
    form.record.set("a", "x");
    expect(done).to.eql(["changed"]);
    expect(start(form).done).to.eql(["changed", "flush"]);
  });

  it("the draft is removed at once when the text is restored by hand", () => {
    const form = open();
    const { done, drafting } = start(form);
    form.record.set("a", "x");
    expect(drafting.content?.values).to.eql({ a: "x" });
    form.record.set("a", "1");
    expect([done, drafting.content]).to.eql([["changed", "changed", "flush"], undefined]);
  });

  it("stays on disk while the answer of a write is missing", () => {
    const form = open();
    const { done } = start(form);
    form.pending = { key: "k", sent: "{}" };
    form.record.any.tell();
    expect(done).to.eql(["changed"]);
  });

  it("is not kept after the form has ended", () => {
    const form = open();
    const { done, end } = start(form);
    end();
    form.record.set("a", "x");
    expect(done).to.eql(["end"]);
  });
});

describe("a lost draft", () => {
  it("is offered with its differences; a draft that changes nothing is dropped", async () => {
    const { drafting, done } = start(open(), [draft("one", { a: "x" }), draft("two", { a: "1", b: "3" })]);
    await settled();
    expect(drafting.offered.map(({ draft: { id }, rows }) => [id, rows.map(({ name }) => name)])).to.eql([
      ["one", ["a"]],
      ["two", ["b"]],
    ]);
    const form = open();
    form.record.set("a", "x");
    const other = start(form, [draft("one", { a: "x" })]);
    await settled();
    expect([other.drafting.offered, other.done, done]).to.eql([[], ["changed", "flush", "drop one"], []]);
  });

  it("of a new record is offered also when a write has no answer, of a stored one not", async () => {
    const lost = {
      id: "one",
      at: 1,
      content: { values: {}, first: {}, titles: {}, page: 1, pending: { key: "k", sent: "{}" } },
    };
    const [fresh, stored] = [start(open(), [lost], ""), start(open(), [lost], "7")];
    await settled();
    expect([fresh.drafting.offered.length, stored.drafting.offered.length]).to.eql([1, 0]);
  });

  it("is restored as typed text; the old draft is removed once the new one is on disk", async () => {
    const form = open();
    const { drafting, done, told } = start(form, [draft("one", { a: "x" })]);
    await settled();
    drafting.restore("one");
    expect([form.record.value("a"), drafting.offered, told]).to.eql(["x", [], ["restored"]]);
    await settled();
    expect(done.slice(-2)).to.eql(["flush", "drop one"]);
  });

  it("stays when it is restored while the disk fails", async () => {
    const { drafting, done, shelf } = start(open(), [draft("one", { a: "x" })]);
    await settled();
    shelf.isWriting = false;
    drafting.restore("one");
    await settled();
    expect(done).not.to.include("drop one");
  });

  it("shows fields that the form no longer has, and its new draft keeps them until a save", async () => {
    const old = draft("one", { a: "x", gone: "typed" }, { schema: { ...plain.schema, gone: { title: "Gone" } } });
    const form = open();
    const { drafting } = start(form, [old]);
    await settled();
    drafting.restore("one");
    expect(drafting.lost.map(({ name, kept }) => [name, kept])).to.eql([["gone", "typed"]]);
    expect(drafting.content?.values).to.eql({ gone: "typed", a: "x" });
    form.record.set("a", "1");
    expect(drafting.content?.values, "nothing else is typed").to.eql({ gone: "typed" });
    form.record.settled.tell();
    expect([drafting.lost, drafting.content]).to.eql([[], undefined]);
  });

  it("of fields that the form no longer has stays on disk when it is restored", async () => {
    const old = draft("one", { gone: "typed" }, { schema: { ...plain.schema, gone: { title: "Gone" } } });
    const { drafting, done } = start(open(), [old]);
    await settled();
    drafting.restore("one");
    await settled();
    expect(drafting.content?.values).to.eql({ gone: "typed" });
    expect(done, "in the form's own draft").to.eql(["changed", "flush", "drop one"]);
  });

  it("whose write was cut off on the disk is restored without it", async () => {
    for (const sent of ["{", "null", "5"]) {
      const form = open();
      const damaged = draft("one", { a: "x" });
      damaged.content.pending = { key: "k", sent };
      const { drafting } = start(form, [damaged]);
      await settled();
      drafting.restore("one");
      expect([form.record.value("a"), form.pending]).to.eql(["x", undefined]);
    }
  });

  it("can be restored after it was discarded", async () => {
    const { drafting, done, told } = start(open(), [draft("one", { a: "x" })]);
    await settled();
    drafting.drop("one");
    expect(drafting.offered.map(({ isDropped }) => isDropped)).to.eql([true]);
    drafting.putBack("one");
    expect(drafting.offered.map(({ isDropped }) => isDropped)).to.eql([false]);
    expect([done, told]).to.eql([
      ["drop one", "put back one"],
      ["dropped", "kept"],
    ]);
  });

  it("is not offered to another user", async () => {
    const { drafting } = start(open(), [draft("one", { a: "x" })]);
    await settled();
    drafting.forget();
    expect(drafting.offered).to.eql([]);
  });
});
