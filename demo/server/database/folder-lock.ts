import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Locks a data folder for this process; returns the function that releases it. PGlite does not lock its folder itself,
 * and when two processes share a folder, the writes of one are lost without an error. A lock whose process is gone
 * (killed, power cut) is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "server.pid");
  const owner = readOwner(file);
  if (owner !== undefined && isInUse(file, owner)) {
    const message = `${folder} is in use by process ${owner}. Stop it, or choose another folder with DATA_DIR.`;
    throw Object.assign(new Error(message), { code: "FOLDER_IN_USE" });
  }
  if (owner !== undefined) rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: "wx" });
  heldHere.add(file);
  return () => {
    rmSync(file, { force: true });
    heldHere.delete(file);
  };
}

/** Locks of this process: a lock file with our own process id that is not listed here is from an earlier process. */
const heldHere = new Set<string>();

function isInUse(file: string, owner: number): boolean {
  return owner === process.pid ? heldHere.has(file) : isAlive(owner);
}

function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
