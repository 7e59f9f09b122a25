import { isCode, nodes, tree } from "./sources.mjs";

/** @typedef {import("./sources.mjs").Node} Node */

/**
 * The door of each dangerous thing (docs/safety.md). `names` are forbidden in every file but those of
 * `only`, in every form: called, read, assigned, destructured, or as a text in brackets. `is` finds uses that a
 * name alone does not show.
 * @type {{ door: string, only: RegExp, names?: string[], is?: (node: Node) => string | undefined }[]}
 */
const doors = [
  {
    // files of geometries are XML, read by a parser of our own that makes no nodes of the page
    door: "html",
    only: /^src\/(html\/[\w-]+|maps\/formats\/parse-xml)\.ts$/,
    names: [
      "innerHTML",
      "outerHTML",
      "insertAdjacentHTML",
      "setHTML",
      "setHTMLUnsafe",
      "parseHTMLUnsafe",
      "DOMParser",
      "createContextualFragment",
      "dangerouslySetInnerHTML",
      "srcdoc",
      "srcDoc",
    ],
    is: (node) => (isMember(node, "document", ["write", "writeln"]) ? "document.write" : undefined),
  },
  {
    door: "net",
    only: /^src\/(server\/client\/(net|counted-bytes)|base\/runtime\/natives)\.ts$/,
    names: ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "sendBeacon"],
  },
  {
    door: "css",
    // the html door copies the styles of a library's markup, property by property
    only: /^src\/(base\/css|html\/[\w-]+)\.ts$/,
    names: ["cssText"],
    is: styleText,
  },
  {
    door: "code as text",
    only: /^$/,
    names: ["eval"],
    is: (node) =>
      /^(New|Call)Expression$/.test(node.type) && node["callee"].name === "Function" ? "Function(…)" : undefined,
  },
  {
    door: "workers",
    only: /^src\/base\/runtime\/own-worker\.ts$/,
    names: ["SharedWorker"],
    is: (node) => (node.type === "NewExpression" && node["callee"].name === "Worker" ? "new Worker" : undefined),
  },
  {
    door: "scripts of other hosts",
    only: /^src\/base\/runtime\/load-script\.ts$/,
    is: (node) =>
      node.type === "CallExpression" &&
      node["callee"].property?.name === "createElement" &&
      node["arguments"][0]?.value === "script"
        ? 'createElement("script")'
        : undefined,
  },
  {
    // Prototype and MooTools replace these members by their own; the build takes care of Object.entries
    door: "members that pages replace",
    only: /^$/,
    is: (node) => {
      const { property, object } = node.type === "CallExpression" ? node["callee"] : {};
      return ["bind", "entries"].includes(property?.name) && object?.name !== "Object"
        ? `.${property.name}()`
        : undefined;
    },
  },
  {
    door: "the browser's own dialogs",
    only: /^$/,
    is: (node) =>
      isMember(node, "window", ["alert", "confirm", "prompt"]) ? `window.${node["property"].name}` : undefined,
  },
  {
    door: "the console",
    only: /^$/,
    is: (node) => (isMember(node, "console", ["log"]) ? "console.log" : undefined),
  },
];

/**
 * Every use that bypasses a door, one sentence each.
 * @param {Map<string, string>} files path → text
 * @returns {Promise<string[]>}
 */
export async function doorFaults(files) {
  /** @type {Set<string>} */
  const faults = new Set();
  for (const [file, text] of files) {
    if (!isCode(file)) continue;
    for (const { node, parent } of nodes(await tree(file, text)))
      for (const { door, only, names = [], is } of doors) {
        if (only.test(file)) continue;
        const found = names.find((name) => isNamed(node, parent, name)) ?? is?.(node);
        if (found) faults.add(`${file}: ${found} goes around the door of ${door}`);
      }
  }
  return [...faults];
}

/**
 * @param {Node} node
 * @param {Node | undefined} parent
 * @param {string} name
 */
function isNamed(node, parent, name) {
  if (node.type === "Identifier") return node["name"] === name;
  const isInBrackets = parent?.type === "MemberExpression" && parent["computed"] && parent["property"] === node;
  return node.type === "Literal" && node["value"] === name && isInBrackets;
}

/**
 * @param {Node} node
 * @param {string} object
 * @param {string[]} properties
 */
function isMember(node, object, properties) {
  if (node.type !== "MemberExpression" || node["object"].name !== object) return false;
  return properties.includes(node["property"].name ?? node["property"].value);
}

/** Styles as text: `setAttribute("style", …)`, a style element.
 * @param {Node} node */
function styleText(node) {
  const texts = node.type === "Literal" ? [node["value"]] : node.type === "TemplateElement" ? [node["value"].raw] : [];
  if (texts.some((text) => typeof text === "string" && /<style\b/i.test(text))) return "<style>";
  if (node.type !== "CallExpression") return undefined;
  const name = node["callee"].property?.name ?? node["callee"].name;
  const first = String(node["arguments"][0]?.value).toLowerCase();
  const makes = ["setAttribute", "setAttributeNS", "createElement", "createElementNS", "jsx", "jsxs"].includes(name);
  const hasStyle = first === "style" || (name?.endsWith("NS") && node["arguments"][1]?.value === "style");
  return makes && hasStyle ? `${name}("style")` : undefined;
}
