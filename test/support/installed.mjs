import { readFileSync } from "node:fs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, inBundle?: boolean }} Locked */

/**
 * Whether node_modules has the packages of package-lock.json. npm keeps its own list in node_modules. Optional
 * packages may be missing: they may be for other systems.
 * @param {string} [folder]
 */
export function isInstalled(folder = ".") {
  const wanted = packagesOf(`${folder}/package-lock.json`);
  const there = packagesOf(`${folder}/node_modules/.package-lock.json`);
  if (!there || !wanted) return false;
  const isSame = Object.entries(wanted).every(([place, { version, integrity, optional, devOptional }]) => {
    const found = there[place];
    if (place === "" || (!found && (optional || devOptional))) return true;
    return found?.version === version && found?.integrity === integrity;
  });
  return isSame && Object.keys(there).every((place) => place in wanted);
}

/**
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined; // missing, or left incomplete by an interrupted npm
  }
}
