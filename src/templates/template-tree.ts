import { parse as parseNotation } from "@handlebars/parser";
import { reasonOf } from "./template-values.ts";

interface Place {
  line: number;
  column: number;
}
interface Located {
  loc: { start: Place; end: Place };
}
export interface PathNode extends Located {
  type: "PathExpression";
  this: boolean;
  data: boolean;
  depth: number;
  parts: string[];
  original: string;
}
interface LiteralNode extends Located {
  type: "StringLiteral" | "NumberLiteral" | "BooleanLiteral" | "UndefinedLiteral" | "NullLiteral";
  value?: string | number | boolean;
}
interface Call extends Located {
  path: ValueNode;
  params: ValueNode[];
  hash?: { pairs: { key: string; value: ValueNode }[] };
}
export type CallNode = Call & { type: "SubExpression" };
export type ValueNode = PathNode | LiteralNode | CallNode;
export type MustacheNode = Call & { type: "MustacheStatement"; escaped: boolean };
export type BlockNode = Call & {
  type: "BlockStatement";
  program?: ProgramNode;
  inverse?: ProgramNode;
  /** Empty for a raw block, {{{{name}}}}. */
  openStrip: { open?: boolean };
};
export interface PartialNode extends Located {
  type: "PartialStatement" | "PartialBlockStatement";
  name: ValueNode;
  params: ValueNode[];
  hash?: Call["hash"];
  program?: ProgramNode;
}
export type ContentNode = Located & { type: "ContentStatement"; value: string };
/** `[name]`, a placeholder for markup (R9.3-06). */
export type PlaceholderNode = Located & { type: "Placeholder"; name: string };
type Other = Located & { type: "CommentStatement" | "Decorator" | "DecoratorBlock" };
export type StatementNode = MustacheNode | BlockNode | PartialNode | ContentNode | PlaceholderNode | Other;
export interface ProgramNode {
  body: StatementNode[];
  blockParams?: string[];
  chained?: boolean;
}

/** A parsed template, with the name and source that messages need. */
export interface Template {
  name: string;
  source: string;
  root: ProgramNode;
}

/** A mistake in a template, or a limit that it exceeds; the message names the template. */
export class TemplateMistake extends Error {}

/** The deepest nesting of blocks, partials and calls (docs/safety.md, §2). */
export const deepest = 32;
const longest = 1_000_000;
/** The parser needs about 100 ms for this many characters inside {{ }}, where each pair adds four. */
const mostNotation = 50_000;

const known = new Map<string, ProgramNode>();

/**
 * Parses a template; results are cached by text.
 * @throws TemplateMistake with the line of a syntax error, or when it is too long or too deep
 */
export function readTemplate(source: string, name = "template"): Template {
  let root = known.get(source);
  if (!root) {
    checkSize(source, name);
    root = parse(source, name);
    if (known.size >= 50) known.clear();
    if (source.length <= 100_000) known.set(source, root);
  }
  return { name, source, root };
}

const lineStarts = new WeakMap<ProgramNode, number[]>();

/** The text of a node as its author wrote it. */
export function sourceOf({ source, root }: Template, { loc }: Located): string {
  const starts = lineStarts.get(root) ?? [
    0,
    ...[...source.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length),
  ];
  lineStarts.set(root, starts); // a mistake in a list is met again in each of its rows
  const at = ({ line, column }: Place) => (starts[line - 1] ?? 0) + column;
  return source.slice(at(loc.start), at(loc.end));
}

function parse(source: string, name: string): ProgramNode {
  try {
    const root = parseNotation(source) as unknown as ProgramNode;
    addPlaceholders(root);
    return root;
  } catch (error) {
    throw new TemplateMistake(`${name}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Checks size and depth before parsing: the parser takes seconds for ten thousand nested blocks. */
function checkSize(source: string, name: string): void {
  if (source.length > longest) throw new TemplateMistake(`${name}: longer than ${longest} characters`);
  let size = 0;
  let depth = 0;
  for (let open = source.indexOf("{{"); open >= 0;) {
    const mark = source.startsWith("!--", open + 2) ? "--}}" : "}}";
    const close = source.indexOf(mark, open + 2);
    const inner = source.slice(open, close < 0 ? undefined : close);
    if (!inner.startsWith("{{!")) {
      size += inner.length + 4;
      depth += depthOf(inner);
      const calls = inner.length > mostNotation ? 0 : (inner.match(/\(/g)?.length ?? 0);
      if (size > mostNotation) throw new TemplateMistake(`${name}: more than ${mostNotation} characters in {{ }}`);
      if (depth > deepest || calls > deepest)
        throw new TemplateMistake(`${name}: more than ${deepest} blocks or calls in each other`);
    }
    if (close < 0) return;
    open = source.indexOf("{{", close + mark.length);
  }
}

/** How an expression changes the depth: {{#a}} and {{^a}} open a block, {{/a}} closes it, {{^}} is an else. */
function depthOf(expression: string): number {
  const [, sign, rest] = /^\{\{+~?([#^/])[>*]?\s*(\S?)/.exec(expression) ?? [];
  if (sign === "/") return -1;
  return sign === "#" || (sign === "^" && rest !== "" && rest !== "~") ? 1 : 0;
}

/** Turns texts `[name]` (2 to 30 lower-case letters, digits, underscores) into nodes, except in raw blocks. */
function addPlaceholders(program: ProgramNode): void {
  program.body = program.body.flatMap((node): StatementNode[] => {
    if (node.type === "ContentStatement") return split(node);
    if (node.type === "BlockStatement" && node.openStrip.open === undefined) return node.program?.body ?? [];
    if ("program" in node && node.program) addPlaceholders(node.program);
    if ("inverse" in node && node.inverse) addPlaceholders(node.inverse);
    return [node];
  });
}

function split(node: ContentNode): StatementNode[] {
  const parts = node.value.split(/\[([a-z0-9_]{2,30})\]/);
  return parts.flatMap((part, index): StatementNode[] => {
    if (index % 2) return [{ type: "Placeholder", name: part, loc: node.loc }];
    return part === "" ? [] : [{ type: "ContentStatement", value: part, loc: node.loc }];
  });
}
