import { readFileSync } from "node:fs";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, peer?: boolean, inBundle?: boolean }} Locked */

/**
 * Does node_modules hold what package-lock.json names? npm keeps its own account of it in node_modules. Optional
 * packages may be missing: they are for other systems.
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
    return undefined; // there is none yet, or an interrupted npm left half of one
  }
}
