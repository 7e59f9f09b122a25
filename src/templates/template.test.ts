import { expect } from "@open-wc/testing";
import { render, renderInSlices, readTemplate, TemplateMistake, type Engine } from "./template.ts";

const told: string[] = [];
const warn = (message: string) => void told.push(message);
const show = (source: string, data: unknown = {}, engine: Engine = {}) => render(source, data, { warn, ...engine });
/** Replaces the html door. */
const raw = (markup: string) => `<span vs-inert>${markup.replace(/<script.*?<\/script>/g, "")}</span>`;

const data = {
  title: "<Договір>",
  rows: [
    { n: "а", v: 1 },
    { n: "б", v: 2 },
  ],
  empty: [],
  none: {},
  prices: { roof: 5, wall: 7 },
  ok: true,
  zero: 0,
  owner: { name: "Ірина", home: { town: "Київ" } },
};

describe("template", () => {
  beforeEach(() => (told.length = 0));

  const templates: [source: string, text: string][] = [
    ["{{title}}", "&lt;Договір&gt;"],
    ["{{&title}} {{{title}}}", "&lt;Договір&gt; &lt;Договір&gt;"],
    ["{{owner.name}} {{owner.home.town}} {{owner/name}} {{owner.[name]}}", "Ірина Київ Ірина Ірина"],
    ["{{#each rows}}{{@index}}:{{n}}={{v}}{{#unless @last}}, {{/unless}}{{/each}}", "0:а=1, 1:б=2"],
    ["{{#each rows}}{{#if @first}}<{{/if}}{{@key}}{{/each}}", "<01"],
    ["{{#each prices}}{{@key}}={{this}};{{/each}}", "roof=5;wall=7;"],
    [
      "{{#each empty}}є{{else}}нема{{/each}}{{#each none}}є{{else}}нема{{/each}}{{#each ok}}є{{else}}нема{{/each}}",
      "неманеманема",
    ],
    ["{{#if empty}}є{{else}}нема{{/if}} {{#if ok}}так{{/if}}{{#if zero}}є{{/if}}", "нема так"],
    ["{{#if zero}}а{{else if ok}}б{{else}}в{{/if}}", "б"],
    ["{{#unless zero}}а{{else}}б{{/unless}}{{#unless ok}}а{{else}}б{{/unless}}", "аб"],
    ["{{#with owner}}{{name}} {{../title}} {{@root.ok}}{{/with}}", "Ірина &lt;Договір&gt; true"],
    ["{{#with missing}}а{{else}}б{{/with}}", "б"],
    ["{{#each rows}}{{#each ../rows}}{{@../index}}{{@index}}{{../n}}{{n}} {{/each}}{{/each}}", "00аа 01аб 10ба 11бб "],
    ["{{#each rows}}{{#if v}}{{../ok}}{{/if}}{{/each}}", "truetrue"],
    ["{{#each rows as |row at|}}{{at}}{{row.n}}{{/each}}", "0а1б"],
    ["{{#with owner.home as |home|}}{{home.town}}{{/with}}", "Київ"],
    ["{{lookup prices 'roof'}} {{lookup rows 1}} {{#with (lookup rows 1)}}{{n}}{{/with}}", "5  б"],
    [
      "{{#rows}}{{n}}{{/rows}}{{^empty}}нема{{/empty}}{{#ok}}{{title}}{{/ok}}{{#owner}}{{name}}{{/owner}}",
      "абнема&lt;Договір&gt;Ірина",
    ],
    ["{{upper owner.name}} {{add (add 1 2) by=4}}", "ІРИНА 7"],
    ["{{> row rows.[0]}}{{> row rows.[1] n='в'}}{{> (lookup names 0) owner}}", "[а 1][в 2][ ]"],
    ["{{#> missing}}{{title}}{{/missing}}{{#> row rows.[0]}}x{{/row}}", "&lt;Договір&gt;[а 1]"],
    ["a {{~title~}} b {{! note }}{{!-- {{note}} --}}", "a&lt;Договір&gt;b "],
    ["{{#if ok}}\n  так\n{{/if}}\n", "  так\n"],
    ["\\{{title}} {{{{raw}}}}{{title}} [title]{{{{/raw}}}}", "{{title}} {{title}} [title]"],
    ["{{12}}{{'s'}}{{rows.length}}{{title.length}}", "29"],
    ["{{rows}}|{{empty}}|{{list}}|{{moment}}|{{owner}}|{{zero}}", ", |||2026-03-05T12:00:00.000Z||0"],
  ];
  const engine: Engine = {
    helpers: {
      upper: ([text]) => String(text).toUpperCase(),
      add: ([a, b = 0], { hash: { by = 0 } }) => Number(a) + Number(b) + Number(by),
    },
    partials: { row: "[{{n}} {{v}}]" },
  };
  const all = { ...data, names: ["row"], moment: new Date("2026-03-05T12:00:00Z") };
  for (const [source, text] of templates)
    it(`renders ${source.replaceAll("\n", "⏎")}`, () => {
      expect(show(source, all, engine)).to.equal(text);
    });

  it("joins a list with commas", () => {
    expect(show("{{list}}", { list: [1, "б", [null, 2]] })).to.equal("1, б, , 2");
  });

  it("gives the same result in slices", async () => {
    for (const [source] of templates)
      expect(await renderInSlices(source, all, { warn, ...engine }, { sliceMs: 0 })).to.equal(
        show(source, all, engine),
      );
  });

  it("names the line of a syntax error", () => {
    for (const source of ["а\n{{#if}", "{{#if a}}{{/each}}", "{{a", "{{}}", "{{#each}}"])
      expect(() => show(source, {}, { name: "документ 7" }), source).to.throw(
        TemplateMistake,
        /^документ 7: .*(line|\d:\d)/s,
      );
  });
});

describe("template placeholders", () => {
  it("[R9.3-06] inserts bracketed names of 2 to 30 characters as markup", () => {
    const record = { full_name: "<b>Ірина</b>", a: "x", ["n".repeat(30)]: "30", ["n".repeat(31)]: "31", no_2: 2 };
    expect(show("[full_name]", record, { raw })).to.equal("<span vs-inert><b>Ірина</b></span>");
    expect(show(`[a] [${"n".repeat(30)}] [${"n".repeat(31)}] [no_2]`, record)).to.equal(`[a] 30 [${"n".repeat(31)}] 2`);
    expect(show("[Name] [full-name] [full name] [ім]", record)).to.equal("[Name] [full-name] [full name] [ім]");
  });

  it("[R9.3-06] treats {{{x}}} like [x], and both as text without a door", () => {
    const record = { body: "<i>1</i><script>run()</script>" };
    expect(show("[body]{{{body}}}", record, { raw })).to.equal("<span vs-inert><i>1</i></span>".repeat(2));
    expect(show("[body]", record)).to.equal("&lt;i&gt;1&lt;/i&gt;&lt;script&gt;run()&lt;/script&gt;");
    expect(show("{{{body}}}", record)).to.equal(show("{{body}}", record));
  });

  it("[R9.3-06] finds them in blocks, ignores paths in brackets and years", () => {
    expect(
      show("{{#each rows}}[name];{{/each}}{{#with rows.[0]}}[name]{{/with}}", { rows: [{ name: "а" }, { name: "б" }] }),
    ).to.equal("а;б;а");
    expect(show("[2026] [missing] [77]", { 77: "так" })).to.equal("[2026]  так");
  });

  it("[R9.3-06] does not render placeholders inside a value", () => {
    expect(show("[one] {{one}}", { one: "[two] {{two}}", two: "2" })).to.equal("[two] {{two}} [two] {{two}}");
  });
});

describe("template markup", () => {
  const bare = `a edit=works/1 x='1'\t">`;
  const attribute = (markup: string) => new DOMParser().parseFromString(markup, "text/html").body.firstElementChild!;

  for (const source of [
    "<a title={{x}}>",
    "<a title='{{x}}'>",
    '<a title="{{x}}">',
    "<a title=[yy]>",
    '<a title="{{{x}}}">',
    "<a title=\n{{x}} >",
    "<a title=b{{x}}>",
  ])
    it(`keeps a value in its attribute: ${source}`, () => {
      const link = attribute(show(`${source}т</a>`, { x: bare, yy: bare }, { raw }));
      expect(link.getAttributeNames()).to.deep.equal(["title"]);
      expect(link.getAttribute("title")).to.equal(source.includes("=b") ? `b${bare}` : bare);
      expect(link.textContent).to.equal("т");
    });

  it("a value in a style adds no declaration of its own", () => {
    const x = "red;position:fixed;inset:0";
    for (const source of [
      '<p style="color:{{x}}">',
      "<p title='a' style = 'margin:1px; color:{{x}};width:1px'>",
      "<p style=color:{{x}}>",
      '<p style="{{#if x}}color:{{x}}{{/if}}">',
      '<p style="{{#if x}}width:1px;{{/if}}{{{color}}}:{{{x}}}">',
    ]) {
      const { style } = attribute(show(source, { x, color: "color" })) as HTMLElement;
      expect([style.color, style.position, style.inset], source).to.eql(["red", "", ""]);
    }
    for (const value of ["red}p{color:blue", "red\\3bposition:fixed", "red/*", "red url(/x)"])
      expect(show('<p style="color:{{x}}">', { x: value })).to.match(/color:red ?">$/);
    for (const source of ['<p style="color:red" title="{{x}}">', "<p data-style={{x}}>", "<p>style={{x}}"])
      expect(attribute(show(source, { x })).outerHTML, source).to.contain(x);
  });
  it("keeps an empty value from merging with the next attribute", () => {
    const link = attribute(show("<a title={{x}} edit=a/1>", {}));
    expect(link.getAttribute("title")).to.equal("");
    expect(link.getAttribute("edit")).to.equal("a/1");
  });

  it("inserts markup as text in tags and comments, as markup after them", () => {
    const x = '<b title="1">--></b>';
    const open = raw(x);
    for (const source of [
      '<p title="',
      "<p title='a>",
      "<p ",
      '<p a="1>2',
      "<!-- ",
      '<p a = "',
      "<!-- > -- ",
      "<p a='\"",
      "<?a ",
    ])
      expect(show(`${source}[xx]`, { xx: x }, { raw }), source).to.not.contain("<b");
    for (const source of [
      "<p title='\">\"'>",
      "1 < 2 ",
      "<!-- <p -->",
      '<p a="1"b>',
      "<br/>",
      "</p>",
      "<p a=b'>",
      "<!doctype html>",
    ])
      expect(show(`${source}[xx]`, { xx: x }, { raw }), source).to.equal(source + open);
  });
});

describe("template helpers", () => {
  beforeEach(() => (told.length = 0));

  it("leaves an unknown helper in the text and logs it once with its place", () => {
    const source = "Сума\n  {{suma rows 'a<b'}} {{#each rows}}{{sum_ n}}{{/each}}";
    const text = "Сума\n  {{suma rows &#39;a&lt;b&#39;}} {{sum_ n}}{{sum_ n}}";
    const own: Engine = { name: "документ 8" };
    expect(show(source, data, own)).to.equal(text);
    expect(show(source, data, own)).to.equal(text);
    expect(told).to.have.length(2);
    expect(told[0]).to.equal(
      `документ 8, line 2, column 3: {{suma rows 'a<b'}} stays in the text, no helper is named "suma".`,
    );
  });

  it("reads the lines of the template once, however many rows have the mistake", () => {
    const { matchAll } = String.prototype as { matchAll(pattern: RegExp): RegExpStringIterator<RegExpExecArray> };
    let reads = 0;
    Reflect.set(String.prototype, "matchAll", function (this: string, pattern: RegExp) {
      reads++;
      return matchAll.call(this, pattern);
    });
    try {
      const text = show("\n{{#each rows}}{{suma_ n}}{{> row}}{{/each}}", data, { partials: { row: "\n{{row_ n}}" } });
      expect(text).to.equal("\n{{suma_ n}}\n{{row_ n}}{{suma_ n}}\n{{row_ n}}");
    } finally {
      Reflect.set(String.prototype, "matchAll", matchAll);
    }
    expect(reads).to.equal(2);
  });

  it("leaves unknown blocks, inner calls, partials and decorators in the text", () => {
    for (const source of [
      "{{#box rows}}а{{/box}}",
      "{{#if (is_ a)}}1{{/if}}",
      "{{> lost}}",
      "{{#*inline 'x'}}а{{/inline}}",
      "{{this.up a}}",
      "{{../up a}}",
    ]) {
      expect(show(`а${source}б`, data, { name: source }), source).to.equal(
        `а${source.replaceAll("'", "&#39;").replace(">", "&gt;")}б`,
      );
      expect(told.pop(), source).to.contain("stays in the text");
    }
  });

  it("finds no helper on a prototype", () => {
    for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"]) {
      expect(show(`{{${name}}}|{{#${name}}}а{{/${name}}}|{{{${name}}}}`, {}, { helpers: {} })).to.equal("||");
      expect(show(`{{${name} 1}}`, {}, { helpers: {}, name })).to.equal(`{{${name} 1}}`);
      expect(show(`{{> ${name}}}`, {}, { partials: {}, name })).to.equal(`{{&gt; ${name}}}`);
    }
  });

  it("gives a helper's block its level, data and name", () => {
    const helpers: Engine["helpers"] = {
      again: ([times], { fn, context }) =>
        Array.from({ length: Number(times) }, (_, index) =>
          fn!(context, { data: { index }, blockParams: [index * 2] }),
        ).join(""),
      on: (_values, { fn, inverse, hash }) => (hash["is"] ? fn!({ town: "Львів" }) : inverse!({ town: "Одеса" })),
    };
    expect(show("{{#again 3 as |twice|}}{{@index}}{{twice}}{{title}}{{/again}}", { title: "<" }, { helpers })).to.equal(
      "00&lt;12&lt;24&lt;",
    );
    expect(
      show("{{#on is=1}}{{town}}{{../town}}{{/on}}{{#on is=0}}{{else}}{{town}}{{/on}}", { town: "Суми" }, { helpers }),
    ).to.equal("ЛьвівСумиОдеса");
  });
});

describe("template and hostile data", () => {
  beforeEach(() => (told.length = 0));

  it("reads own properties only", () => {
    const parent = { secret: "таємниця" };
    const child = Object.assign(Object.create(parent), { name: "а" }) as object;
    const source =
      "{{secret}}{{child.secret}}{{constructor.name}}{{child.constructor}}{{name.constructor}}{{child.__proto__.secret}}{{lookup child 'secret'}}{{lookup child '__proto__'}}{{lookup rows 'map'}}{{rows.map}}{{#each child}}{{@key}}{{/each}}";
    expect(show(source, { child, rows: [], name: "б" })).to.equal("name");
  });

  it("refuses prototype keys that JSON made own properties", () => {
    const record: unknown = JSON.parse('{"__proto__":{"a":"x"},"constructor":{"a":"x"},"prototype":{"a":"x"},"b":1}');
    expect(show("{{__proto__.a}}{{constructor.a}}{{prototype.a}}{{#each this}}{{@key}}{{/each}}", record)).to.equal(
      "b",
    );
    expect(
      show(
        "{{#add_ __proto__=1}}{{/add_}}{{> p __proto__=this}}",
        { b: 1 },
        {
          partials: { p: "{{b}}{{a}}" },
          helpers: { add_: (_values, { hash }) => Object.getPrototypeOf(hash) === null },
        },
      ),
    ).to.equal("true1");
    expect(({} as { a?: string }).a).to.equal(undefined);
  });

  it("runs no getter, function or toString of the data", () => {
    const bad = {
      get got() {
        return expect.fail("a getter ran");
      },
      run: () => expect.fail("a function ran"),
      text: {
        toString: () => expect.fail("toString ran"),
        [Symbol.toPrimitive]: () => expect.fail("toPrimitive ran"),
        toJSON: () => expect.fail("toJSON ran"),
      },
      list: [() => expect.fail("a function ran"), { toString: () => expect.fail("toString ran") }],
    };
    expect(
      show(
        "{{got}}{{{got}}}[got]{{run}}[run]{{text}}{{lookup this text}}{{#each this}}{{this}}{{/each}}{{#if got}}1{{/if}}{{#with run}}1{{/with}}",
        bad,
      ),
    ).to.match(/^[, ]*$/);
  });

  it("follows a cycle as far as the template asks", () => {
    const cycle: Record<string, unknown> = { name: "я" };
    cycle["self"] = cycle;
    cycle["list"] = [cycle];
    expect(
      show("{{self.self.self.name}}{{self}}{{list}}{{#each list}}{{#each list}}{{name}}{{/each}}{{/each}}", cycle),
    ).to.equal("яя");
    expect(() => show("{{> again}}", cycle, { partials: { again: "{{#each list}}{{> again}}{{/each}}" } })).to.throw(
      TemplateMistake,
      "more than 32 blocks",
    );
  });

  it("reads data 10,000 deep as far as the template asks", () => {
    let deep: object = { end: "кінець" };
    for (let level = 0; level < 10_000; level++) deep = { a: deep };
    expect(show(`{{${"a.".repeat(10_000)}end}}`, deep)).to.equal("кінець");
    let list: unknown[] = ["кінець"];
    for (let level = 0; level < 10_000; level++) list = [list];
    expect(show("{{this}}", list)).to.equal("");
  });

  it("refuses templates that are too deep, too long or endless, at once", () => {
    const many = 10_000;
    const cases: [what: string, source: string][] = [
      ["blocks in each other", "{{#a}}".repeat(many) + "{{/a}}".repeat(many)],
      ["33 blocks", "{{#if a}}".repeat(33) + "{{/if}}".repeat(33)],
      ["3,000 blocks", "{{#a}}".repeat(3000) + "{{/a}}".repeat(3000)],
      ["inverse blocks", "{{^a}}".repeat(many) + "{{/a}}".repeat(many)],
      ["calls in each other", `{{a ${"(b ".repeat(many)}c${")".repeat(many)}}}`],
      ["raw blocks", "{{{{a}}}}".repeat(many)],
      ["partial blocks", "{{#> a}}".repeat(many)],
      ["expressions", "{{abcdefgh}}".repeat(many)],
      ["open ones", "{{".repeat(500_000)],
      ["a long text", "x".repeat(1_000_001)],
      ["itself", "{{> itself}}"],
    ];
    for (const [what, source] of cases) {
      const before = performance.now();
      expect(() => show(source, { a: true, list: [1] }, { partials: { itself: source } }), what).to.throw(
        TemplateMistake,
      );
      expect(performance.now() - before, what).to.be.below(500);
    }
    expect(show("{{#if a}}".repeat(32) + "x" + "{{/if}}".repeat(32), { a: 1 })).to.equal("x");
    expect(show(`{{#if b}}0${"{{else if b}}1".repeat(100)}{{else}}2{{/if}}`, {})).to.equal("2");
    expect(show(`{{!-- ${"{{#if a}}".repeat(100)} --}}ok`)).to.equal("ok");
  });

  it("stops at the limit of steps and of characters", () => {
    const rows = Array.from({ length: 1000 }, () => 1);
    expect(() => show("{{#each rows}}{{#each ../rows}}{{/each}}{{/each}}", { rows })).to.throw(
      TemplateMistake,
      "more than 30000 steps",
    );
    expect(() => show("{{#each rows}}{{big}}{{/each}}", { rows, big: 1 }, { steps: 500 })).to.throw(
      TemplateMistake,
      "500 steps",
    );
    const holes: unknown[] = [];
    holes.length = 4_000_000_000;
    expect(() => show("{{#each rows}}{{/each}}", { rows: holes })).to.throw(TemplateMistake, "steps");
    const big = "<".repeat(1_000_000);
    expect(show("{{big}}", { big })).to.have.length(4_000_000);
    expect(() => show("{{#each rows}}{{../big}}{{/each}}", { rows, big })).to.throw(
      TemplateMistake,
      "5000000 characters",
    );
    expect(() => show("{{a}}{{a}}", { a: "12345" }, { size: 8 })).to.throw(TemplateMistake, "8 characters");
  });

  it("passes a limit on from a helper's block", () => {
    const helpers: Engine["helpers"] = { box: ([list], { fn }) => fn!(list) };
    expect(() =>
      show(
        "{{#box rows}}{{#each this}}{{this}}{{/each}}{{/box}}",
        { rows: Array.from({ length: 900 }, () => 1) },
        { helpers, steps: 500 },
      ),
    ).to.throw(TemplateMistake, "500 steps");
  });
});

describe("template in slices", () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    id: index,
    name: `Рядок <${index}>`,
    price: index / 3,
  }));
  const source =
    "<table>{{#each rows}}<tr class={{#if price}}a{{/if}}><td>{{id}}</td><td>{{name}}</td><td>{{cut price}}</td></tr>{{/each}}</table>";
  const helpers: Engine["helpers"] = { cut: ([value]) => Number(value).toFixed(2) };

  it("renders 10,000 rows, and other work runs after every few of them", async () => {
    let pauses = 0;
    const pause = () => Promise.resolve(void pauses++);
    const text = await renderInSlices(source, { rows }, { helpers }, { sliceMs: -1, pause });
    expect(text.match(/<tr /g)).to.have.length(10_000);
    expect(text).to.contain("<td>9999</td><td>Рядок &lt;9999&gt;</td><td>3333.00</td>");
    expect(pauses).to.be.at.least(1000);
  });

  it("pauses by itself while it renders 10,000 rows", async () => {
    let pauses = 0;
    const pause = () => Promise.resolve(void pauses++);
    await renderInSlices(source, { rows }, { helpers }, { pause });
    expect(pauses).to.be.above(0);
  });

  it("pauses after each long value", async () => {
    let pauses = 0;
    const pause = () => Promise.resolve(void pauses++);
    await renderInSlices("{{a}}{{a}}{{a}}", { a: "x".repeat(20_000) }, {}, { sliceMs: 0, pause });
    expect(pauses).to.be.at.least(3);
  });

  it("stops at the next pause after an abort", async () => {
    const ended = new AbortController();
    const work = renderInSlices(source, { rows }, { helpers }, { signal: ended.signal, sliceMs: 1 });
    ended.abort(new Error("зачинено"));
    const reason = await work.catch((error: Error) => error.message);
    expect(reason).to.equal("зачинено");
  });

  it("rejects with the error", async () => {
    const error: unknown = await renderInSlices("{{#if}", {}).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(TemplateMistake);
  });

  it("accepts a template that was parsed before", async () => {
    const template = readTemplate("{{a}}", "a");
    expect(render(template, { a: 1 })).to.equal("1");
    expect(await renderInSlices(template, { a: 2 })).to.equal("2");
  });
});
