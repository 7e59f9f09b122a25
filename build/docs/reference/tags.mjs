import { example, heading, mono, prose, code, table } from "./parts.mjs";

/** @typedef {import("../tables.mjs").Tables} Tables @typedef {import("../tables.mjs").Element} Element */

/** @param {Tables} tables */
export function tagsPage(tables) {
  const { elements, tokens } = tables;
  const fields = elements.filter(({ folder }) => folder.includes("/fields/"));
  const others = elements.filter((element) => !fields.includes(element));
  const shared =
    fields.find(({ tag }) => tag === "vs-hidden")?.attributes.filter(({ property }) => property !== "value") ?? [];
  const isShared = (/** @type {string} */ name) =>
    !["type", "value"].includes(name) && shared.some(({ property }) => property === name);
  const first = fields.find(({ tag }) => tag === "vs-text")?.docs ?? { text: "", attributes: {}, example: "" };
  return `
${heading("fields", "Fields", 2)}
<p>Each is a form-associated control: it is posted and reset with the page's own form, obeys <code>fieldset disabled</code>, supports <code>:invalid</code>, is restored by Back, and works with <code>&lt;label&gt;</code>. Attributes have the names of the schema in lower case with hyphens; flags are present or absent; lists and objects are JSON. A property has the schema's name and a typed value (<code>decimal_places</code>, 2). Live examples show what they post.</p>
${heading("every-field", "Every field")}
${table(
  ["attribute", "kind", "meaning"],
  shared.map(({ attribute, kind, text }) => [mono(attribute), kind, prose(text)]),
)}
${list("Properties", first.properties)}
${list("Methods", first.methods)}
${list("Events", first.events)}
${list("Parts", first.parts)}
${fields.map((element) => section(element, tables, isShared)).join("\n")}

${heading("elements", "Elements", 2)}
${others.map((element) => section(element, tables)).join("\n")}

${heading("look", "Look", 2)}
<p>Styles live in shadow roots; the page's own do not reach in. These custom properties of the page are seen by every element; five are enough to fit a page: accent, text, background, radius, font. Light or dark as the page says by <code>data-theme</code> or <code>color-scheme</code>; where it says nothing, dark on a dark background. Single places are reached by <code>::part()</code> with the names under Parts. Controls are 32 px high, 44 px on touch screens; <code>density="compact"</code> makes those of one tag, and the rows of its table, 28 px high. <code>--vs-control-height</code> sets the height for the whole page, touch screens included; inside a native form a field otherwise has the height of the form's own inputs.</p>
${code(":root {\n  --vs-accent: #7a3db8;\n  --vs-radius: 2px;\n}\nvs-text::part(label) {\n  text-transform: uppercase;\n}")}
${table(
  ["property", "light", "dark"],
  tokens.map(({ name, light, dark }) => [mono(name), mono(light), mono(dark)]),
)}`;
}

/** @param {Element} element @param {Tables} tables @param {(property: string) => boolean} [isShared] */
function section({ tag, docs, attributes, types, value, folder }, { eventTypes }, isShared = () => false) {
  const own = attributes.filter(({ property }) => !isShared(property));
  const isField = folder.includes("/fields/");
  const kinds =
    typeof value === "object" ? ` Value kinds: ${kindsOf(value, types)}.` : value && ` Value kind: ${value}.`;
  return `${heading(tag, `&lt;${tag}&gt;`)}
<p>${prose(docs.text)}</p>
${types.length ? `<p class="quiet">Schema types: ${types.map(mono).join(", ")}.${kinds}</p>` : ""}
${live(docs, isField)}
${own.length ? table(["attribute", "kind", "meaning"], own.map(attributeRow), "Attributes") : ""}
${isField ? list("Value", valueOf(docs.properties)) : list("Properties", docs.properties)}
${isField ? "" : list("Methods", docs.methods) + list("Events", withTypes(docs.events, eventTypes))}
${list("Slots", docs.slots)}${isField ? "" : list("Parts", docs.parts)}`;
}

/**
 * The value kind of each schema type; a type without a kind of its own has that of the first one.
 * @param {Exclude<Element["value"], string>} held @param {string[]} types
 */
function kindsOf(held, types) {
  const kindOf = (/** @type {string} */ type) => held[type] ?? held[types[0] ?? ""] ?? "";
  return [...new Set(types.map(kindOf))]
    .map((kind) => {
      const own = types.filter((type) => kindOf(type) === kind).map(mono);
      return `${kind === "choice" ? `text, with ${mono("multi")} a list` : kind} (${own.join(", ")})`;
    })
    .join("; ");
}

/** @param {import("../tables.mjs").TagDocs} docs @param {boolean} isField */
function live({ example: markup, isAlone, seenAt }, isField) {
  if (seenAt)
    return `${code(markup)}<p class="with-demo" hidden>Live: <a href="${seenAt}">${seenAt.replace(/^\/|#.*/g, "")}</a></p>`;
  const around = isField
    ? '<form>$<output aria-label="What is posted"></output></form>'
    : /<vs-(popup|modal)/.test(markup)
      ? '$<button type="button" class="open">Show</button>'
      : "$";
  return example(markup, isAlone ? "page" : "session", around);
}

/** @param {import("../tables.mjs").Attribute} attribute */
const attributeRow = ({ attribute, kind, text, default: first }) => [
  mono(attribute),
  kind,
  prose(text) + (first ? ` Default: ${mono(first)}.` : ""),
];

/** @param {string} title @param {Record<string, string> | undefined} given */
const list = (title, given = {}) =>
  Object.keys(given).length
    ? table(
        ["name", "meaning"],
        Object.entries(given).map(([name, text]) => [mono(name || "(default)"), prose(text)]),
        title,
      )
    : "";

/** The only property that differs between fields: the value. @param {Record<string, string> | undefined} properties */
const valueOf = (properties = {}) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => name.startsWith("value:")));

/** @param {Record<string, string> | undefined} events @param {Record<string, string>} types */
const withTypes = (events = {}, types) =>
  Object.fromEntries(
    Object.entries(events).map(([name, text]) => [name, types[name] ? `${text} Detail: \`${types[name]}\`.` : text]),
  );
