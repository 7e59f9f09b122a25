// @ts-nocheck esbuild and acorn hand over untyped nodes here; the build itself is the test.
// Trusted Types: replaces every place where a library turns a string into markup by a call of the html door (src/html/door.ts).
import { parse } from "acorn";

const candidate = /innerHTML|outerHTML|insertAdjacentHTML|parseFromString|createContextualFragment/;
const doors = new Map([
  ["insertAdjacentHTML", "insertHTML"],
  ["parseFromString", "parseDocument"],
  ["createContextualFragment", "parseFragment"],
]);
const nameOf = (node) => (node.type === "MemberExpression" && !node.computed ? node.property.name : "");

/** The source of a node as one argument: a sequence `a, b` keeps its parentheses. */
const argument = (node, text) => (node.type === "SequenceExpression" ? `(${text(node)})` : text(node));

/** @returns the door's expression for a sink, or undefined. `text` returns the (already rewritten) source of a node. */
function replacement(node, text) {
  if (node.type === "AssignmentExpression" && nameOf(node.left) === "innerHTML") {
    const target = argument(node.left.object, text);
    const html = argument(node.right, text);
    if (node.operator === "=") return `$html.setHTML(${target}, ${html})`;
    if (node.operator === "+=") return `$html.insertHTML(${target}, "beforeend", ${html})`;
  }
  const door = node.type === "CallExpression" ? doors.get(nameOf(node.callee)) : undefined;
  if (!door) return undefined;
  const args = node.arguments.map((one) => argument(one, text));
  if (door === "insertHTML") args.unshift(argument(node.callee.object, text));
  return `$html.${door}(${args.join(", ")})`;
}

function refuse(node, file) {
  const writesOuter = node.type === "AssignmentExpression" && nameOf(node.left) === "outerHTML";
  const computed =
    node.type === "AssignmentExpression" && node.left.computed && node.left.property.value === "innerHTML";
  const mayBeAbsent = node.type === "CallExpression" && node.callee.optional && doors.has(nameOf(node.callee));
  if (writesOuter || computed || mayBeAbsent) throw new Error(`${file}: sink without a rewrite at ${node.start}`);
}

const children = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === "string")
    .toSorted((a, b) => a.start - b.start);

export function rewriteSinks(code, file) {
  if (!candidate.test(code)) return { code, sinks: 0 };
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module", allowReturnOutsideFunction: true });
  let sinks = 0;

  function text(node) {
    refuse(node, file);
    const replaced = replacement(node, text);
    if (replaced !== undefined) {
      sinks += 1;
      return replaced;
    }
    let out = "";
    let at = node.start;
    for (const child of children(node)) {
      if (child.start < at) continue; // shorthand properties appear twice
      out += code.slice(at, child.start) + text(child);
      at = child.end;
    }
    return out + code.slice(at, node.end);
  }

  const body = text(program);
  if (sinks === 0) return { code, sinks };
  const isModule = program.body.some(({ type }) => /^(Import|Export)/.test(type));
  const door = isModule ? 'import * as $html from "html-door";\n' : 'var $html = require("html-door");\n';
  return { code: door + body, sinks };
}
