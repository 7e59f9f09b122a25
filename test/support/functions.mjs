import { parseSync } from "oxc-parser";
import { isCode, nodes } from "./sources.mjs";

/** @typedef {import("./sources.mjs").Node} Node */

/** The most lines of a function, and of a view: a React component. */
const limits = { function: 60, view: 90 };

/**
 * Functions over their limit, one sentence each. Lines are counted in the file, from the first word of the function to
 * its last brace, including comments, blank lines and inner functions.
 * @param {Map<string, string>} files path → text
 * @returns {string[]}
 */
export function longFunctions(files) {
  return [...files].filter(([file]) => isCode(file)).flatMap(([file, text]) => longIn(file, text));
}

/** @param {string} file @param {string} text */
function longIn(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = [];
  for (const { node, parent } of nodes(/** @type {any} */ (program))) {
    if (!isFunction(node)) continue;
    const kind = isView(node, parent) ? "view" : "function";
    const lines = text.slice(node.start, node.end).split("\n").length;
    if (lines <= limits[kind]) continue;
    const line = text.slice(0, node.start).split("\n").length;
    found.push(
      `${file}:${line} ${nameOf(node, parent) || "a function"} has ${lines} lines; a ${kind} has at most ${limits[kind]}`,
    );
  }
  return found;
}

/** @param {Node} node */
const isFunction = ({ type }) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/** Its name begins with a capital letter, and it contains JSX outside inner functions. @param {Node} node @param {Node | undefined} parent */
const isView = (node, parent) => /^[A-Z]/.test(nameOf(node, parent)) && hasOwnJsx(node["body"]);

/** Its own name, or that of the variable, property or method that holds it. @param {Node} node @param {Node | undefined} parent */
const nameOf = (node, parent) => String(node["id"]?.name ?? parent?.["id"]?.name ?? parent?.["key"]?.name ?? "");

/** JSX outside inner functions. @param {Node} node @returns {boolean} */
function hasOwnJsx(node) {
  if (/^JSX(Element|Fragment)$/.test(node.type)) return true;
  const inside = Object.values(node).flat();
  return inside.some((child) => child && typeof child.type === "string" && !isFunction(child) && hasOwnJsx(child));
}
