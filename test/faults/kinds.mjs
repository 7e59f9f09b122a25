/**
 * The kinds of faults, and how many of each a sample takes: `weight` 4 is taken four times as often as 1.
 * `find` gives the changes that one node of the tree allows; `at` gives the node's position in the tree.
 *
 * Left out because no test could notice them: text of logs and errors, phrases, names for debugging, classes of CSS.
 *
 * @typedef {import("../support/sources.mjs").Node} Node
 * @typedef {{ parent: Node, key: string, above: Node[], text: (node: Node) => string }} At `above`: root first, parent last
 * @typedef {{ start: number, end: number, after: string, form?: "argument" | "property" }} Change
 * `form`: the range is dropped as an argument or a property; otherwise it is an expression and `after` replaces it
 * @typedef {{ weight: number, find: (node: Node, at: At) => Change[] }} Kind
 */

/** @satisfies {Record<string, Kind>} */
export const kinds = {
  "condition true": {
    weight: 2,
    find: (node, at) => (isTest(node, at) && !isLoop(at.parent) ? [to(node, "true")] : []),
  },
  "condition false": {
    weight: 2,
    find: (node, at) => (isTest(node, at) && !isGuard(at.parent) ? [to(node, "false")] : []),
  },
  "condition negated": {
    weight: 1,
    find: (node, at) =>
      isTest(node, at) && !isLoop(at.parent) && !isOpposite(node) ? [to(node, `!(${at.text(node)})`)] : [],
  },
  "guard removed": {
    weight: 4,
    find: (node, at) => (isTest(node, at) && isGuard(at.parent) ? [to(node, "false")] : []),
  },
  "side of && || ?? dropped": {
    weight: 4,
    find: (node, { text }) =>
      node.type === "LogicalExpression" ? [to(node, text(node["left"])), to(node, text(node["right"]))] : [],
  },
  "comparison changed": { weight: 3, find: (node, at) => swapped(node, at, comparisons) },
  "arithmetic changed": { weight: 2, find: (node, at) => (isJoin(node) ? [] : swapped(node, at, arithmetic)) },
  "number changed": {
    weight: 2,
    find: (node, at) => (isNumber(node, at) && !isDelay(at) ? [to(node, changedNumber(node["value"]))] : []),
  },
  "delay changed": {
    weight: 3,
    find: (node, at) =>
      isNumber(node, at) && isDelay(at)
        ? [to(node, String(node["value"] * 10 || 1000)), ...(node["value"] ? [to(node, "0")] : [])]
        : [],
  },
  "name emptied": { weight: 3, find: (node, at) => (isName(node, at) ? [to(node, '""')] : []) },
  "argument dropped": { weight: 4, find: dropArguments },
  "call removed": {
    weight: 4,
    find: (node, { parent }) =>
      parent.type === "ExpressionStatement" && isPlainCall(node) ? [to(node, "void 0")] : [],
  },
  "property dropped": { weight: 4, find: dropProperty },
  "! removed": {
    weight: 1,
    find: (node, { parent, text }) =>
      isNot(node) && !isNot(node["argument"]) && !isNot(parent) ? [to(node, text(node["argument"]))] : [],
  },
  "await removed": {
    weight: 2,
    find: (node, { parent, text }) =>
      node.type === "AwaitExpression" && ["ExpressionStatement", "ReturnStatement"].includes(parent.type)
        ? [to(node, text(node["argument"]))]
        : [],
  },
  "array emptied": {
    weight: 1,
    find: (node, { parent }) =>
      node.type === "ArrayExpression" && !node["elements"].every(isPhrase) && parent.type !== "ArrayExpression"
        ? [to(node, "[]")]
        : [],
  },
  "regular expression emptied": {
    weight: 1,
    find: (node) => (node["regex"] ? [to(node, `/(?:)/${node["regex"].flags}`)] : []),
  },
};

/** Calls whose text is for authors and logs. */
const logs = new Set(["logMistake", "mistake"]);
/** Calls whose first argument is the key of a phrase. */
const phrases = new Set(["t", "words", "worded", "say"]);
const jsx = new Set(["jsx", "jsxs", "jsxDEV"]);
const plainNames = new Set(["className", "class", "style", "key", "displayName"]);

/** @type {Record<string, string>} */
const comparisons = {
  "===": "!==",
  "!==": "===",
  "==": "!=",
  "!=": "==",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
};
/** @type {Record<string, string>} */
const arithmetic = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "**": "*",
  "+=": "-=",
  "-=": "+=",
  "++": "--",
  "--": "++",
};

/**
 * Nodes inside which no fault is planted.
 * @param {Node} node
 */
export const isSilent = (node) =>
  /^(Import|ExportAll)/.test(node.type) ||
  (node.type === "CallExpression" && ["console", "performance"].includes(node["callee"].object?.name));

/** @param {Node} node @param {string} after @returns {Change} */
const to = ({ start, end }, after) => ({ start, end, after });

/** @param {Node} node @param {At} at */
const isTest = (node, { parent, key }) =>
  key === "test" && parent.type !== "SwitchCase" && typeof node["value"] !== "boolean";
/** @param {Node} node */
const isLoop = ({ type }) => /^(For|While|DoWhile)/.test(type);
/** @param {Node} node */
const isNot = (node) => node.type === "UnaryExpression" && node["operator"] === "!";
/** Its negation belongs to another kind. @param {Node} node */
const isOpposite = (node) => isNot(node) || /^[!=]==?$/.test(node["operator"] ?? "");

/** An `if (…)` that only returns, throws or breaks. @param {Node} node */
function isGuard(node) {
  if (node.type !== "IfStatement" || node["alternate"]) return false;
  const body = node["consequent"].type === "BlockStatement" ? node["consequent"].body : [node["consequent"]];
  return /^(Return|Throw|Continue|Break)Statement$/.test(body.at(-1)?.type ?? "");
}

/** @param {Node} node @param {At} at @param {Record<string, string>} table @returns {Change[]} */
function swapped(node, { text }, table) {
  const operator = table[node["operator"]];
  if (!operator || node.type === "LogicalExpression") return [];
  if (node.type === "UpdateExpression") return [to(node, text(node).replace(node["operator"], operator))];
  if (!["BinaryExpression", "AssignmentExpression"].includes(node.type)) return [];
  // only the operator between the sides: parentheses around them belong to no node
  const whole = text(node);
  const [from, until] = [node["left"].end - node.start, node["right"].start - node.start];
  return [
    to(
      node,
      whole.slice(0, from) + whole.slice(from, until).replace(node["operator"], () => operator) + whole.slice(until),
    ),
  ];
}

/** `+` of texts. @param {Node} node @returns {boolean} */
function isJoin(node) {
  if (!["+", "+="].includes(node["operator"]) || !node["left"]) return false;
  return [node["left"], node["right"]].some(
    (side) => typeof side.value === "string" || side.type === "TemplateLiteral" || isJoin(side),
  );
}

/** Not the 0 of `void 0`. @param {Node} node @param {At} at */
const isNumber = (node, at) =>
  typeof node["value"] === "number" && at.parent["operator"] !== "void" && !isKey(at) && !isLogged(at);
/** @param {At} at */
const isKey = ({ parent, key }) => key === "key" && !parent["computed"];

/** @param {number} value */
const changedNumber = (value) => String(value === 1 ? 0 : value < 100 ? value + 1 : value * 10);

/** A number that is a time: of a timer, or under a name for times. @param {At} at */
function isDelay({ parent, key, above }) {
  if (key === "arguments") return /^(setTimeout|setInterval|aTimeout)$/.test(calledName(parent));
  const holder = above.findLast(({ type }) =>
    /^(VariableDeclarator|Property|PropertyDefinition|AssignmentPattern)$/.test(type),
  );
  const name = holder?.["id"]?.name ?? holder?.["key"]?.name ?? holder?.["left"]?.name ?? "";
  return (
    /Ms$|Seconds$|delay|timeout|wait|pause|debounce/i.test(name) &&
    !above.slice(above.indexOf(holder ?? parent)).some(({ type }) => /Function/.test(type))
  );
}

/** A text that the program uses as an address, a method, an event, an attribute or a key. @param {Node} node @param {At} at */
function isName(node, at) {
  const { parent, key } = at;
  const text = node.type === "TemplateLiteral" ? node["quasis"][0].value.raw : node["value"];
  if (typeof text !== "string" || !/^[\x21-\x7e]+$/.test(text) || isKey(at) || isLogged(at) || isPlainName(at))
    return false;
  if (node.type === "TemplateLiteral") return text.includes("/") && parent.type !== "TaggedTemplateExpression";
  if (parent.type === "ExpressionStatement" || parent.type === "ImportExpression") return false;
  if (parent.type === "CallExpression" && parent["arguments"][0] === node)
    return !jsx.has(calledName(parent)) && !phrases.has(calledName(parent));
  return !(parent["left"]?.operator === "typeof" || parent["right"]?.operator === "typeof") && key !== "source";
}

/** @param {At} at */
const isPlainName = ({ parent }) => parent.type === "Property" && plainNames.has(parent["key"].name);

/** A text for people, not a name. @param {Node | null} node */
const isPhrase = (node) => typeof node?.["value"] === "string" && !/^[\x21-\x7e]*$/.test(node["value"]);

/** Inside a log's or an error's text. @param {At} at */
const isLogged = ({ above }) =>
  above.some(
    (node) => isCall(node) && (logs.has(calledName(node)) || /^(Type|Range|Syntax)?Error$/.test(calledName(node))),
  );

/** @param {Node} node */
const isCall = ({ type }) => type === "CallExpression" || type === "NewExpression";
/** The last part of the called name. @param {Node} call @returns {string} */
const calledName = (call) => call["callee"]?.property?.name ?? call["callee"]?.name ?? "";

/** `f()`, `await f()`, `void f()`, `f?.()`. @param {Node} node @returns {boolean} */
function isPlainCall(node) {
  if (node.type === "CallExpression") return node["callee"].type !== "Super" && !isSilent(node);
  if (node.type === "AwaitExpression" || node["operator"] === "void") return isPlainCall(node["argument"]);
  return node.type === "ChainExpression" && isPlainCall(node["expression"]);
}

/**
 * The last argument is dropped, others become undefined. Functions stay, and so does a single argument that is no
 * options object: without them the call throws.
 * @param {Node} node
 * @param {At} at
 * @returns {Change[]}
 */
function dropArguments(node, at) {
  if (!isCall(node) || jsx.has(calledName(node)) || logs.has(calledName(node)) || isLogged(at)) return [];
  /** @type {Node[]} */
  const given = node["arguments"];
  if (given.some(({ type }) => type === "SpreadElement")) return [];
  const last = given.at(-1);
  return given.flatMap((argument, index) => {
    if (/Function/.test(argument.type) || (index === 0 && phrases.has(calledName(node)))) return [];
    if (given.length === 1 && argument.type !== "ObjectExpression") return [];
    if (argument === last) return [{ ...to(argument, ""), form: /** @type {const} */ ("argument") }];
    return argument["name"] === "undefined" ? [] : [to(argument, "undefined")];
  });
}

/** @param {Node} node @param {At} at @returns {Change[]} */
function dropProperty(node, { parent, text }) {
  if (node.type !== "Property" || parent.type !== "ObjectExpression" || node["kind"] !== "init") return [];
  const name = node["key"].name ?? node["key"].value;
  const { value } = /** @type {{ value: Node }} */ (/** @type {unknown} */ (node));
  if (
    plainNames.has(name) ||
    name === "__proto__" ||
    isPhrase(value) ||
    (node["method"] && /\bsuper\b/.test(text(node)))
  )
    return [];
  return [{ ...to(node, ""), form: "property" }];
}
