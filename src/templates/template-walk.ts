import { call, helperOf, pathValue, resultOf, valueOf } from "./template-calls.ts";
import { count, Left, warn, type Run, type Scope, type Values } from "./template-engine.ts";
import { Markup, Output } from "./template-output.ts";
import {
  deepest,
  readTemplate,
  sourceOf,
  TemplateMistake,
  type BlockNode,
  type PartialNode,
  type PathNode,
  type PlaceholderNode,
  type ProgramNode,
  type StatementNode,
} from "./template-tree.ts";
import { isEmpty, keysOf, own, toText } from "./template-values.ts";

/** Renders a template's statements; yields from time to time, where a pause is allowed. */
export type Walk = Generator<void, void>;

/** Renders to the end without a pause. */
export function exhaust(walk: Walk): void {
  let isDone = walk.next().done;
  while (!isDone) isDone = walk.next().done;
}

export function* program(run: Run, node: ProgramNode | undefined, scope: Scope, depth: number): Walk {
  if (depth > deepest) throw new TemplateMistake(`${run.template.name}: more than ${deepest} blocks in each other`);
  for (const one of node?.body ?? []) {
    const before = run.output.text.length;
    yield* statement(run, one, scope, depth);
    count(run);
    if (isDue(run, before)) yield;
  }
}

/** A pause is due after 32 steps, and after 10,000 new characters. */
function isDue({ steps, output }: Run, before: number): boolean {
  if (steps.done < steps.due && output.text.length - before < 10_000) return false;
  steps.due = steps.done + 32;
  return true;
}

function* statement(run: Run, node: StatementNode, scope: Scope, depth: number): Walk {
  try {
    if (node.type === "ContentStatement") run.output.content(node.value);
    else if (node.type === "MustacheStatement") put(run, resultOf(run, node, scope), node.escaped);
    else if (node.type === "Placeholder") placeholder(run, node, scope);
    else if (node.type === "BlockStatement") yield* block(run, node, scope, depth);
    else if (node.type === "PartialStatement" || node.type === "PartialBlockStatement")
      yield* partial(run, node, scope, depth);
    else if (node.type !== "CommentStatement") throw new Left("decorators are not supported");
  } catch (error) {
    if (!(error instanceof Left)) throw error;
    const source = node.type === "Placeholder" ? `[${node.name}]` : sourceOf(run.template, node);
    run.output.value(source);
    warn(run, node, `${source.slice(0, 60)} stays in the text, ${error.message}`);
  }
}

function put({ engine, output }: Run, result: unknown, isEscaped: boolean): void {
  if (result instanceof Markup) return output.markup(result.text);
  const text = toText(result);
  if (isEscaped || !engine.raw || output.position !== "text" || text === "") output.value(text);
  else output.markup(engine.raw(text));
}

/**
 * `[name]` means `{{{name}}}` (R9.3-06); a number in brackets that is not a field, such as a year, stays in the text.
 */
function placeholder(run: Run, { name, loc }: PlaceholderNode, scope: Scope): void {
  const path: PathNode = {
    type: "PathExpression",
    this: false,
    data: false,
    depth: 0,
    parts: [name],
    original: name,
    loc,
  };
  const result = resultOf(run, { path, params: [], loc }, scope);
  if (result === undefined && /^\d+$/.test(name)) run.output.content(`[${name}]`);
  else put(run, result, false);
}

function* block(run: Run, node: BlockNode, scope: Scope, depth: number): Walk {
  const { path, params, program: body, inverse } = node;
  const name = path.type === "PathExpression" ? path.original : "";
  const otherwise = () => program(run, inverse, scope, inverse?.chained ? depth : depth + 1);
  const isBuiltIn = /^(if|unless|with|each)$/.test(name) && params.length > 0;
  const isSection = !isBuiltIn && params.length === 0 && !node.hash && path.type === "PathExpression";
  const subject = isBuiltIn ? valueOf(run, params[0]!, scope) : isSection ? pathValue(path, scope) : undefined;
  if (isSection ? subject === undefined && helperOf(run, path) : !isBuiltIn) return custom(run, node, scope, depth);

  if (isEmpty(subject) !== (name === "unless")) yield* otherwise();
  else if (name === "if" || name === "unless" || (isSection && subject === true))
    yield* program(run, body, scope, depth + 1);
  else if (name === "each" || (isSection && Array.isArray(subject))) {
    if (typeof subject === "object" && subject) yield* each(run, node, subject, scope, depth);
    else yield* otherwise();
  } else yield* program(run, body, child(scope, body, subject, {}, [subject]), depth + 1);
}

function* each(run: Run, { program: body, inverse }: BlockNode, list: object, scope: Scope, depth: number): Walk {
  const isList = Array.isArray(list);
  const keys = isList ? undefined : keysOf(list);
  const size = keys?.length ?? (list as unknown[]).length;
  if (size === 0) yield* program(run, inverse, scope, depth + 1);
  for (let index = 0; index < size; index++) {
    const key = keys?.[index] ?? index;
    const item = own(list, String(key));
    const data = { key, index, first: index === 0, last: index === size - 1 };
    yield* program(run, body, child(scope, body, item, data, [item, key]), depth + 1);
    count(run);
    if (isDue(run, run.output.text.length)) yield;
  }
}

/** A block helper renders its inner template itself, without pauses. */
function custom(run: Run, node: BlockNode, scope: Scope, depth: number): void {
  /** A block with the same context adds no level: `../` means the same in `{{#when}}` as in `{{#if}}`. */
  function given(context: unknown, body: ProgramNode | undefined, data: Values = {}, params: unknown[] = []): Scope {
    const made = child(scope, body, context, data, params);
    return context === scope.context ? { ...scope, data: made.data, names: made.names } : made;
  }
  function inner(body: ProgramNode | undefined, at: Scope): string {
    const outer = run.output;
    run.output = new Output(outer);
    try {
      exhaust(program(run, body, at, depth + 1));
      return run.output.text;
    } finally {
      run.output = outer;
    }
  }
  const result = call(run, node, scope, {
    fn: (context, { data, blockParams } = {}) => inner(node.program, given(context, node.program, data, blockParams)),
    inverse: (context) => inner(node.inverse, given(context, node.inverse)),
  });
  run.output.content(result instanceof Markup ? result.text : toText(result));
}

function* partial(run: Run, node: PartialNode, scope: Scope, depth: number): Walk {
  const { name: given, params, hash } = node;
  const name = given.type === "PathExpression" ? given.original : toText(valueOf(run, given, scope));
  const { partials } = run.engine;
  const source = partials && Object.hasOwn(partials, name) ? partials[name] : undefined;
  if (source === undefined && !node.program) throw new Left(`no partial is named "${name}"`);
  if (source === undefined) return yield* program(run, node.program, scope, depth + 1);
  const template = readTemplate(source, `partial ${name}`);
  const context = params[0] ? valueOf(run, params[0], scope) : scope.context;
  const inner = params[0] || hash ? { ...scope, context: withHash(run, node, context, scope), parent: scope } : scope;
  yield* program({ ...run, template }, template.root, inner, depth + 1);
}

function withHash(run: Run, { hash }: PartialNode, context: unknown, scope: Scope): unknown {
  if (!hash) return context;
  const made: Values = Object.create(null);
  if (typeof context === "object" && context) for (const key of keysOf(context)) made[key] = own(context, key);
  for (const { key, value } of hash.pairs) made[key] = valueOf(run, value, scope);
  return made;
}

function child(scope: Scope, body: ProgramNode | undefined, context: unknown, data: Values, params: unknown[]): Scope {
  const given = body?.blockParams ?? [];
  const names = given.length
    ? new Map([...scope.names, ...given.map((name, at) => [name, params[at]] as const)])
    : scope.names;
  return { context, data: { ...scope.data, ...data }, names, parent: scope };
}
