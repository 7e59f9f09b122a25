import { classOf } from "./declarations.mjs";

/** @typedef {import("./tables.mjs").Tables} Tables @typedef {import("./tables.mjs").Element} Element
 * @typedef {import("./tables.mjs").Attribute} Attribute */

/** dist/custom-elements.json, schema 1.0.0. @param {Tables} tables */
export const customElements = (tables) => ({
  schemaVersion: "1.0.0",
  readme: "README.md",
  modules: [
    {
      kind: "javascript-module",
      path: "dist/main.js",
      declarations: tables.elements.map((element) => declaration(element, tables)),
      exports: tables.elements.map(({ tag }) => ({
        kind: "custom-element-definition",
        name: tag,
        declaration: { name: classOf(tag), module: "dist/main.js" },
      })),
    },
  ],
});

/** @param {Element} element @param {Tables} tables */
function declaration({ tag, value, docs, attributes }, { eventTypes, tokens }) {
  return {
    kind: "class",
    name: classOf(tag),
    tagName: tag,
    customElement: true,
    description: docs.text,
    superclass: { name: "HTMLElement" },
    ...(value && { formAssociated: true }),
    attributes: attributes.map(({ attribute, property, kind, type, text, default: first }) => ({
      name: attribute,
      fieldName: property,
      description: text,
      type: { text: attributeText(kind, type, property) },
      ...(first && { default: `"${first}"` }),
    })),
    members: [
      ...attributes.map(({ property, attribute, kind, type, text }) => ({
        kind: "field",
        name: property,
        description: text,
        type: { text: type },
        // As with native controls: the attribute is the initial value, the property the current value.
        ...(property !== "value" && {
          attribute,
          ...(kind !== "json" && property !== "checked" && { reflects: true }),
        }),
      })),
      ...readOnly(docs.properties).map(({ name, type, text }) => ({
        kind: "field",
        name,
        description: text,
        type: { text: type },
        readonly: true,
      })),
      ...pairs(docs.methods).map(([signature, text]) => method(signature, text)),
    ],
    events: pairs(docs.events).map(([name, text]) => ({
      name,
      description: text,
      type: { text: eventTypes[name] ? `CustomEvent<${eventTypes[name]}>` : "Event" },
    })),
    slots: pairs(docs.slots).map(([name, text]) => ({ name, description: text })),
    cssParts: pairs(docs.parts).map(([name, text]) => ({ name, description: text })),
    cssProperties: tag === "vs-widget" ? [] : tokens.map(({ name, light }) => ({ name, default: light })),
  };
}

/**
 * `close(result?: unknown): void` → a method with its parameters. @param {string} signature @param {string} description
 */
function method(signature, description) {
  const [, name, given = "", returned] = /^(\w+)\((.*)\): (.+)$/.exec(signature) ?? [];
  const parameters = given ? given.split(", ").map((one) => /^(\w+)(\?)?: (.+)$/.exec(one) ?? []) : [];
  return {
    kind: "method",
    name,
    description,
    ...(parameters.length && {
      parameters: parameters.map(([, parameter, optional, type]) => ({
        name: parameter,
        type: { text: type },
        ...(optional && { optional: true }),
      })),
    }),
    return: { type: { text: returned } },
  };
}

/** dist/vscode.html-data.json: custom data for VS Code, `html.customData`. @param {Tables} tables */
export const vscodeData = ({ elements, clicks, beside, page }) => ({
  version: 1.1,
  tags: elements.map(({ tag, docs, attributes, types }) => ({
    name: tag,
    description: { kind: "markdown", value: docs.text },
    attributes: attributes.map(({ attribute, kind, text, property }) => ({
      name: attribute,
      description: { kind: "markdown", value: text },
      ...(kind === "flag" && { valueSet: "v" }),
      ...(property === "type" && { values: types.map((name) => ({ name })) }),
    })),
  })),
  globalAttributes: [
    ...Object.entries(clicks).flatMap(([name, { text, value }]) =>
      [name, `data-${name}`].map((one) => described(one, `${text}\n\nValue: ${value}.`)),
    ),
    ...pairs(beside).flatMap(([name, text]) => besideNames(name).map((one) => described(one, text))),
    ...pairs(page).map(([name, text]) => described(name, text)),
  ],
});

/** dist/web-types.json, for JetBrains editors. @param {Tables} tables */
export const webTypes = ({ version, elements, clicks, beside, page, tokens }) => ({
  $schema: "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
  name: "vs-elements",
  version,
  "js-types-syntax": "typescript",
  "description-markup": "markdown",
  contributions: {
    html: {
      elements: elements.map(({ tag, docs, attributes }) => ({
        name: tag,
        description: docs.text,
        attributes: attributes.map(({ attribute, kind, type, text, property, default: first }) => ({
          name: attribute,
          description: text,
          value:
            kind === "flag" ? { kind: "no-value", type: "boolean" } : { type: attributeText(kind, type, property) },
          ...(first && { default: first }),
        })),
        slots: pairs(docs.slots).map(([name, text]) => ({ name: name || "default", description: text })),
        js: {
          properties: [
            ...attributes.map(({ property, type, text }) => ({ name: property, description: text, value: { type } })),
            ...readOnly(docs.properties).map(({ name, type, text }) => ({ name, description: text, value: { type } })),
          ],
          methods: pairs(docs.methods).map(([signature, text]) => ({
            name: signature.replace(/\(.*/, ""),
            description: text,
          })),
          events: pairs(docs.events).map(([name, text]) => ({ name, description: text })),
        },
        css: { parts: pairs(docs.parts).map(([name, text]) => ({ name, description: text })) },
      })),
      attributes: [
        ...Object.entries(clicks).flatMap(([name, { text }]) =>
          [name, `data-${name}`].map((one) => ({ name: one, description: text, value: { type: "string" } })),
        ),
        ...pairs(beside).flatMap(([name, text]) => besideNames(name).map((one) => ({ name: one, description: text }))),
        ...pairs(page).map(([name, text]) => ({ name, description: text })),
      ],
    },
    css: { properties: tokens.map(({ name, light }) => ({ name, description: `Default: ${light}.` })) },
  },
});

/** Properties without an attribute. @param {Record<string, string> | undefined} given */
const readOnly = (given) =>
  pairs(given).flatMap(([declared, text]) => {
    const [, name = "", type = ""] = /^(\w+): (.+)$/.exec(declared) ?? [];
    return name === "value" ? [] : [{ name, type, text }];
  });

/** Attributes that HTML also defines keep HTML's description; ours is given only at the `data-` form. */
const native = new Set(["form", "title", "width", "target", "method"]);
/** @param {string} name */
const besideNames = (name) => [...(native.has(name) ? [] : [name]), `data-${name}`];

/** @param {Record<string, string> | undefined} table */
const pairs = (table) => Object.entries(table ?? {});
/** @param {string} name @param {string} value */
const described = (name, value) => ({ name, description: { kind: "markdown", value } });
/** The type of an attribute's text. @param {string} kind @param {string} type @param {string} property */
const attributeText = (kind, type, property) =>
  kind === "flag" ? "boolean" : kind === "number" ? "number" : property === "type" ? type : "string";
