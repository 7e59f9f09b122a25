import { expect } from "@open-wc/testing";
import { answers, status } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { unread } from "../../values/unread.ts";
import { Meanwhile } from "../changes/changed-meanwhile.ts";
import { Form, judgeMs, type FieldCodec } from "../open-form.ts";
import { readSchema } from "../schema/schema.ts";
import { schemaMistakes } from "../schema/schema-mistakes.ts";
import { startRules } from "./rules.ts";

const text: FieldCodec = { empty: "", read: (raw) => raw ?? "", write: (value) => value };
const plain: FieldCodec = { empty: null, read: (raw) => raw ?? null, write: (value) => value };
const codecs = ({ type }: { type: string }) => (type === "Label" ? undefined : type === "Text" ? text : plain);

const mistakes: string[] = [];
let end = () => {};
afterEach(() => {
  end();
  mistakes.length = 0;
});

function open(schema: Record<string, unknown>, raw: object = {}, isNew = false): Form {
  const made = readSchema({ schema }, "parcel");
  const form = new Form({ schema: made, raw: { ...raw }, codecs, isNew });
  end = startRules(form, (mistake) => mistakes.push(mistake));
  return form;
}
const hidden = (form: Form) => form.schema.entries.map(({ name }) => name).filter((name) => form.state(name).isHidden);

describe("rules of a field by its value", () => {
  const kind = (behavior: unknown) => ({ kind: { type: "Text", behavior }, tenant: {}, until: {} });

  it("[R4-21] [R3.6-57] [R3.6-58] show and hide others; a field that a rule shows is hidden until the rule applies", () => {
    const form = open(kind({ lease: { show: ["tenant"] }, own: { hide: ["until"] } }), { kind: "own" });
    expect(hidden(form)).to.eql(["tenant", "until"]);
    form.record.set("kind", "lease");
    expect(hidden(form)).to.eql([]);
    form.record.set("kind", "");
    expect(hidden(form)).to.eql(["tenant"]);
  });

  it("[R3.6-60] an exact value wins; * matches every other one, also empty", () => {
    const form = open(kind({ lease: { show: "tenant" }, "*": { hide: "tenant, until" } }), { kind: "lease" });
    expect(hidden(form)).to.eql([]);
    for (const value of ["own", "", "LEASE"]) {
      form.record.set("kind", value);
      expect(hidden(form), value).to.eql(["tenant", "until"]);
    }
  });

  it("[R4-22] names in validators may have spaces after their commas, and are no mistake of the author", () => {
    for (const validators of ["tenant, until", ["tenant", "until"]]) {
      const form = open(kind({ lease: { validators } }), { kind: "lease" });
      expect(["tenant", "until"].map((name) => form.state(name).isRequired)).to.eql([true, true]);
      expect(schemaMistakes(form.schema, () => true)).to.eql([]);
    }
    const { schema } = open(kind({ lease: { validators: "tenant, util" } }));
    expect(schemaMistakes(schema, () => true)).to.eql([
      'field "kind": behavior "lease": validators names "util", which is no field (did you mean "until"?)',
    ]);
  });

  it("[R3.6-60] yes and no can be written in all their words", () => {
    for (const [value, words] of [
      [true, ["true", "t", "1", "on"]],
      [false, ["false", "f", "0", "off"]],
    ] as const)
      for (const word of words) {
        const form = open({ a: { type: "Any", behavior: { [word]: { hide: ["b"] } } }, b: {} }, { a: value });
        expect(hidden(form), word).to.eql(["b"]);
        form.record.set("a", !value);
        expect(hidden(form), `not ${word}`).to.eql([]);
        end();
      }
  });

  it("of several rules on one field the last that applies wins", () => {
    const form = open({
      a: { behavior: { x: { hide: ["c"] } } },
      b: { behavior: { x: { show: ["c"] } } },
      c: {},
    });
    form.record.set("a", "x");
    form.record.set("b", "x");
    expect(hidden(form)).to.eql([]);
  });

  it("[R4-22] [R4-23] [R3.6-59] require and disable fields, and stop when they no longer apply", () => {
    const behavior = { done: { require: ["tenant"], disabled: { until: true } } };
    const form = open(kind(behavior), {});
    form.record.set("kind", "done");
    expect([form.state("tenant").isRequired, form.state("until").isDisabled]).to.eql([true, true]);
    expect(form.state("tenant").validators.map(({ type }) => type)).to.eql(["required"]);
    form.record.set("kind", "new");
    expect([form.state("tenant").isRequired, form.state("until").isDisabled]).to.eql([false, false]);
  });

  it("a rule may turn off what the schema requires or disables", () => {
    const form = open({
      kind: { behavior: { own: { require: { tenant: false }, disabled: { until: false } } } },
      tenant: { required: true },
      until: { disabled: true },
    });
    form.record.set("kind", "own");
    expect([form.state("tenant").validators, form.state("until").isDisabled]).to.eql([[], false]);
  });

  it("[R3.6-55] validators of a rule hold only while it applies; a list of names makes these fields required", () => {
    const behavior = {
      a: { validators: { until: [{ type: "length", min: 3 }, "required"] } },
      b: { validators: ["tenant"] },
    };
    const form = open(kind(behavior), {});
    form.record.set("kind", "a");
    expect(form.state("until").validators.map(({ type }) => type)).to.eql(["required", "length"]);
    form.record.set("kind", "b");
    expect([form.state("until").validators, form.state("tenant").isRequired]).to.eql([[], true]);
  });

  it("chained parents: a hidden field does not show its dependants", () => {
    const form = open(
      {
        a: { behavior: { yes: { show: ["b"] } } },
        b: { behavior: { yes: { show: ["c"] } } },
        c: { behavior: { yes: { show: ["d"] } } },
        d: {},
      },
      { a: "yes", b: "yes", c: "yes" },
    );
    expect(hidden(form)).to.eql([]);
    form.record.set("a", "no");
    expect(hidden(form)).to.eql(["b", "c", "d"]);
  });

  it("switches and lists: true, t and 1 are one value; a list has the rules of its items", () => {
    const form = open({ on: { type: "Any", behavior: { t: { show: ["a"] } } }, a: {} }, { on: true });
    expect(hidden(form)).to.eql([]);
    form.record.set("on", ["x", "t"]);
    expect(hidden(form)).to.eql([]);
    form.record.set("on", false);
    expect(hidden(form)).to.eql(["a"]);
  });

  it("rules that hide each other endlessly are stopped and reported", () => {
    const form = open({ a: { behavior: { "*": { hide: ["b"] } } }, b: { behavior: { "*": { hide: ["a"] } } } });
    expect(hidden(form)).to.eql([]);
    expect(mistakes).to.eql(['the rules of "a", "b" show and hide each other without end']);
  });

  it("invalid rules are left out, and the others work", () => {
    const form = open({
      a: { behavior: { x: "hide", "*": { hide: ["b"], set: { nothing: 1 } } } },
      b: { behavior: [1] },
    });
    form.record.set("a", "y");
    expect([hidden(form), mistakes]).to.eql([["b"], []]);
  });

  it("disabled: true disables the field itself", () => {
    const form = open({ a: { behavior: { done: { disabled: true } } } });
    form.record.set("a", "done");
    expect(form.state("a").isDisabled).to.equal(true);
  });
});

describe("set", () => {
  it("[R4-25] [R3.6-54] sets fixed values when the value changes, not when the form opens; one undo reverts all", () => {
    const form = open(
      { kind: { behavior: { lease: { set: { until: "2027-01-01" } } } }, until: {} },
      { kind: "lease" },
    );
    expect([form.record.value("until"), form.record.isDirty]).to.eql(["", false]);
    form.record.set("kind", "own");
    form.record.history.seal();
    form.record.set("kind", "lease");
    expect(form.record.value("until")).to.equal("2027-01-01");
    form.record.undo();
    expect([form.record.value("kind"), form.record.value("until")]).to.eql(["own", ""]);
  });

  it("[R4-25] takes a value from an address that begins with /api, with the form's values in it", async () => {
    const calls = answers({ rate: "12.50" });
    const set = { rate: "/api/get/rate/{zone}/{id}?sum={sum}" };
    const sum = { type: "Label", formula: "2 + 3" };
    const form = open({ zone: { behavior: { "*": { set } } }, rate: {}, sum }, { id: 17 });
    form.record.set("zone", "A/1");
    await waitUntil(() => form.record.value("rate") === "12.50");
    expect(calls.map(({ path }) => path)).to.eql(["/api/get/rate/A%2F1/17?sum=5"]);
  });

  it("sets all values from the address, but not those of an outdated value", async () => {
    const calls = answers((request: Request) => Response.json({ v: new URL(request.url).pathname }));
    const set = { rate: "/api/rate/{zone}", name: "/api/name/{zone}" };
    const form = open({ zone: { behavior: { A: { set }, B: { set: { rate: "fixed" } } } }, rate: {}, name: {} });
    form.record.set("zone", "A");
    form.record.set("zone", "B");
    await new Promise((done) => setTimeout(done, judgeMs + 100));
    expect([calls.length, form.record.value("rate")]).to.eql([0, "fixed"]);
    form.record.set("zone", "A");
    await waitUntil(() => form.record.value("name") === "/api/name/A");
    expect(form.record.value("rate")).to.equal("/api/rate/A");
  });

  it("a button that is pressed twice asks the address once", async () => {
    const calls = answers({ b: "x" });
    const form = open({ a: { type: "Text", behavior: { "*": { set: { b: "/api/x" }, button: "Взяти" } } }, b: {} });
    form.record.set("a", "1");
    for (let press = 0; press < 2; press++) form.runs.get("a")![0]!.run();
    await waitUntil(() => form.record.value("b") === "x", "not set");
    await new Promise((done) => setTimeout(done));
    expect(calls).to.have.length(1);
  });

  it("rules that set each other endlessly are stopped and reported; the last values stay", () => {
    const form = open({
      a: { type: "Any", behavior: { "*": { eval: "b = a + 1" } } },
      b: { type: "Any", behavior: { "*": { eval: "a = b + 1" } } },
    });
    form.record.set("a", 1);
    expect(mistakes).to.eql(['the rules of "a", "b" set each other without end']);
    form.record.undo();
    expect([form.record.value("a"), form.record.value("b")]).to.eql([null, null]);
  });
});

describe("expressions", () => {
  it("[R3.6-24] a formula is computed again when a field that it uses changes, with exact decimals", () => {
    const schema = {
      area: { type: "Any" },
      rate: { type: "Any" },
      sum: { type: "Label", formula: "round(area * rate, 2)" },
      tax: { type: "Label", formula: "sum * 0.2" },
      note: {},
    };
    const form = open(schema, { area: 0.1, rate: 3 });
    expect([form.record.value("sum"), form.record.value("tax"), form.record.isDirty]).to.eql([0.3, 0.06, false]);
    form.record.set("rate", 7);
    expect([form.record.value("sum"), form.record.value("tax")]).to.eql([0.7, 0.14]);
    expect(form.record.touched).to.eql(["rate"]);
  });

  it("a stored field keeps its loaded value until a field that the formula uses changes", () => {
    const schema = { a: { type: "Any" }, b: { type: "Any", formula: "a * 2" } };
    const form = open(schema, { a: 2, b: 5 });
    expect([form.record.value("b"), form.record.isDirty]).to.eql([5, false]);
    form.record.set("a", 3);
    expect(form.payload()).to.eql({ a: 3, b: 6 });
    form.record.undo();
    expect(form.payload()).to.eql({ a: 2, b: 5 });
  });

  it("a new record that is reset has its computed values again", () => {
    const form = open({ a: { type: "Any", default: 2 }, b: { type: "Any", formula: "a * 2" } }, {}, true);
    form.record.set("a", 5);
    form.reset();
    expect([form.payload(), form.record.isDirty]).to.eql([{ a: 2, b: 4 }, false]);
  });

  it("formulas that use each other do not compute endlessly", () => {
    const form = open(
      { x: { type: "Any" }, a: { type: "Label", formula: "x + b" }, b: { type: "Label", formula: "a + 1" } },
      { x: 1 },
    );
    form.record.set("x", 2);
    expect([form.record.value("a"), form.record.value("b")].every(Number.isFinite)).to.equal(true);
  });

  it("typed text in a computed field stays when the formula has no result", () => {
    const form = open({ a: {}, b: { type: "Any", formula: "a * 2" } }, { b: 1 });
    form.record.set("b", unread("багато"));
    form.record.set("a", "x");
    expect(form.payload()["b"]).to.equal("багато");
    form.record.set("a", "4");
    expect(form.payload()["b"]).to.equal(8);
  });

  it("an unreadable formula is reported once, with field and position, and the value stays", () => {
    const form = open({ a: {}, b: { type: "Any", formula: "a *" }, c: { type: "Any", formula: "alert(a)" } }, { b: 1 });
    form.record.set("a", "2");
    form.record.set("a", "3");
    expect(form.record.value("b")).to.equal(1);
    expect(mistakes).to.have.length(2);
    expect(mistakes[0]).to.match(/^field "b", formula: .* at \d+: .*⮕/);
    expect(mistakes[1]).to.match(/^field "c", formula: there is no function alert/);
  });

  it("[R3.6-56] eval assigns fields, several with ; or as an object, or is the condition of its rule", () => {
    const schema = {
      a: { type: "Any", behavior: { "*": { eval: "b = a * 2; model.c = 'x; ' + a" } } },
      b: { type: "Any", behavior: { "*": [{ eval: "b > 10", hide: ["d"] }, { eval: { e: "b + 1" } }] } },
      c: {},
      d: {},
      e: { type: "Any" },
    };
    const form = open(schema);
    form.record.set("a", 4);
    expect([form.record.value("b"), form.record.value("c"), form.record.value("e")]).to.eql([8, "x; 4", 9]);
    expect(hidden(form)).to.eql([]);
    form.record.set("a", 6);
    expect(hidden(form)).to.eql(["d"]);
  });
});

describe("lookups", () => {
  const schema = (rule: object) => ({
    code: { behavior: { "*": { api: "/api-user/form-proxy?form=contractor", ...rule } } },
    owner: {},
    iban: {},
  });
  const remark = (form: Form) => form.remark("code");

  for (const [how, back] of [
    ["undo", (form: Form) => form.record.undo()],
    ["a reset", (form: Form) => form.reset()],
  ] as const)
    it(`an answer for a value that ${how} has taken back is ignored, and its remark goes`, async () => {
      let answer = (): void => {};
      const form = open(schema({ set: { owner: "name" } }), { code: "100", owner: "А" });
      const calls = answers(
        () => new Promise<Response>((resolve) => (answer = () => resolve(Response.json({ name: "Б" })))),
      );
      form.record.set("code", "300");
      await waitUntil(() => calls.length === 1, "not asked");
      back(form);
      answer();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect([form.record.value("code"), form.record.value("owner"), remark(form)]).to.eql(["100", "А", undefined]);
    });

  it("[R4-26] [R7.2-07] [R3.6-50] asks half a second after the last key, shows that, and fills the fields that set maps", async () => {
    const calls = answers([{ name: "ТОВ «Каштан»", iban: "UA1" }]);
    const form = open(schema({ set: { owner: "name" } }));
    const said: unknown[] = [];
    form.record.listen("code", () => said.push(remark(form)?.kind));
    for (const typed of ["3", "30", "300"]) form.record.set("code", typed);
    await waitUntil(() => remark(form)?.kind === "info");
    expect(said.slice(-2)).to.eql(["busy", "info"]);
    expect(remark(form)).to.eql({ kind: "info", code: "lookupFound", params: { value: "300" } });
    expect([form.record.value("owner"), form.record.value("iban")]).to.eql(["ТОВ «Каштан»", ""]);
    expect(calls.map(({ path }) => path)).to.eql(["/api-user/form-proxy?form=contractor&value=300&field=code"]);
  });

  it("without set the fields with the same names are filled", async () => {
    answers({ owner: "Лис", iban: "UA2", other: 1 });
    const form = open(schema({}));
    form.record.set("code", "1");
    await waitUntil(() => form.record.value("iban") === "UA2");
    expect(form.record.value("owner")).to.equal("Лис");
  });

  it("[R3.6-53] nothing found: our warning, the author's words, or the author's values", async () => {
    answers({}, [], { ok: [] });
    const form = open(schema({ noresult: { ua: "Такого коду немає", en: "No such code" } }));
    form.record.set("code", "1");
    await waitUntil(() => remark(form)?.kind === "warning");
    expect(remark(form)).to.eql({
      kind: "warning",
      code: "lookupNotFound",
      params: { value: "1" },
      words: { ua: "Такого коду немає", en: "No such code" },
    });
    end();
    const other = open(schema({ noresult: { set: { owner: "невідомий" } } }));
    other.record.set("code", "2");
    await waitUntil(() => other.record.value("owner") === "невідомий");
  });

  it("[R8-03] a failure is shown, and typed text stays", async () => {
    answers(status(404));
    const form = open(schema({ set: { owner: "name" } }), { owner: "Лис" });
    form.record.set("code", "1");
    await waitUntil(() => remark(form)?.code === "lookupFailed");
    expect([remark(form)?.kind, form.record.value("owner"), form.record.value("code")]).to.eql(["warning", "Лис", "1"]);
  });

  it("[R8-41] a rule that fails is only logged: the form stays usable, and the other rules go on", async () => {
    answers(status(500));
    const warned: unknown[] = [];
    const { warn } = console;
    console.warn = (...given: unknown[]) => void warned.push(...given);
    const broken = { set: { owner: "/api/no-such-call" }, show: ["iban"] };
    const form = open({
      code: { type: "Text", behavior: { "1": [broken, { eval: "owner +", hide: ["owner"] }] } },
      owner: {},
      iban: {},
    });
    form.record.set("code", "1");
    await waitUntil(() => warned.length > 0, "nothing was logged");
    console.warn = warn;
    expect([hidden(form), form.record.value("owner") ?? "", remark(form)]).to.eql([[], "", undefined]);
    expect(mistakes.join()).to.include("eval");
  });

  it("[R3.6-51] with a button it waits for the click; an empty value asks nothing", async () => {
    const calls = answers({ name: "Лис" });
    const form = open(schema({ button: "Знайти", set: { owner: "name" } }));
    const [run] = form.runs.get("code")!;
    expect(run!.label).to.equal("Знайти");
    run!.run();
    form.record.set("code", "7");
    run!.run();
    await waitUntil(() => form.record.value("owner") === "Лис");
    expect(calls).to.have.length(1);
  });

  it("[R3.6-52] [R7.2-08] val names the value to ask for; placeholders of the address are filled with the model's fields and id", async () => {
    const calls = answers({ owner: "x" }, { owner: "y" });
    const behavior = { "*": { api: "/api/lookup/{id}/{iban}?q={value}", val: "iban", button: true } };
    const form = open({ code: { behavior }, owner: {}, iban: {} }, { id: 17, iban: "UA 3", code: "1" });
    form.runs.get("code")![0]!.run();
    await waitUntil(() => form.record.value("owner") === "x");
    expect(calls[0]!.path).to.equal("/api/lookup/17/UA%203?q=UA%203");
  });

  it("a changed value aborts the former request and removes its message", async () => {
    let release = () => {};
    const calls = answers(
      () => new Promise<Response>((resolve) => (release = () => resolve(Response.json({ name: "old" })))),
      {
        name: "said",
      },
    );
    const form = open(schema({ button: true, set: { owner: "name" } }));
    form.record.set("code", "1");
    form.runs.get("code")![0]!.run();
    await waitUntil(() => calls.length === 1);
    form.record.set("code", "2");
    release();
    await new Promise((done) => setTimeout(done, 20));
    expect([remark(form), form.record.value("owner")]).to.eql([undefined, ""]);
    form.runs.get("code")![0]!.run();
    await waitUntil(() => remark(form)?.kind === "info");
    form.record.set("code", "3");
    expect(remark(form)).to.equal(undefined);
  });

  it("a later request aborts the former one, whose answer is ignored", async () => {
    const release: (() => void)[] = [];
    const slow = (name: string) => () =>
      new Promise<Response>((resolve) => release.push(() => resolve(new Response(JSON.stringify({ name })))));
    const calls = answers(slow("old"), slow("new"));
    const form = open(schema({ button: true, set: { owner: "name" } }));
    form.record.set("code", "1");
    form.runs.get("code")![0]!.run();
    await waitUntil(() => calls.length === 1);
    form.record.set("code", "2");
    form.runs.get("code")![0]!.run();
    await waitUntil(() => calls.length === 2 && release.length === 2);
    release[1]!();
    await waitUntil(() => form.record.value("owner") === "new");
    release[0]!();
    await new Promise((done) => setTimeout(done));
    expect(form.record.value("owner")).to.equal("new");
  });
});

describe("formulas and changes by others", () => {
  const schema = { area: {}, rate: {}, price: { formula: "area * rate" } };
  const loaded = { area: 10, rate: 2, price: 20 };
  const plainNumbers = Object.fromEntries(Object.entries(schema).map(([name, one]) => [name, { type: "Any", ...one }]));

  it("the person's result is computed again from what others have changed; the one stored by others stays", () => {
    const form = open(plainNumbers, loaded);
    const meanwhile = new Meanwhile(form);
    form.record.set("rate", 3);
    expect(form.record.value("price")).to.equal(30);
    meanwhile.merge({ ...loaded, area: 100 });
    expect([form.record.value("price"), meanwhile.open.length]).to.eql([300, 0]);

    const other = open(plainNumbers, loaded);
    new Meanwhile(other).merge({ ...loaded, area: 100, price: 999 });
    expect([other.record.value("price"), other.record.isDirty]).to.eql([999, false]);
  });
});
