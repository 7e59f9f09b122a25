import { propertiesOf } from "../form-schema.mjs";
import { code, escape, heading, json, mono, prose, table } from "./parts.mjs";

/** @typedef {import("../tables.mjs").Tables} Tables */

/** @param {Tables} tables */
export function formsPage(tables) {
  const types = Object.entries(tables.fieldTypes);
  const part = (/** @type {string} */ place, /** @type {string} */ title, text = "") =>
    `${heading(place, title, 2)}${text && `<p>${text}</p>`}${section(place, tables)}`;
  return `
<p>The answer of <a href="calls.html#form">GET <code>/api/template/form/{name}</code></a>, and the property <code>schema</code> of <a href="tags.html#vs-form"><code>vs-form</code></a>. The order of the fields is that of <code>schema</code> unless fieldsets say otherwise. JSON text in a string is accepted too, and properties that are not listed here are ignored, for the server's own use. <a href="../form-schema.json">form-schema.json</a> is a JSON Schema of all this, for completion and checks in editors. A value of a wrong kind is logged in the console and ignored, so that the default applies; the other fields work.</p>
${part("form", "The form")}
${part("entry", "A field", "Other properties are passed to the field unchanged; properties of a single type begin with its name.")}
${part("add", "Buttons for related records", "<code>add</code> and <code>add2</code> of a field.")}
${heading("types", "Types of fields", 2)}
${table(
  ["type", "drawn by"],
  types.map(([type, folder]) => [mono(type), `<a href="tags.html#vs-${folder}">${mono(`vs-${folder}`)}</a>`]),
)}
${part("validator", "Validators", `Names: ${tables.checks.map(mono).join(", ")}. An empty value has no problem but <code>required</code>. A field is judged half a second after the last key, all fields at the submit.`)}
${part("fieldset", "Fieldsets")}
${part("behavior", "Rules", "<code>behavior</code> of a field: by its value the rule, or a list of rules, that holds; <code>*</code> holds for every other value.")}
${part("table", "Tables", "A field whose value is a table.")}
${part("options", "Options of tables", "<code>options</code> of a table.")}
${part("values", "Fixed rows", "<code>values</code> of a table.")}
${part("columns", "Columns of tables", "The items of <code>columns</code>.")}`;
}

/** @param {string} place @param {Tables} tables */
function section(place, tables) {
  return Object.entries(propertiesOf(tables)[place] ?? {})
    .map(([name, { text, kind, default: first, example }]) => {
      const quiet = [
        kind !== "anything" && escape(kind.replaceAll("/", " / ")),
        first !== undefined && `default ${mono(JSON.stringify(first))}`,
      ];
      const whole = JSON.stringify(example);
      const asks = whole.includes('"data":') ? "session" : "page";
      const said = quiet.filter(Boolean);
      return `${heading(`${place}-${name}`, name)}<p>${prose(text)}</p>${
        said.length ? `<p class="quiet">${said.join("; ")}</p>` : ""
      }${code(json(example), ` data-schema data-needs="${asks}"`)}`;
    })
    .join("\n");
}
