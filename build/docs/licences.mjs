import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ name: string, version: string, licence: string, text: string }} Licence */

/**
 * The licences of the packages in the bundle (listed in the build's report), from their metadata and licence files.
 * @returns {Licence[]}
 */
export function readLicences() {
  /** @type {{ outputs: Record<string, { inputs: object }>, loader: { inputs: object } }} */
  const { outputs, loader } = JSON.parse(readFileSync(".cache/build.json", "utf8"));
  const inputs = [loader, ...Object.values(outputs)].flatMap(({ inputs: files }) => Object.keys(files));
  const folders = inputs.flatMap((file) => packageFolder.exec(file)?.[0] ?? []);
  return [...new Set(folders)].toSorted().map(readLicence);
}

/** A package's folder, also when nested inside another package. */
const packageFolder = /node_modules\/(?:(?:@[^/]+\/)?[^/]+\/node_modules\/)*(?:@[^/]+\/)?[^/]+/;

/** @param {string} folder @returns {Licence} */
function readLicence(folder) {
  const { name, version, license, licenses, author, contributors } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  );
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = files.map((file) => path.join(folder, file)).filter((file) => existsSync(file));
  const people = [author ?? contributors ?? []].flat().map((one) => (typeof one === "string" ? one : one.name));
  const whole = texts.map((file) => readFileSync(file, "utf8").trim()).join("\n\n");
  const none = `Copyright ${people.join(", ") || `the authors of ${name}`}. The package carries no text of its licence.`;
  // older packages list them
  const named = license ?? licenses.map((/** @type {{ type: string }} */ { type }) => type).join(" or ");
  return { name, version, licence: named, text: whole || none };
}

/** dist/licenses.txt. @param {Licence[]} licences @param {string} own the licence of vs-elements */
export const licencesText = (licences, own) =>
  [
    `vs-elements\n\n${own.trim()}`,
    ...licences.map(({ name, version, licence, text }) => `${name} ${version}\n${licence}\n\n${text}`),
  ]
    .join(`\n\n${"-".repeat(72)}\n\n`)
    .concat("\n");
