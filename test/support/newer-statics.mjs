import { statics } from "../../build/statics.mjs";
import { isCode, nodes, tree } from "./sources.mjs";

/**
 * Globals that libraries replace as a whole, with the statics that every replacement has. The build puts the native
 * ones in place of those in build/statics.mjs, so these may be used whole.
 * @type {Record<string, string[]>}
 */
const replaced = {
  AbortSignal: [],
  Array: ["isArray", "of"],
  Document: [],
  Element: [],
  Event: [],
  Map: [],
  Node: [],
  Promise: ["all", "race", "reject", "resolve"],
  Response: ["error", "redirect"],
  Set: [],
  Symbol: ["for", "iterator"],
  URL: ["createObjectURL", "revokeObjectURL"],
  WeakMap: [],
};
/** Functions of the page that only src/base/runtime may take, once and before the page replaces them. */
const captured = /^(queueMicrotask|structuredClone|reportError|requestIdleCallback|scheduler)$/;
/** What a page may have removed from the browser's own Promise, as pages with a library of 2015 do. */
const removed = /^Promise\.(allSettled|any|try|withResolvers)$/;
const runtime = "src/base/runtime/";

/**
 * Uses of what a page's older library may not have, one sentence each (docs/hosts.md, §3).
 * @param {Map<string, string>} files path → text
 * @returns {Promise<string[]>}
 */
export async function newerStatics(files) {
  const code = [...files].filter(([file]) => isCode(file));
  const found = code.map(async ([file, text]) => {
    const faults = [];
    for (const { node, parent } of nodes(await tree(file, text))) {
      const name = node.type === "MemberExpression" ? newerOf(node) : calledOf(node, parent);
      if (name && !file.startsWith(runtime)) faults.push(`${file} uses ${name}, which a page's library may not have`);
    }
    return faults;
  });
  return (await Promise.all(found)).flat();
}

/** @param {import("./sources.mjs").Node} node a member; gives `URL.canParse` */
function newerOf({ object, property, computed }) {
  const owner = object.type === "MemberExpression" && isWindow(object.object) ? object.property.name : object.name;
  const name = computed ? property.value : property.name;
  if (name === "finally") return "finally of a promise";
  if (isWindow(object)) return captured.test(name) ? name : "";
  if (!Object.hasOwn(replaced, owner ?? "") || name === "prototype") return "";
  const whole = object.type === "Identifier" ? owner : `window.${owner}`;
  const used = `${owner}.${name}`;
  // an older browser's own Map, Set and URL lack the newest of theirs
  const isNative = whole in statics && !/^(Map|Set|URL)$/.test(whole);
  const isKnown = isNative || used in statics || replaced[owner]?.includes(name);
  return isKnown && !removed.test(used) ? "" : used;
}

/** @param {import("./sources.mjs").Node} node @param {import("./sources.mjs").Node} [parent] */
const calledOf = (node, parent) =>
  node.type === "Identifier" && captured.test(node["name"]) && parent?.type === "CallExpression" ? node["name"] : "";

/** @param {import("./sources.mjs").Node} node */
const isWindow = (node) => /^(window|globalThis|self)$/.test(node["name"] ?? "");
