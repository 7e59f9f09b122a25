/** @typedef {import("./tables.mjs").Tables} Tables @typedef {import("./tables.mjs").Element} Element */

/** dist/vs.d.ts: window.vs, settings, events, every tag with its properties. @param {Tables} tables */
export function declarations(tables) {
  const { version, elements, settings, events, eventTypes, api, script, formToOpen, ownFields } = tables;
  const lines = [
    `/** vs-elements ${version}. Made by the build from the tables of the sources. */`,
    "",
    "/** What `vs.open` takes. */",
    `export interface FormToOpen {${formToOpen}`,
    "}",
    "",
    ownFields,
    "",
    "/** What `vs.notify` takes. */",
    "export interface Notice {",
    '  kind?: "success" | "info" | "warning" | "danger";',
    "  title?: string;",
    "  text?: string;",
    "  message?: string;",
    "  /** An address of this site, or of a host in the setting `redirect_hosts`. */",
    "  url?: string;",
    "  /** How long it stays, in ms; 0 until it is closed. */",
    "  delay?: number;",
    "  /** Above the others. */",
    "  first?: boolean;",
    "}",
    "",
    "/** `window.vsSettings`, `#vs-settings` and `vs.configure`. */",
    "export interface VsSettings {",
    ...settings.flatMap((one) => [
      comment(`${one.text} Default: \`${one.default}\`.`, "  "),
      `  ${one.name}${one.isUnset ? "?" : ""}: ${one.type};`,
    ]),
    "}",
    "",
    "/** The page events, by name: the type of `detail`. */",
    "export interface VsEvents {",
    ...Object.entries(eventTypes).flatMap(([name, type]) => [
      comment(events[name] ?? "", "  "),
      `  "${name}": ${type};`,
    ]),
    "}",
    "type VsEventMap = { [Name in keyof VsEvents]: CustomEvent<VsEvents[Name]> };",
    "",
    "/** The functions that the script tag and a bundler's import have in common. */",
    "export interface VsFunctions {",
    ...Object.entries(api).flatMap(([name, { signature, text }]) => [comment(text, "  "), `  ${name}${signature};`]),
    "}",
    "",
    "/** `window.vs`, there when the script has run. */",
    "export interface Vs extends VsFunctions {",
    ...Object.entries(script).flatMap(([name, { signature, text }]) => [
      comment(text, "  "),
      `  ${["version", "ready"].includes(name) ? "readonly " : ""}${name}${signature};`,
    ]),
    "}",
    "",
    ...elements.flatMap(elementType),
    "/** Properties of the tags for JSX, by tag. */",
    "export interface VsIntrinsicElements {",
    ...elements.map(({ tag }) => `  "${tag}": VsJsx<${classOf(tag)}>;`),
    "}",
    "type VsKeys<Element> = Exclude<keyof Element, keyof HTMLElement>;",
    "type VsJsx<Element> = { [Key in VsKeys<Element> as Element[Key] extends (...given: never[]) => unknown ? never : Key]?: Element[Key] } & {",
    "  [attribute: string]: unknown;",
    "};",
    "",
    "export declare const api: VsFunctions;",
    'export declare const configure: VsFunctions["configure"];',
    "",
    "declare global {",
    "  interface Window {",
    "    readonly vs: Vs;",
    "    vsSettings?: Partial<VsSettings> & Record<string, unknown>;",
    "  }",
    "  var vs: Vs;",
    "  interface HTMLElementEventMap extends VsEventMap {}",
    "  interface DocumentEventMap extends VsEventMap {}",
    "  interface WindowEventMap extends VsEventMap {}",
    "  interface HTMLElementTagNameMap {",
    ...elements.map(({ tag }) => `    "${tag}": ${classOf(tag)};`),
    "  }",
    '  /** React 19 has its own: `declare module "react" { namespace JSX { interface IntrinsicElements extends VsIntrinsicElements {} } }`. */',
    "  namespace JSX {",
    "    interface IntrinsicElements extends VsIntrinsicElements {}",
    "  }",
    "}",
    "",
  ];
  return lines.join("\n");
}

/** `vs-text` → `VsTextElement`. @param {string} tag */
export const classOf = (tag) => `${tag.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())}Element`;

/** @param {Element} element */
function elementType({ tag, docs, attributes }) {
  const properties = Object.entries(docs.properties ?? {});
  const own = attributes.filter(
    ({ property }) => property !== "value" || !properties.some(([name]) => name.startsWith("value:")),
  );
  return [
    comment(docs.text, ""),
    `export interface ${classOf(tag)} extends HTMLElement {`,
    ...own.flatMap(({ property, type, text }) => [
      comment(text, "  "),
      `  ${property}: ${property === "type" ? "string" : type};`,
    ]),
    ...properties.flatMap(([name, text]) => [
      comment(text, "  "),
      `  ${name.startsWith("value:") ? "" : "readonly "}${name};`,
    ]),
    ...Object.entries(docs.methods ?? {}).flatMap(([signature, text]) => [comment(text, "  "), `  ${signature};`]),
    "}",
    "",
  ];
}

/** @param {string} text @param {string} indent */
const comment = (text, indent) => `${indent}/** ${text.replaceAll("*/", "*\\/")} */`;
