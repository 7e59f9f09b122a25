import { readdirSync, readFileSync } from "node:fs";
import { parse } from "acorn";
import { transform } from "esbuild";

/** @typedef {import("acorn").Node & Record<string, any>} Node */

/**
 * The text of every shipped code file, by its path; other files have an empty text. Tests and build plugins don't ship.
 * @returns {Map<string, string>}
 */
export function shippedFiles() {
  const paths = ["src", "elements"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" }))
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.replaceAll("\\", "/"))
    .filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path));
  return new Map(paths.map((path) => [path, isCode(path) ? readFileSync(path, "utf8") : ""]));
}

/** @param {string} path */
export const isCode = (path) => /\.tsx?$/.test(path);

/**
 * The tree of a TypeScript file without its types: type imports are gone, JSX is calls.
 * @param {string} path
 * @param {string} text
 * @returns {Promise<Node>}
 */
export async function tree(path, text) {
  const { code } = await transform(text, {
    loader: path.endsWith("x") ? "tsx" : "ts",
    jsx: "automatic",
    target: "es2022",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  });
  return parse(code, { ecmaVersion: "latest", sourceType: "module" });
}

/**
 * Every node below and including `node`, with its parent.
 * @param {Node} node
 * @param {Node} [parent]
 * @returns {Generator<{ node: Node, parent: Node | undefined }>}
 */
export function* nodes(node, parent) {
  yield { node, parent };
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child.type === "string") yield* nodes(child, node);
}
