import { expect } from "@open-wc/testing";
import { compile, evaluate, ExpressionError, namesIn } from "./expression.ts";

const scope = {
  a: 2,
  b: "3,5",
  price: "1 234,50",
  long: "1'234,5",
  name: "Іванов",
  list: [1, 2, 3],
  plot: { area: 0.1 },
  none: null,
  empty: "",
  isOpen: true,
  run: () => "ran",
};
const fails = (source: string): ExpressionError => {
  try {
    evaluate(source, scope);
  } catch (error) {
    return error as ExpressionError;
  }
  throw new Error(`${source} was expected to fail`);
};

describe("expressions", () => {
  for (const [source, value] of [
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["0.1 + 0.2", 0.3],
    ["1.005 * 100", 100.5],
    ["10 / 4", 2.5],
    ["1 / 3 * 3", 1],
    ["7 % 4", 3],
    ["1 / 0", null],
    ["-a", -2],
    ["a + b", 5.5],
    ["price * 2", 2469],
    ["'№ ' + a", "№ 2"],
    ["none + 1", 1],
    ["plot.area + 0.2", 0.3],
    ["plot['area']", 0.1],
    ["list[1]", 2],
    ["a > 1 && name == 'Іванов'", true],
    ["a < 1 || !isOpen", false],
    ["none ?? 5", 5],
    ["a >= 2 ? 'так' : 'ні'", "так"],
    ["'10' > '9'", true],
    ["b == 3.5", true],
    ["none == empty", true],
    ["none < 1", false],
    ["round(price / 3, 2)", 411.5],
    ["max(1, b, a)", 3.5],
    ["sum(list)", 6],
    ["length(name)", 6],
    ["upper(name)", "ІВАНОВ"],
    ["includes(list, 2)", true],
    ["isEmpty(empty)", true],
    ["abs('−5')", 5],
    ["max(1, long)", 1234.5],
    ["[1, 2][0]", 1],
  ] as [string, unknown][])
    it(`${source} is ${JSON.stringify(value)}`, () => {
      const found = evaluate(source, scope);
      if (typeof value === "number") expect(found).to.be.closeTo(value, 1e-12);
      else expect(found).to.equal(value);
    });

  it("0.1 + 0.2 is exactly 0.3", () => expect(evaluate("0.1 + 0.2", {})).to.equal(0.3));

  it("[SAFETY §2] no prototype is reached, and no function of the scope is called", () => {
    for (const source of [
      "constructor",
      "a.constructor",
      "name.constructor",
      "list.map",
      "toString",
      "__proto__",
      "run",
      "name.length",
      "plot.__proto__",
    ])
      expect(evaluate(source, scope), source).to.equal(undefined);
    for (const source of [
      "run()",
      "constructor.constructor('return 1')()",
      "name.toUpperCase()",
      "list.map(run)",
      "(() => 1)()",
      "this.a",
      "new Date()",
      "a = 1",
      "a++",
      "`x`",
      "import('x')",
      "alert(1)",
      "fetch('/x')",
      "eval('1')",
      "hasOwnProperty('a')",
      "1; 2",
      "a b",
      "",
    ])
      expect(fails(source), source).to.be.instanceOf(ExpressionError);
  });

  it("[SAFETY §2] is held to 2,000 characters, 10,000 steps, 100,000 characters of text and 20,000 items of lists", () => {
    expect(fails("1+".repeat(1001) + "1").message).to.contain("2000");
    const many = compile("sum(" + Array.from({ length: 400 }, () => "a").join() + ")");
    expect(many(scope)).to.equal(800);
    const long = { t: "x".repeat(60_000) };
    expect(() => evaluate("t + t", long)).to.throw("100000");
    const rows = { r: Array.from({ length: 5000 }, () => 1) };
    expect(evaluate("sum(r, r) + max(r)", rows)).to.equal(10_001);
    expect(() => evaluate(`sum(${"r,".repeat(600)}1)`, rows)).to.throw("20000 items");
  });

  it("names the mistake and its position", () => {
    expect(fails("1 + foo(2)").message).to.equal("there is no function foo at 5: 1 + ⮕foo(2)");
    expect(fails("1 + * 2").message).to.match(/at \d+: /);
    expect(fails("2 * name").message).to.equal("expected a number, found Іванов at 5: 2 * ⮕name");
    expect(fails("abs(name)").message).to.contain("abs: expected a number, found Іванов");
  });

  it("functions of the host are called by their registered names only", () => {
    expect(evaluate("twice(a)", scope, { twice: (value) => Number(value) * 2 })).to.equal(4);
    expect(evaluate("round(1.234)", scope, { round: () => "own" })).to.equal(1.23);
  });

  it("names the fields that it reads", () => {
    expect(
      namesIn("a + round(b, 2) > list[c] ? d.e : 'f'").toSorted((one, other) => one.localeCompare(other)),
    ).to.deep.equal(["a", "b", "c", "d", "list"]);
  });
});
