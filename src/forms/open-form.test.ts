import { expect } from "@open-wc/testing";
import { startClock } from "../../test/support/clock.ts";
import { unread } from "../values/unread.ts";
import { Form, type FieldCodec } from "./open-form.ts";
import { readSchema } from "./schema/schema.ts";
import { Meanwhile } from "./changes/changed-meanwhile.ts";
import { sentBy, takeAsSaved } from "./changes/sent.ts";
import { startRules } from "./rules/rules.ts";
import { judge } from "./checks/validators.ts";

const text: FieldCodec = { empty: "", read: (raw) => raw ?? "", write: (value) => value };
const number: FieldCodec = {
  empty: null,
  read: (raw) => (raw === "" || raw == null ? null : Number.isNaN(Number(raw)) ? unread(raw) : Number(raw)),
  write: (value, raw) => (typeof raw === "string" ? String(value) : value),
  unreadProblem: () => "notNumber",
};
const codecs = ({ type }: { type: string }) => ({ Text: text, Number: number })[type];

function open(schema: object, raw: object, isNew = false): Form {
  const form = new Form({ schema: readSchema({ schema }, "f"), raw: { ...raw }, codecs, isNew });
  form.judgeBy(judge);
  return form;
}
const plain = { name: { type: "Text" }, area: { type: "Number" }, note: { type: "Label" } };

describe("an open form", () => {
  it("an untouched form sends the loaded values, byte for byte, and nothing else", () => {
    const form = open(plain, { name: " a ", area: "1234.50", other: 7, note: "x" });
    expect(form.payload()).to.eql({ name: " a ", area: "1234.50" });
    expect(form.record.isDirty).to.equal(false);
    expect(open(plain, { name: "a" }).payload(), "a field the server did not send").to.eql({ name: "a" });
  });

  it("a changed value is sent in the loaded spelling; a reverted value is not a change", () => {
    const form = open(plain, { name: "a", area: "1234.50" });
    form.record.set("area", 7);
    expect(form.payload()).to.eql({ name: "a", area: "7" });
    form.record.set("area", 1234.5);
    expect([form.record.isDirty, form.payload()["area"]]).to.eql([false, "1234.50"]);
  });

  it("an invalid value is a problem and is sent as it was typed", () => {
    const form = open(plain, { area: "багато" });
    expect(form.payload()).to.eql({ area: "багато" });
    expect(form.judgeAll().map(({ path, code }) => [path, code])).to.eql([["area", "notNumber"]]);
    form.record.set("area", unread("дві"));
    expect(form.payload()).to.eql({ area: "дві" });
  });

  it("checks what was typed before the code of checks came, once it is there, but not what a submit has checked", () => {
    const form = new Form({ schema: readSchema({ schema: plain }, "f"), raw: { area: "1" }, codecs, isNew: false });
    const clock = startClock();
    try {
      form.record.set("area", unread("дві"));
      form.judgeSoon("area");
      clock.pass(1000);
      expect(form.problem("area")).to.equal(undefined);
      form.judgeBy(judge);
      clock.pass(499);
      expect(form.problem("area"), "the person may still type").to.equal(undefined);
      clock.pass(1);
      expect(form.problem("area")?.code).to.equal("notNumber");
      form.judgeSoon("area");
      form.judgeAll();
      expect(clock.waits).to.eql([]);
    } finally {
      clock.end();
    }
  });

  it("a new record takes the defaults and sends every field that stores", () => {
    const form = open({ name: { type: "Text", default: "нова" }, area: { type: "Number" } }, {}, true);
    expect(form.payload()).to.eql({ name: "нова", area: null });
  });

  it("computes the whole form once for many values that change together, so that 1,200 fields do not take seconds", () => {
    const names = [...Array(1200).keys()].map((at) => `f${at}`);
    const raw = Object.fromEntries(names.map((name) => [name, "a"]));
    const show = (name: string, at: number) => ({ type: "Text", behavior: { b: { show: [names[at + 1] ?? name] } } });
    const form = open(Object.fromEntries(names.map((name, at) => [name, show(name, at)])), raw);
    const end = startRules(form, (mistake) => expect.fail(mistake));
    const meanwhile = new Meanwhile(form);
    const { any } = form.record;
    const changes: Record<string, () => void> = {
      "a draft": () => form.record.setAll(names.map((name) => [name, "b"])),
      "an undo": () => form.record.undo(),
      "a redo": () => form.record.redo(),
      "a save": () => takeAsSaved(form, sentBy(form, true)),
      "others' changes": () => meanwhile.merge(raw),
      "a reset": () => form.reset(),
    };
    for (const [name, change] of Object.entries(changes)) {
      const before = any.version();
      change();
      expect(any.version() - before, name).to.be.within(1, 2);
    }
    expect([form.record.isDirty, form.state("f1").isHidden]).to.eql([false, true]);
    end();
  });

  it("dotted names are paths of the record", () => {
    const form = open({ "a.b": { type: "Text" } }, { a: { b: "1", c: "2" } });
    form.record.set("a.b", "3");
    expect(form.payload()).to.eql({ "a.b": "3" });
    expect(form.record.with({ "a.b": "3" })).to.deep.equal({ a: { b: "3", c: "2" } });
  });

  it("notifies only listeners of the changed path", () => {
    const form = open(plain, {});
    const told: string[] = [];
    for (const path of ["name", "area"]) form.record.listen(path, () => told.push(path));
    form.record.set("name", "x");
    form.record.set("name", "x");
    expect(told).to.eql(["name"]);
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

  it("after a reset nothing is said any more about what was typed before", () => {
    const form = open({ name: { type: "Text", validators: ["required"] } }, {});
    const clock = startClock();
    form.record.set("name", "x");
    form.judgeSoon("name");
    form.setRemark("name", { text: "Не знайдено", isWrong: true } as never);
    form.reset();
    clock.pass(1000);
    expect([form.problems, form.remark("name")]).to.eql([[], undefined]);
    clock.end();
  });
});

describe("validation while typing", () => {
  it("[R9.4-05] happens once, half a second after the last key, and not while a button is being pressed", () => {
    const form = open({ name: { type: "Text", validators: ["required"] } }, {});
    const clock = startClock();
    let told = 0;
    form.problemStore.listen(() => told++);
    form.judgeSoon("name");
    clock.pass(400);
    form.judgeSoon("name");
    clock.pass(499);
    expect([form.problems.length, told]).to.eql([0, 0]);
    clock.pass(1);
    expect([form.problems.length, told]).to.eql([1, 1]);
    form.record.set("name", "Лис");
    form.isPressed = true;
    form.judgeSoon("name");
    clock.pass(500);
    expect(form.problems, "a line that goes would move the button away").to.have.length(1);
    form.isPressed = false;
    clock.pass(500);
    expect(form.problems).to.eql([]);
    expect(clock.waits).to.eql([]);
    clock.end();
  });

  it("does not repeat for a field that was validated at once", () => {
    const form = open({ name: { type: "Text", validators: ["required"] } }, {});
    const clock = startClock();
    form.judgeSoon("name");
    form.judge("name");
    expect([form.problems.length, clock.waits]).to.eql([1, []]);
    clock.end();
  });
});

describe("undo for the whole form", () => {
  it("goes back over the last thousand steps", () => {
    const { record } = open({ a: { type: "Text" } }, { a: "" });
    for (let step = 1; step <= 1001; step++) {
      record.set("a", String(step));
      record.history.seal();
    }
    let count = 0;
    for (; record.history.canUndo; count++) record.undo();
    expect([count, record.value("a")]).to.eql([1000, "1"]);
  });

  it("undoes typing with all its consequences, and redoes it", () => {
    const form = open({ kind: { type: "Text" }, note: { type: "Text" } }, { kind: "a", note: "x" });
    const { record } = form;
    record.react((path) => path === "kind" && record.set("note", `${record.value("kind") as string}!`));
    record.set("kind", "b");
    expect(form.payload()).to.eql({ kind: "b", note: "b!" });
    record.undo();
    expect([form.payload(), record.isDirty]).to.eql([{ kind: "a", note: "x" }, false]);
    record.redo();
    expect(form.payload()).to.eql({ kind: "b", note: "b!" });
  });

  it("keys in one field are one step until it is left; text that was restored by hand is no step", () => {
    const { record } = open({ a: { type: "Text" }, b: { type: "Text" } }, { a: "", b: "" });
    for (const typed of ["о", "од", "один"]) record.set("a", typed);
    record.history.seal();
    record.set("a", "два");
    record.undo();
    expect(record.value("a")).to.equal("один");
    record.undo();
    expect([record.value("a"), record.history.canUndo, record.history.canRedo]).to.eql(["", false, true]);
    record.set("b", "x");
    expect(record.history.canRedo).to.equal(false);
    record.set("b", "");
    expect(record.history.canUndo).to.equal(false);
  });

  it("random edits undone give the start, done again give the end", () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 50; round++) {
      const { record } = open(Object.fromEntries([..."abcdef"].map((name) => [name, { type: "Text" }])), {});
      record.react((path) => path === "a" && record.set("b", record.value("a")));
      const values = () => [..."abcdef"].map((name) => record.value(name));
      const start = values();
      for (let step = 0; step < 60; step++) {
        if (random(5) === 0) record.history.seal();
        if (random(8) === 0) record.undo();
        else if (random(9) === 0) record.redo();
        else record.set("abcdef"[random(6)]!, String(random(4)));
      }
      const end = values();
      let steps = 0;
      while (record.history.canUndo) steps += Number((record.undo(), true));
      expect(values()).to.eql(start);
      while (steps-- > 0) record.redo();
      expect(values()).to.eql(end);
    }
  });
});

describe("fields that rules have changed", () => {
  const all = { isHidden: false, isRequired: false, isDisabled: false, validators: [] };
  const kindAndTenant = { kind: { type: "Text" }, tenant: { type: "Text", validators: ["required"] } };

  it("[R4-24] a hidden field has no problems and sends the loaded value; shown again it is validated as before", () => {
    const form = open(kindAndTenant, { kind: "own", tenant: "Лис" });
    form.record.set("tenant", "");
    expect(form.judgeAll()).to.have.length(1);
    form.setStates(new Map([["tenant", { ...all, isHidden: true }]]));
    expect([form.problems, form.isMissing, form.payload()]).to.eql([[], false, { kind: "own", tenant: "Лис" }]);
    form.setStates(new Map());
    expect([form.judgeAll().length, form.isMissing]).to.eql([1, true]);
  });

  it("[R5.1-05] a required field that is hidden or filled is not missing", () => {
    const form = open(kindAndTenant, {});
    expect(form.isMissing).to.equal(true);
    const state = { ...all, isRequired: true };
    form.setStates(new Map([["tenant", { ...state, isHidden: true }]]));
    expect(form.isMissing).to.equal(false);
    form.setStates(new Map([["tenant", state]]));
    expect(form.isMissing).to.equal(true);
    form.record.set("tenant", "Лис");
    expect(form.isMissing).to.equal(false);
  });

  it("a hidden field with clear_hidden sends null; a new record omits an empty one", () => {
    const cleared = open({ ...kindAndTenant, tenant: { type: "Text", clear_hidden: true } }, { tenant: "Лис" });
    cleared.setStates(new Map([["tenant", { ...all, isHidden: true }]]));
    expect(cleared.payload()).to.eql({ tenant: null });
    const fresh = open(kindAndTenant, {}, true);
    fresh.record.set("tenant", "typed before");
    fresh.setStates(new Map([["tenant", { ...all, isHidden: true }]]));
    expect(fresh.payload()).to.eql({ kind: "" });
  });

  it("only views of a changed field are drawn again", () => {
    const form = open(kindAndTenant, {});
    const told: string[] = [];
    for (const path of ["kind", "tenant"]) form.record.listen(path, () => told.push(path));
    form.setStates(new Map([["tenant", { ...all, isDisabled: true }]]));
    form.setStates(new Map([["tenant", { ...all, isDisabled: true }]]));
    expect(told).to.eql(["tenant"]);
  });
});

describe("tabs and steps", () => {
  it("[R2.3-07] [R3.6-10] [R3.6-35] fields are on the tab that they or their group name, by number or title", () => {
    const schema = readSchema(
      {
        schema: { a: {}, b: { tab: 2 }, c: {}, d: { tab: "Карта" }, e: { tab: "Файли" } },
        fieldsets: [
          { legend: "Основне", fields: ["a", "b"] },
          { fields: ["c"], tab: 2 },
        ],
        tabs: ["Загальне", "Карта"],
      },
      "f",
    );
    const form = new Form({ schema, raw: {}, codecs: () => text, isNew: true });
    expect(schema.tabs).to.eql(["Загальне", "Карта", "Файли"]);
    expect([..."abcde"].map((name) => form.pages.of(name))).to.eql([1, 2, 2, 2, 3]);
    form.setStates(new Map([["e", { isHidden: true, isRequired: false, isDisabled: false, validators: [] }]]));
    expect(form.pages.all).to.eql([1, 2]);
  });

  it("[R3.6-63] in multi-step mode the record holds the step as `tab`", () => {
    const schema = readSchema({ schema: { a: {}, b: { tab: 2 } }, tabs: ["1", "2"], steps: true }, "f");
    const form = new Form({ schema, raw: {}, codecs: () => text, isNew: true });
    form.pages.turnTo(2);
    expect(form.payload()).to.eql({ tab: 2, a: "", b: "" });
  });
});
