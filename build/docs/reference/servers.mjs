import { readFileSync } from "node:fs";
import { code, heading, mono, prose, table } from "./parts.mjs";

/** The examples of docs/servers: file, name, what to know before. */
const servers = [
  [
    "plots.php",
    "PHP",
    "Needs PHP 8.0 with pdo_sqlite. With PHP's own server; run in a test with every change of the product.",
  ],
  ["plots_server.py", "Python", "Needs SQLite 3.35. With Python's own `http.server`; run in a test."],
  ["plots_django.py", "Django", "In one file; the cookie `csrftoken` is read by the product. Run in a test."],
  ["plots.mjs", "Node", "Needs Node 20.11. Without a package, in memory; run in a test."],
  ["plots.rb", "Rails", "Routes, model and controller; `csrf_meta_tags` is read by the product."],
  [
    "Plots.java",
    "Spring Boot",
    "Not run in a test. Needs `CookieCsrfTokenRepository.withHttpOnlyFalse()`; Spring Security 6 also needs the request handler and the filter that its reference describes for single-page applications, because its token is else neither set by a GET nor accepted as it stands in the cookie.",
  ],
];

/** The calls in the order in which a server needs them. */
const ranks = [
  ["first", "form, read", "A click on `edit` or `add` opens a form and shows the record."],
  ["first", "create, update, delete", "The form saves, `del` deletes. Errors by field (422) stand at their fields."],
  ["soon", "select", "A field of type Select has `data`; all lists of a form can come in one answer (`selects`)."],
  ["soon", "suggest", "An Autocomplete searches on the server while a person types."],
  ["soon", "unique", "The validator `remote` asks whether a value is free, before the save."],
  ["later", "list", "A `vs-table` pages, sorts and filters on the server; without it, it takes the page's own table."],
  ["later", "widget, format", "Pieces of markup that refresh themselves, and markup in a window."],
  ["later", "method", "Buttons with `api` run something on the server."],
  ["later", "fileUpload", "Fields with files."],
  ["rarely", "all others", "Each belongs to one field or attribute, whose description names it."],
];

export const serversPage = () => `
<p>The first popup needs two addresses: the form, and the record. Each example below answers all calls for a table of plots: the form, reading and saving, a list, search while typing, uniqueness, errors by field, and the CSRF token. PHP, Python, Django and Node are complete servers of about 100 lines; Rails and Spring are the parts to add to an application.</p>

${heading("needed", "What is needed first", 2)}
${table(
  ["needed", "calls", "for"],
  ranks.map(([when = "", calls = "", why = ""]) => [when, calls.split(", ").map(linkOf).join(", "), prose(why)]),
)}
<p>Addresses that differ from those of the examples are given in the setting <a href="settings.html#urls"><code>urls</code></a>: ${mono('{ "read": "/rest/{table}/{id}.json" }')}.</p>
${servers.map(([file, name, text]) => section(String(file), String(name), String(text))).join("\n")}`;

/** @param {string} call */
const linkOf = (call) => (call.includes(" ") ? call : `<a href="calls.html#${call}"><code>${call}</code></a>`);

/** @param {string} file @param {string} name @param {string} text */
const section = (file, name, text) => `${heading(file.replace(/\W/g, "-"), name, 2)}
<p>${prose(text)}</p>
${code(readFileSync(`docs/servers/${file}`, "utf8").trim())}`;
