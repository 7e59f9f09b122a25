import { expect } from "@open-wc/testing";
import { helperDocs, type HelperDoc } from "./helpers.docs.ts";
import { helpers } from "./helpers.ts";
import { helper } from "./own-helpers.ts";
import { render, type HelperOptions, type Site } from "./template.ts";

const told: string[] = [];
const show = (source: string, data: unknown = {}, site: Site = {}) =>
  render(source, data, { helpers: helpers(), site, warn: (message) => told.push(message) });

describe("helpers", () => {
  beforeEach(() => (told.length = 0));

  const rows: Record<string, string> = {
    number: "R9.2-01",
    round: "R9.2-04",
    sum: "R9.2-03",
    words: "R5.2-25",
    money: "R9.2-02",
    side: "R9.2-06",
    date: "R9.2-07",
    age: "R9.2-08",
    duration: "R9.2-09",
    expiry: "R9.3-01",
    badge: "R9.3-02",
    progress: "R9.3-03",
    truncate: "R9.3-04",
    short: "R9.3-05",
    when: "R8-36",
    format: "R8-35",
    object: "R8-43",
  };
  for (const [name, { examples }] of Object.entries<HelperDoc>(helperDocs))
    for (const { template, data, site, gives } of examples)
      it(`${rows[name] ? `[${rows[name]}] ` : ""}${template} with ${JSON.stringify(data ?? {})} gives ${gives}`, () => {
        expect(show(template, data, site)).to.equal(gives);
      });

  it("documents every helper", () => {
    expect(Object.keys(helpers()).toSorted()).to.deep.equal(Object.keys(helperDocs).toSorted());
  });

  it("lets a field of the record win over a helper of the same name", () => {
    expect(show("{{date}} {{number}} [sum]", { date: "вчора", number: 7, sum: 3 })).to.equal("вчора 7 3");
  });

  it("leaves a helper without values in the text and logs it", () => {
    expect(show("{{sum}}")).to.equal("{{sum}}");
    expect(told.join()).to.contain('the helper "sum" failed: it needs a value');
  });

  it("[R9.2-03] refuses a sum over something that is not a number, and names it", () => {
    expect(show('{{sum rows "a"}}', { rows: [{ a: 1 }, { a: "багато" }] })).to.equal("{{sum rows &quot;a&quot;}}");
    expect(told.join()).to.contain('"багато" is no number');
  });

  it("[R9.2-03] adds without binary errors and beyond 2^53", () => {
    expect(show("{{sum list}}", { list: Array.from({ length: 10 }, () => 0.1) })).to.equal("1.00");
    expect(show("{{sum a b}}", { a: "90071992547409911.01", b: "0.01" })).to.equal("90071992547409911.02");
  });

  it("[R9.2-05] takes the currency from the settings", () => {
    expect(show("{{money 5}}", {}, { currency: "usd" })).to.equal("5 (п’ять) дол. 00 (нуль) цент.");
    expect(show("{{money 5}}", {}, { currency: "rur", language: "ru" })).to.equal("5 (пять) руб. 00 (ноль) коп.");
    expect(show("{{money 5}}", {}, { currency: "uah", language: "en" })).to.contain("п’ять");
  });

  it("[R9.2-05] leaves money in an unknown currency in the text", () => {
    expect(show("{{money 5}}", {}, { currency: "doge" })).to.equal("{{money 5}}");
    expect(told.join()).to.contain('no words for the currency "doge"');
  });

  it("[R5.2-25] takes the page's language when there are no words in the requested one", () => {
    expect(show('{{words 2 language="en"}}', {}, { language: "ru_RU" })).to.equal("два");
    expect(show('{{words 3 language="pl"}}', {}, { language: "ru" })).to.equal("три");
    expect(show('{{words 4 language="en"}}', {}, { language: "en" })).to.equal("чотири");
  });

  it("[R8-36] computes an expression by the given function, and warns when it fails", () => {
    const site: Site = {
      evaluate: (text, data) => {
        if (text === "area > 3") return (data as { area: number }).area > 3;
        throw new SyntaxError("unexpected end");
      },
    };
    const source = "{{#when rule}}так{{else}}ні{{/when}}";
    expect(show(source, { rule: "area > 3", area: 5 }, site)).to.equal("так");
    expect(show(source, { rule: "area > 3", area: 1 }, site)).to.equal("ні");
    expect(told).to.deep.equal([]);
    expect(show(source, { rule: "area >" }, site)).to.equal("");
    expect(told.join()).to.contain('"area >" cannot be computed: unexpected end');
  });

  const conditions: [one: unknown, operator: string, other: unknown, isSo: boolean][] = [
    [1, "==", "1", true],
    ["1,50", "==", 1.5, true],
    [1, "===", "1", false],
    [null, "==", "", true],
    [false, "==", "false", true],
    ["10", ">", "9", true],
    ["10 а", ">", "9 а", false],
    ["б", ">", "а", true],
    [2, "<=", 2, true],
    [2, ">=", 3, false],
    ["9007199254740993", "==", "9007199254740992", false],
    [[], "||", 0, false],
    [[1], "&&", "а", true],
    [1, "!=", 2, true],
    [1, "!==", 1, false],
  ];
  for (const [one, operator, other, isSo] of conditions)
    it(`finds ${JSON.stringify(one)} ${operator} ${JSON.stringify(other)} ${isSo}`, () => {
      expect(show("{{#when one operator other}}так{{else}}ні{{/when}}", { one, operator, other })).to.equal(
        isSo ? "так" : "ні",
      );
    });

  it("[R9.3-02] keeps everything but colours out of a badge's style", () => {
    for (const look of ["url(//evil)", 'red"onclick="x', "inherit", "#12", "var(--x)", {}, ["red"], "expression(1)"])
      expect(show("{{badge text look}}", { text: "а", look }), String(look)).to.equal('<span class="badge">а</span>');
    expect(show("{{badge text look}}", { text: "а", look: "ff7800" })).to.contain("background-color: #ff7800");
    expect(show("{{badge text look}}", { text: "а", look: "rebeccapurple" })).to.contain("rebeccapurple");
  });

  it("keeps a helper's markup out of an attribute", () => {
    expect(show('<a title="{{badge text "info"}}">', { text: "а" })).to.not.contain('title="<');
  });

  it("[R9.3-03] holds progress between 0 and 100", () => {
    expect(
      show("{{progress a}} {{progress b}} {{progress c}} {{progress 1 0}} {{progress 45.5}}", {
        a: -5,
        b: "x",
        c: null,
      }),
    ).to.equal("0 0 0 0 45.5");
  });

  it("[R9.3-04] cuts between characters, not inside one", () => {
    expect(show("{{truncate note 2}}", { note: "😀😀😀" })).to.equal("😀😀..");
    expect(show("{{truncate note}}", { note: "а".repeat(51) })).to.equal(`${"а".repeat(50)}..`);
    expect(show("{{truncate note}}", { note: "а".repeat(50) })).to.equal("а".repeat(50));
  });

  it("[R8-43] reads an object without prototype keys", () => {
    const text = '{"__proto__":{"a":1},"constructor":{"a":2},"b":3}';
    expect(show("{{#with (object text)}}{{a}}|{{constructor.a}}|{{b}}{{/with}}", { text })).to.equal("||3");
    expect(show("{{#with (object text)}}так{{/with}}", { text: "{]" })).to.equal("так");
    expect(told.join()).to.contain('"{]" is no JSON');
  });

  it("ends for cycles, getters, functions and large values", () => {
    const cycle: Record<string, unknown> = { big: "9".repeat(1_000_000), run: () => "ran" };
    cycle["self"] = cycle;
    cycle["list"] = [cycle, [cycle]];
    Object.defineProperty(cycle, "got", { get: () => expect.fail("a getter ran"), enumerable: true });
    const names = Object.keys(helpers());
    for (const name of names)
      for (const key of ["self", "list", "run", "got", "big"])
        show(`{{${name} ${key}}} {{${name} ${key} ${key}}} {{#${name} ${key} "==" ${key}}}x{{/${name}}}`, cycle);
  });
});

describe("vs.helper", () => {
  it("passes values, then options, and inserts the answer as text", () => {
    helper(
      "shout",
      (text: string, { hash, context }: HelperOptions) =>
        `${text.toUpperCase()}${String(hash["mark"])} ${(context as { n: number }).n} <b>`,
    );
    expect(show('{{shout name mark="!"}}', { name: "ага", n: 5 })).to.equal("АГА! 5 &lt;b&gt;");
  });

  it("lets the later one win, also over a built-in", () => {
    helper("side", () => "1-ша");
    helper("side", () => "2-га");
    expect(show("{{side 1}}")).to.equal("2-га");
  });

  it("renders a block with the given context", () => {
    helper("twice", (list: unknown[], { fn }: HelperOptions) => list.map((item) => fn!(item)).join("+"));
    expect(show("{{#twice list}}<i>{{a}}</i>{{/twice}}", { list: [{ a: "<" }, { a: 2 }] })).to.equal(
      "<i>&lt;</i>+<i>2</i>",
    );
  });

  it("gives the context as this, and markup by options.markup", () => {
    helper("bold", function bold(this: unknown, { escape, markup }: HelperOptions) {
      return markup(`<b>${escape((this as { name: string }).name)}</b>`);
    });
    expect(show("{{bold}} {{{bold}}}", { name: "<а>" })).to.equal("<b>&lt;а&gt;</b> <b>&lt;а&gt;</b>");
  });

  it("refuses names of the notation, invalid names and values that are not functions", () => {
    const { error } = console;
    const errors: string[] = [];
    console.error = (message: string) => errors.push(message);
    try {
      for (const name of ["if", "each", "lookup", "this", "__proto__", "a b", "", 5, "a.b"]) helper(name, () => "x");
      helper("text", "x");
    } finally {
      console.error = error;
    }
    expect(errors).to.have.length(10);
    expect(errors[0]).to.equal('vs.helper("if"): this name belongs to the notation.');
    expect(show("{{#if a}}1{{/if}}{{text}}", { a: true })).to.equal("1");
  });

  it("logs the error of an own helper and leaves the expression in the text", () => {
    helper("broken", () => {
      throw new Error("ой");
    });
    expect(show("a {{broken 1}} b")).to.equal("a {{broken 1}} b");
    expect(told.join()).to.contain('the helper "broken" failed: ой');
  });
});
