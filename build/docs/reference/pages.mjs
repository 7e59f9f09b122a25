import { readFileSync } from "node:fs";
import { attributesPage } from "./attributes.mjs";
import { callsPage } from "./calls.mjs";
import { deploymentPage } from "./deployment.mjs";
import { formsPage } from "./forms.mjs";
import { frame } from "./frame.mjs";
import { guidesPage } from "./guides.mjs";
import { homePage } from "./home.mjs";
import { mistakesPage } from "./mistakes.mjs";
import { indexScript } from "./search-index.mjs";
import { serversPage } from "./servers.mjs";
import { apiPage, eventsPage, exampleScript, helpersPage, settingsPage } from "./scripting.mjs";
import { tagsPage } from "./tags.mjs";

/** @typedef {import("../tables.mjs").Tables} Tables @typedef {import("../licences.mjs").Licence} Licence */

/** The pages in the order of their links. `text` is shown below the title and in the list on the first page. */
const pages = [
  {
    file: "index.html",
    title: "Reference",
    text: "Everything that templates and scripts can use.",
    make: homePage,
  },
  {
    file: "servers.html",
    title: "Your server",
    text: "Servers for one table in PHP, Python, Django and Node, the parts to add in Rails and Spring, and what is needed first.",
    make: serversPage,
  },
  {
    file: "attributes.html",
    title: "Attributes",
    text: "Attributes that define what a click does: forms, saves, deletions, calls, markup of the server.",
    make: attributesPage,
  },
  { file: "tags.html", title: "Tags", text: "Fields, forms, dialogs and widgets as custom elements.", make: tagsPage },
  { file: "forms.html", title: "Forms", text: "The schema with which the server describes a form.", make: formsPage },
  {
    file: "calls.html",
    title: "Calls",
    text: "The requests to the server, and the accepted answers.",
    make: callsPage,
  },
  { file: "events.html", title: "Events", text: "Events for scripts of the page.", make: eventsPage },
  { file: "api.html", title: "window.vs", text: "Functions for scripts of the page.", make: apiPage },
  { file: "settings.html", title: "Settings", text: "How to configure the product for a site.", make: settingsPage },
  { file: "helpers.html", title: "Helpers", text: "Functions for templates of the server.", make: helpersPage },
  {
    file: "guides.html",
    title: "Guides",
    text: "Types that look alike, search, drafts, conflicts, offline, sign-in, captcha.",
    make: guidesPage,
  },
  {
    file: "mistakes.html",
    title: "Mistakes",
    text: "Console messages about wrong use, and how to fix it.",
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

/**
 * dist/reference: its files by name. @param {Tables} tables @param {Licence[]} licences @returns {Record<string,
 * string>}
 */
export function referenceFiles(tables, licences) {
  const made = pages.map(({ make, ...page }) => ({ ...page, html: make({ ...tables, licences, pages }) }));
  return {
    ...Object.fromEntries(made.map((page) => [page.file, frame(page, made, tables.version)])),
    "examples.js": exampleScript(tables),
    "reference.css": own("reference.css"),
    "reference.js": own("reference.js"),
    "search.js": own("search.js"),
    "search-index.js": indexScript(made),
  };
}

/** @param {string} name */
const own = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
