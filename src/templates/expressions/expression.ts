/**
 * The expression door (docs/safety.md, §2): a closed language that is interpreted, never run as code. It has literals,
 * own fields, arithmetic with exact decimals, comparison, `&& || ??`, `?:`, and the functions of expression-functions.ts.
 */
import jsep, { type Expression } from "jsep";
import { isData } from "../../base/data.ts";
import { readDecimal } from "../../values/decimals.ts";
import { calculate, compare, type Operator } from "./expression-numbers.ts";
import { functions } from "./expression-functions.ts";

const longest = 2000;
const mostSteps = 10_000;
const longestText = 100_000;
/** Items of all lists that functions get. */
const mostItems = 20_000;

/** A mistake in an expression: the message names the position, counted from 1, and the text around it. */
export class ExpressionError extends Error {
  readonly index: number;
  constructor(words: string, source: string, index: number) {
    const [before, after] = [source.slice(Math.max(0, index - 20), index), source.slice(index, index + 20)];
    super(`${words} at ${index + 1}: ${before}⮕${after}`);
    this.index = index;
  }
}

export type OwnFunctions = Record<string, (...given: unknown[]) => unknown>;

/** Computes an expression over the own fields of `scope`. @throws ExpressionError */
export const evaluate = (source: string, scope: unknown, own: OwnFunctions = {}): unknown =>
  compile(source)(scope, own);

/** Parses an expression once, to compute it for many scopes. @throws ExpressionError, here and when it is computed */
export function compile(source: string): (scope: unknown, own?: OwnFunctions) => unknown {
  if (source.length > longest) throw new ExpressionError(`longer than ${longest} characters`, source, longest);
  const tree = parse(source);
  return (scope, own = {}) => new Walk(source, scope, own).value(tree);
}

/** Names of the fields that an expression reads, so that a rule runs when they change. @throws ExpressionError */
export function namesIn(source: string): string[] {
  const found = new Set<string>();
  const look = (node: Expression): void => {
    if (node.type === "Identifier") found.add(String(node["name"]));
    for (const [key, inner] of Object.entries(node))
      if (!(key === "property" && !node["computed"]) && !(key === "callee"))
        for (const one of Array.isArray(inner) ? inner : [inner]) if (isNode(one)) look(one);
  };
  look(parse(source));
  return [...found];
}
const isNode = (value: unknown): value is Expression => isData(value) && typeof value["type"] === "string";

class Walk {
  readonly #source: string;
  readonly #scope: unknown;
  readonly #own: OwnFunctions;
  #steps = 0;
  #items = 0;

  constructor(source: string, scope: unknown, own: OwnFunctions) {
    this.#source = source;
    this.#scope = scope;
    this.#own = own;
  }

  value(node: Expression): unknown {
    if (++this.#steps > mostSteps) this.#fail(node, `more than ${mostSteps} steps`);
    const found = this.#computed(node);
    if (typeof found === "string" && found.length > longestText)
      this.#fail(node, `a text of more than ${longestText} characters`);
    return found;
  }

  #computed(node: Expression): unknown {
    const part = (name: string) => this.value(node[name] as Expression);
    switch (node.type) {
      case "Literal":
        return node["value"];
      case "Identifier":
        return ownField(this.#scope, String(node["name"]));
      case "MemberExpression":
        return ownField(
          part("object"),
          node["computed"] ? part("property") : (node["property"] as { name: string }).name,
        );
      case "ConditionalExpression":
        return part("test") ? part("consequent") : part("alternate");
      case "ArrayExpression":
        return (node["elements"] as Expression[]).map((one) => this.value(one));
      case "CallExpression":
        return this.#called(node);
      case "UnaryExpression":
        return this.#sign(node, part("argument"));
      case "BinaryExpression":
        return this.#between(node, part);
      default:
        return this.#fail(node, `${node.type} is no part of the language`);
    }
  }

  #called(node: Expression): unknown {
    const callee = node["callee"] as Expression;
    if (callee.type !== "Identifier") return this.#fail(node, "only the listed functions can be called");
    const name = String(callee["name"]);
    const run = Object.hasOwn(functions, name)
      ? functions[name as keyof typeof functions]
      : Object.hasOwn(this.#own, name)
        ? this.#own[name]
        : undefined;
    if (!run) return this.#fail(node, `there is no function ${name}`);
    const given = (node["arguments"] as Expression[]).map((one) => this.value(one));
    for (const one of given) if (Array.isArray(one)) this.#items += one.length;
    if (this.#items > mostItems) this.#fail(node, `lists of more than ${mostItems} items`);
    try {
      return run(...given);
    } catch (error) {
      return this.#fail(node, `${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #sign(node: Expression, value: unknown): unknown {
    switch (node["operator"]) {
      case "!":
        return !value;
      case "-":
        return calculate("-", 0, value) ?? this.#noNumber(node, value);
      case "+":
        return calculate("+", 0, value) ?? this.#noNumber(node, value);
      default:
        return this.#fail(node, `there is no operator ${String(node["operator"])}`);
    }
  }

  #between(node: Expression, part: (name: string) => unknown): unknown {
    const operator = String(node["operator"]);
    if (operator === "&&") return part("left") && part("right");
    if (operator === "||") return part("left") || part("right");
    if (operator === "??") return part("left") ?? part("right");
    const [left, right] = [part("left"), part("right")];
    if (operator in compare) return compare[operator as keyof typeof compare](left, right);
    if (!/^[-+*/%]$/.test(operator)) return this.#fail(node, `there is no operator ${operator}`);
    // `+` joins texts, but adds numeric texts: form fields often hold numbers as text.
    if (operator === "+" && [left, right].some((one) => typeof one === "string" && !readDecimal(one)))
      return `${asText(left)}${asText(right)}`;
    const found = calculate(operator as Operator, left, right);
    return found === undefined ? this.#noNumber(node, readDecimal(left) === undefined ? left : right) : found;
  }

  #noNumber(node: Expression, value: unknown): never {
    return this.#fail(node, `expected a number, found ${asText(value).slice(0, 40) || "nothing"}`);
  }

  #fail(node: Expression, words: string): never {
    throw new ExpressionError(words, this.#source, placeOf(node, this.#source));
  }
}

/** Reads only own data properties, never inherited ones, getters or functions. */
function ownField(value: unknown, key: unknown): unknown {
  if (value === null || typeof value !== "object") return undefined;
  const found = Object.getOwnPropertyDescriptor(value, String(key));
  return found && "value" in found && typeof found.value !== "function" ? found.value : undefined;
}

const asText = (value: unknown): string =>
  value === null || value === undefined || typeof value === "object" ? "" : String(value);

/** Position of a part: jsep's nodes have no start, so the first name in the part is searched backwards from its end. */
function placeOf(node: Expression, source: string): number {
  const name = nameIn(node);
  const end = Number(node["end"] ?? source.length);
  return name === undefined ? 0 : Math.max(0, source.lastIndexOf(name, end - name.length));
}

function nameIn(node: Expression): string | undefined {
  if (node.type === "Identifier") return String(node["name"]);
  for (const key of ["callee", "object", "argument", "left", "right", "test"]) {
    const found = isNode(node[key]) ? nameIn(node[key]) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

type TokenHook = (env: { node?: Expression; context: { index: number } }) => void;
(jsep.hooks as unknown as { add(name: string, hook: TokenHook): void }).add("after-token", ({ node, context }) => {
  if (node) node["end"] ??= context.index;
});

function parse(source: string): Expression {
  try {
    const tree = jsep(source);
    if (tree.type === "Compound" || tree.type === "")
      throw Object.assign(new Error("expected one expression"), { index: 0 });
    return tree;
  } catch (error) {
    const { message, index = 0 } = error as { message: string; index?: number };
    throw new ExpressionError(message.replace(/ at character \d+$/, ""), source, index);
  }
}
