import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { declarations } from "./declarations.mjs";
import { customElements, vscodeData, webTypes } from "./editor-data.mjs";
import { formSchema } from "./form-schema.mjs";
import { gallery } from "./gallery.mjs";
import { licencesText, readLicences } from "./licences.mjs";
import { referenceFiles } from "./reference/pages.mjs";
import { reserveSheet } from "./reserve-sheet.mjs";
import { readTables } from "./tables.mjs";

/**
 * Adds the documentation to a finished build: types, editor data, the reference, the licences, the schema of forms, and
 * last the hashes of all files. The same sources give the same bytes.
 * @param {string} folder
 */
export async function writeDocs(folder) {
  const tables = await readTables();
  const licences = readLicences();
  const pages = Object.entries(referenceFiles(tables, licences)).map(([name, text]) => [`reference/${name}`, text]);
  await mkdir(path.join(folder, "reference"), { recursive: true });
  const files = {
    "vs.d.ts": declarations(tables),
    "custom-elements.json": json(customElements(tables)),
    "vscode.html-data.json": json(vscodeData(tables)),
    "web-types.json": json(webTypes(tables)),
    "form-schema.json": json(formSchema(tables)),
    "gallery.json": json(gallery(tables)),
    "reserve.css": reserveSheet(tables),
    "licenses.txt": licencesText(licences, await readFile("LICENSE", "utf8")),
    ...Object.fromEntries(pages),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, "integrity.json"), json(integrity(folder)));
}

/** Subresource-integrity hashes of every file but the list itself, by path. @param {string} folder */
function integrity(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll("\\", "/"))
    .filter((name) => name !== "integrity.json");
  return Object.fromEntries(names.toSorted().map((name) => [name, sha384(readFileSync(path.join(folder, name)))]));
}

/** @param {Buffer} content */
const sha384 = (content) => `sha384-${createHash("sha384").update(content).digest("base64")}`;
/** @param {unknown} data */
const json = (data) => `${JSON.stringify(data, null, 2)}\n`;
