/** The tables of README.md between their markers: `node build/docs/readme.mjs` writes them, a test compares. */
import { readFile, writeFile } from "node:fs/promises";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { readTables } from "./tables.mjs";

/** @typedef {import("./tables.mjs").Tables} Tables */

/** README.md with fresh tables. @param {string} text @param {Tables} tables */
export function withTables(text, tables) {
  const made = readmeTables(tables);
  return text.replace(/(<!-- table:(\w+) -->)[\s\S]*?(<!-- \/table -->)/g, (_, start, name, end) => {
    if (!made[name]) throw new Error(`README.md: no table is named "${name}"`);
    return `${start}\n\n${made[name]}\n\n${end}`;
  });
}

/** Tables by the name of their marker. @param {Tables} tables @returns {Record<string, string>} */
export function readmeTables({ clicks, beside, page, elements, settings, events, eventTypes, api, script, helpers }) {
  const fields = elements.filter(({ folder }) => folder.includes("/fields/"));
  const shared = fields.find(({ tag }) => tag === "vs-hidden")?.attributes ?? [];
  const isShared = (/** @type {string} */ name) => shared.some(({ property }) => property === name);
  return {
    clicks: table(
      ["attribute", "value", "a click"],
      Object.entries(clicks).map(([name, { value, text }]) => [mono(name), value, text]),
    ),
    beside: table(
      ["beside it", "meaning"],
      Object.entries(beside).map(([name, text]) => [mono(name), text]),
    ),
    page: table(
      ["on any element", "meaning"],
      Object.entries(page).map(([name, text]) => [mono(name), text]),
    ),
    tags: table(
      ["tag", "what it is", "attributes"],
      elements.map(({ tag, docs, attributes, value }) => {
        const own = value || tag === "vs-label" ? attributes.filter(({ property }) => !isShared(property)) : attributes;
        return [mono(tag), docs.text, own.map(({ attribute }) => mono(attribute)).join(" ") || "–"];
      }),
    ),
    shared: table(
      ["attribute of every field", "meaning"],
      shared.map(({ attribute, text }) => [mono(attribute), text]),
    ),
    events: table(
      ["event", "detail", "when"],
      Object.entries(events).map(([name, text]) => [mono(name), mono(eventTypes[name] ?? ""), text]),
    ),
    settings: table(
      ["setting", "default", "meaning"],
      settings.map(({ name, default: first, text }) => [mono(name), mono(first), text]),
    ),
    helpers: table(
      ["helper", "takes", "gives", "example"],
      Object.entries(helpers).map(([name, { takes, gives, examples }]) => [
        mono(name),
        takes,
        gives,
        mono(examples[0]?.template ?? ""),
      ]),
    ),
    api: table(
      ["`window.vs`", "what it does"],
      Object.entries({ ...api, ...script }).map(([name, { text }]) => [mono(name), text]),
    ),
  };
}

/** @param {string[]} heads @param {string[][]} rows */
const table = (heads, rows) =>
  [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.map(cell).join(" | ")} |`).join("\n");
/** @param {string} text */
const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
/** @param {string} text */
const mono = (text) => `\`${text}\``;

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile("README.md", withTables(await readFile("README.md", "utf8"), await readTables()));
