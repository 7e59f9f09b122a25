import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The shipped source files of a room: no tests, descriptions, types, phrases, nor files that only tests import.
 * @param {string} room a folder, from the project's own
 */
export function roomFiles(room) {
  const users = importers();
  const isFixture = (/** @type {string} */ file) =>
    users.get(file)?.some(isTest) && !users.get(file)?.some((user) => isPlantable(user) && !isTest(user));
  return sourceIn(room).filter((file) => isPlantable(file) && !isFixture(file));
}

/** @param {string} file */
export const isPlantable = (file) =>
  /\.tsx?$/.test(file) && !/\.(test|docs|d)\.tsx?$|\/phrases[./]|\/definition\.ts$|\/shared-attributes\.ts$/.test(file);
/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$|^test\//.test(file);

/** The importers of each file, by its path. @returns {Map<string, string[]>} */
function importers() {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  const folders = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders.filter((folder) => !/^\.|^node_modules$|^dist$/.test(folder.name)))
    for (const file of sourceIn(name))
      for (const [, request = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
        const used = path.posix.join(path.posix.dirname(file), request);
        users.set(used, [...(users.get(used) ?? []), file]);
      }
  return users;
}

/** @param {string} folder */
function sourceIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted();
}
