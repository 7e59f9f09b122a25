import {
  count,
  Left,
  optionsText,
  warn,
  type Helper,
  type HelperOptions,
  type Run,
  type Scope,
} from "./template-engine.ts";
import { TemplateMistake, type MustacheNode, type PathNode, type ValueNode } from "./template-tree.ts";
import { own, reasonOf, toText } from "./template-values.ts";

type Called = Pick<MustacheNode, "path" | "params" | "loc"> & { hash?: MustacheNode["hash"] };
type Inner = Pick<HelperOptions, "fn" | "inverse">;

const lookup: Helper = ([value, key]) => own(value, toText(key));

/** The value of `{{name}}`: the field of that name, else the helper's result, else undefined. */
export function resultOf(run: Run, node: Called, scope: Scope): unknown {
  const { path, params, hash } = node;
  if (params.length || hash) return call(run, node, scope);
  if (path.type === "SubExpression") return call(run, path, scope);
  if (path.type !== "PathExpression") return own(scope.context, String(path.value));
  const value = pathValue(path, scope);
  return value === undefined && helperOf(run, path) ? call(run, node, scope) : value;
}

/** Calls a helper. When it fails, the expression stays in the text (R9.3-06). */
export function call(run: Run, node: Called, scope: Scope, inner: Inner = {}): unknown {
  const name = node.path.type === "PathExpression" ? node.path.original : "";
  const helper = node.path.type === "PathExpression" ? helperOf(run, node.path) : undefined;
  if (!helper) throw new Left(`no helper is named "${name}"`);
  count(run);
  const values = node.params.map((one) => valueOf(run, one, scope));
  const hash: Record<string, unknown> = Object.create(null);
  for (const { key, value } of node.hash?.pairs ?? []) hash[key] = valueOf(run, value, scope);
  const { context, data } = scope;
  const told = (message: string) => warn(run, node, `${name}: ${message}`);
  const options = { name, hash, context, data, site: run.engine.site ?? {}, warn: told, ...optionsText, ...inner };
  try {
    return helper(values, options);
  } catch (error) {
    if (error instanceof Left || error instanceof TemplateMistake) throw error;
    throw new Left(`the helper "${name}" failed: ${reasonOf(error)}`);
  }
}

export function valueOf(run: Run, node: ValueNode, scope: Scope): unknown {
  if (node.type === "SubExpression") return call(run, node, scope);
  if (node.type === "PathExpression") return pathValue(node, scope);
  return node.type === "NullLiteral" ? null : node.value;
}

/** The value at a path; reads own properties only. */
export function pathValue(node: PathNode, scope: Scope): unknown {
  let at = scope;
  for (let depth = node.depth; depth > 0; depth--) at = at.parent ?? at;
  const [first, ...rest] = node.parts;
  if (first === undefined) return at.context;
  const isName = !node.data && isBare(node) && scope.names.has(first);
  const start = isName ? scope.names.get(first) : own(node.data ? at.data : at.context, first);
  return rest.reduce<unknown>(own, start);
}

export function helperOf({ engine }: Run, node: PathNode): Helper | undefined {
  if (!isBare(node)) return undefined;
  if (node.original === "lookup") return lookup;
  const { helpers } = engine;
  return helpers && Object.hasOwn(helpers, node.original) ? helpers[node.original] : undefined;
}

/** A bare name, not `this.a`, `./a`, `../a`, `@a`: those are always fields. */
const isBare = (node: PathNode) => !node.data && !node.this && node.depth === 0 && !node.original.startsWith(".");
