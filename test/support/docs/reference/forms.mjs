import { formSchema } from "../form-schema.mjs";
import { code, escape, heading, json, mono, prose, table } from "./parts.mjs";

/** @typedef {import("../tables.mjs").Tables} Tables */
/** @typedef {{ description?: string, type?: string | string[], enum?: unknown[], default?: unknown, $ref?: string }} Property */

/** @param {Tables} tables */
export function formsPage(tables) {
  const parts = propertiesOf(tables);
  const types = Object.entries(tables.fieldTypes);
  return `
<p>The answer of <a href="calls.html#form">GET <code>/api/template/form/{name}</code></a>, and the property <code>schema</code> of <a href="tags.html#vs-form"><code>vs-form</code></a>. The order of the fields is that of <code>schema</code> unless fieldsets say otherwise. A JSON text in a string is read as well, and properties that are not listed here are left to the server. <a href="../form-schema.json">form-schema.json</a> is a JSON Schema of all this: editors complete and check by it. What cannot be read is named in the console; the good fields work.</p>
${heading("form", "The form", 2)}
${section("form", parts.form, tables)}
${heading("entry", "A field", 2)}
<p>Other properties go to the field as they are; those that belong to one type begin with its name.</p>
${section("entry", parts.entry, tables)}
${heading("types", "Types of fields", 2)}
${table(
  ["type", "drawn by"],
  types.map(([type, folder]) => [mono(type), `<a href="tags.html#vs-${folder}">${mono(`vs-${folder}`)}</a>`]),
)}
${heading("validator", "Validators", 2)}
<p>Names: ${tables.checks.map(mono).join(", ")}. An empty value has no problem but <code>required</code>. A field is judged half a second after the last key, all fields at the submit.</p>
${section("validator", parts.validator, tables)}
${heading("fieldset", "Fieldsets", 2)}
${section("fieldset", parts.fieldset, tables)}
${heading("columns", "Columns of tables", 2)}
<p>Columns (SPEC §3.7) come with the tables; nothing reads them in this version.</p>`;
}

/** The properties that are read, by their place. @param {Tables} tables @returns {Record<"form" | "entry" | "validator" | "fieldset", Record<string, Property>>} */
export function propertiesOf(tables) {
  const { properties, $defs } = /** @type {any} */ (formSchema(tables));
  const resolved = (/** @type {Record<string, Property>} */ given) =>
    Object.fromEntries(
      Object.entries(given).map(([name, one]) => [name, { ...$defs[one.$ref?.split("/").pop() ?? ""], ...one }]),
    );
  return {
    form: resolved(properties),
    entry: resolved($defs.entry.properties),
    validator: resolved($defs.validator.anyOf[1].properties),
    fieldset: resolved($defs.fieldset.properties),
  };
}

/** @param {string} place @param {Record<string, Property>} properties @param {Tables} tables */
const section = (place, properties, { schemaExamples }) =>
  Object.entries(properties)
    .map(([name, { description = "", type, enum: values, default: first }]) => {
      const kinds = values && place === "form" ? values.map(String).join(", ") : [type ?? []].flat().join(" or ");
      const quiet = [kinds && escape(kinds), first !== undefined && `default ${mono(JSON.stringify(first))}`];
      const given = schemaExamples[place]?.[name];
      const asks = JSON.stringify(given).includes('"data":') ? "session" : "page";
      return `${heading(`${place}-${name}`, name)}<p>${prose(description)}</p>${
        quiet.some(Boolean) ? `<p class="quiet">${quiet.filter(Boolean).join("; ")}</p>` : ""
      }${code(json(given), ` data-schema data-needs="${asks}"`)}`;
    })
    .join("\n");
