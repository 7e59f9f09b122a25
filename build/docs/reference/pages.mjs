import { readFileSync } from "node:fs";
import { attributesPage } from "./attributes.mjs";
import { callsPage } from "./calls.mjs";
import { deploymentPage } from "./deployment.mjs";
import { formsPage } from "./forms.mjs";
import { frame } from "./frame.mjs";
import { homePage } from "./home.mjs";
import { mistakesPage } from "./mistakes.mjs";
import { apiPage, eventsPage, exampleScript, helpersPage, settingsPage } from "./scripting.mjs";
import { tagsPage } from "./tags.mjs";

/** @typedef {import("../tables.mjs").Tables} Tables @typedef {import("../licences.mjs").Licence} Licence */

/** The pages in the order of their links. `text` stands below the title and in the list of the first page. */
const pages = [
  {
    file: "index.html",
    title: "Reference",
    text: "Everything that a template may write and a script may call.",
    make: homePage,
  },
  {
    file: "attributes.html",
    title: "Attributes",
    text: "What an attribute makes of a click: forms, saves, deletions, calls, markup of the server.",
    make: attributesPage,
  },
  { file: "tags.html", title: "Tags", text: "Fields, forms, dialogs and widgets as tags of the page.", make: tagsPage },
  { file: "forms.html", title: "Forms", text: "The schema by which the server describes a form.", make: formsPage },
  {
    file: "calls.html",
    title: "Calls",
    text: "What is asked of the server, and which answers are understood.",
    make: callsPage,
  },
  { file: "events.html", title: "Events", text: "What is told to scripts of the page.", make: eventsPage },
  { file: "api.html", title: "window.vs", text: "What scripts of the page may call.", make: apiPage },
  { file: "settings.html", title: "Settings", text: "How the product is told about a site.", make: settingsPage },
  { file: "helpers.html", title: "Helpers", text: "What templates of the server may call.", make: helpersPage },
  {
    file: "mistakes.html",
    title: "Mistakes",
    text: "What the console says about wrong use, and what to do.",
    make: mistakesPage,
  },
  {
    file: "deployment.html",
    title: "Deployment",
    text: "Files, web server, policy, upgrade, browsers, licences.",
    make: deploymentPage,
  },
];
export const pageFiles = pages.map(({ file }) => file);

/** dist/reference: its files by name. @param {Tables} tables @param {Licence[]} licences @returns {Record<string, string>} */
export function referenceFiles(tables, licences) {
  const made = pages.map(({ make, ...page }) => ({ ...page, html: make({ ...tables, licences, pages }) }));
  return {
    ...Object.fromEntries(made.map((page) => [page.file, frame(page, made, tables.version)])),
    "examples.js": exampleScript(tables),
    "reference.css": own("reference.css"),
    "reference.js": own("reference.js"),
  };
}

/** @param {string} name */
const own = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
