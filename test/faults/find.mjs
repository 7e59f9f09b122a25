import { SourceMap } from "node:module";
import { parse } from "acorn";
import { transform } from "esbuild";
import { isSilent, kinds } from "./kinds.mjs";

/**
 * @typedef {import("./kinds.mjs").Node} Node
 * @typedef {import("./kinds.mjs").Change & { file: string, line: number, source: string, kind: string, before: string }} Fault
 * one change of one file; `line` and `source` are those of the TypeScript, `start` and `end` those of `code`
 */

/**
 * All possible faults of a file, and its code without types, to which their positions refer.
 * @param {string} file its path, for the extension and for the report
 * @param {string} text TypeScript
 * @returns {Promise<{ code: string, faults: Fault[] }>}
 */
export async function findFaults(file, text) {
  const { code, map } = await transform(text, {
    loader: file.endsWith("x") ? "tsx" : "ts",
    jsx: "automatic",
    target: "es2022",
    charset: "utf8",
    sourcemap: "external",
    sourcefile: file,
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  const lines = text.split("\n");
  const lineOf = lineFinder(map);
  /** @type {Fault[]} */
  const faults = [];
  const textOf = (/** @type {Node} */ { start, end }) => code.slice(start, end);
  walk(parse(code, { ecmaVersion: "latest", sourceType: "module", locations: true }), (node, above, key) => {
    const parent = above.at(-1);
    if (!parent) return;
    for (const [kind, { find }] of Object.entries(kinds))
      for (const change of find(node, { parent, key, above, text: textOf })) {
        const line = lineOf(node);
        const before = code.slice(change.start, change.end);
        faults.push({ ...change, file, line, source: (lines[line - 1] ?? "").trim(), kind, before });
      }
  });
  return { code, faults };
}

/** @param {string} map @returns {(node: Node) => number} the line in the source, from 1 */
function lineFinder(map) {
  const found = new SourceMap(JSON.parse(map));
  return ({ loc }) => {
    const entry = found.findEntry((loc?.start.line ?? 1) - 1, loc?.start.column ?? 0);
    return ("originalLine" in entry ? entry.originalLine : 0) + 1;
  };
}

/**
 * Visits every node with its ancestors and the name of the property that holds it.
 * @param {Node} node
 * @param {(node: Node, above: Node[], key: string) => void} visit
 * @param {Node[]} [above]
 * @param {string} [name]
 */
function walk(node, visit, above = [], name = "") {
  if (isSilent(node)) return;
  visit(node, above, name);
  const here = [...above, node];
  for (const [key, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === "string" && key !== "loc") walk(child, visit, here, key);
}
